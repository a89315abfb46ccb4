import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import type { AccountDto } from '../../contracts/account.ts';
import { type SectionTexts, useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { isPlace, maySee, type Place, placeName, type Section, sectionPath } from './sections.ts';

/** A section's code is fetched when the section is first opened. */
const views: Partial<Record<Place, ComponentType>> = {
  dashboard: lazy(async () => ({
    default: (await import('../dashboard/DashboardSection.tsx')).DashboardSection,
  })),
  leads: lazy(async () => ({ default: (await import('../leads/LeadsSection.tsx')).LeadsSection })),
  campaigns: lazy(async () => ({
    default: (await import('../campaigns/CampaignsSection.tsx')).CampaignsSection,
  })),
  reviews: lazy(async () => ({ default: (await import('../reviews/ReviewsSection.tsx')).ReviewsSection })),
  content: lazy(async () => ({ default: (await import('./ContentPages.tsx')).ContentPages })),
  media: lazy(async () => ({ default: (await import('../media/MediaSection.tsx')).MediaSection })),
  'marketing-integrations': lazy(async () => ({
    default: (await import('../integrations/IntegrationsSection.tsx')).IntegrationsSection,
  })),
  settings: lazy(async () => ({
    default: (await import('../settings/SettingsSection.tsx')).SettingsSection,
  })),
  'go-live': lazy(async () => ({ default: (await import('../go-live/GoLiveSection.tsx')).GoLiveSection })),
};

/** The texts of a section. They are loaded before it is rendered, so that rendered parts do not disappear again. */
const texts: Partial<Record<Place, (keyof SectionTexts)[]>> = {
  dashboard: ['dashboard'],
  leads: ['leads'],
  campaigns: ['campaigns', 'leads'],
  reviews: ['reviews', 'leads'],
  content: ['content', 'claims'],
  media: ['media', 'mediaErrors', 'leads'],
  'marketing-integrations': ['integrations'],
  settings: ['settings', 'secondFactor', 'audit'],
  'go-live': ['goLive', 'settings', 'leads', 'integrations'],
};

/** Renders nothing, and suspends until the section's texts are loaded. */
function Texts({ of }: { of: Place }) {
  const { t } = useLanguage();
  for (const name of texts[of] ?? []) void t[name];
  return null;
}

interface SectionViewProps {
  section: string;
  account: UseQueryResult<AccountDto>;
}

/** The section of the address, once the account is known. */
export function SectionView({ section, account }: SectionViewProps) {
  const { t } = useLanguage();
  if (account.isPending) return <Waiting />;
  if (account.isError)
    return (
      <>
        <Heading>{isPlace(section) ? placeName(section, t) : t.shell.unknown}</Heading>
        <Failed error={account.error} retry={account.refetch} />
      </>
    );
  const { role } = account.data;
  // The first section of the role: a moderator has no dashboard.
  const home: Section = maySee(role, 'dashboard') ? 'dashboard' : 'reviews';
  if (section === 'dashboard' && section !== home) return <Navigate to={sectionPath(home)} replace />;
  if (!isPlace(section) || !maySee(role, section)) {
    return (
      <>
        <Heading>{t.shell.unknown}</Heading>
        <Empty text={t.shell.unknownText}>
          <Button component={Link} to={sectionPath(home)} variant="default">
            {home === 'dashboard' ? t.shell.toDashboard : t.shell.toReviews}
          </Button>
        </Empty>
      </>
    );
  }
  const View = views[section];
  if (View)
    return (
      <Suspense fallback={<Waiting />}>
        <Texts of={section} />
        <View />
      </Suspense>
    );
  return (
    <>
      <Heading>{placeName(section, t)}</Heading>
      {section in t.placeholders && (
        <Empty text={t.placeholders[section as keyof typeof t.placeholders]}>
          {(section === 'wordpress' || section === 'wordpress-sync') && (
            <Button component={Link} to="/dashboard/settings/wordpress" variant="default">
              {t.placeholders.toConnection}
            </Button>
          )}
        </Empty>
      )}
    </>
  );
}
