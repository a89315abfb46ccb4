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
import { isSection, maySee, type Section, sectionPath } from './sections.ts';

/** Each section is fetched when it is opened first. */
const views: Partial<Record<Section, ComponentType>> = {
  dashboard: lazy(async () => ({
    default: (await import('../dashboard/DashboardSection.tsx')).DashboardSection,
  })),
  leads: lazy(async () => ({ default: (await import('../leads/LeadsSection.tsx')).LeadsSection })),
  campaigns: lazy(async () => ({
    default: (await import('../campaigns/CampaignsSection.tsx')).CampaignsSection,
  })),
  reviews: lazy(async () => ({ default: (await import('../reviews/ReviewsSection.tsx')).ReviewsSection })),
  // Until the section has other tabs.
  content: lazy(async () => ({ default: (await import('../claims/ClaimsSection.tsx')).ClaimsSection })),
  'marketing-integrations': lazy(async () => ({
    default: (await import('../integrations/IntegrationsSection.tsx')).IntegrationsSection,
  })),
  settings: lazy(async () => ({
    default: (await import('../settings/SettingsSection.tsx')).SettingsSection,
  })),
};

/** The texts that a section is drawn with: there before it is, so that nothing that was drawn goes away again. */
const texts: Partial<Record<Section, (keyof SectionTexts)[]>> = {
  dashboard: ['dashboard'],
  leads: ['leads'],
  campaigns: ['campaigns', 'leads'],
  content: ['claims'],
  reviews: ['reviews', 'leads'],
  'marketing-integrations': ['integrations'],
  settings: ['settings', 'secondFactor', 'audit'],
};

/** Draws nothing, and suspends until the section's texts are there. */
function Texts({ of }: { of: Section }) {
  const { t } = useLanguage();
  for (const name of texts[of] ?? []) void t[name];
  return null;
}

interface SectionViewProps {
  section: string;
  account: UseQueryResult<AccountDto>;
}

/** The section of the address, once it is known who is signed in. */
export function SectionView({ section, account }: SectionViewProps) {
  const { t } = useLanguage();
  if (account.isPending) return <Waiting />;
  if (account.isError)
    return (
      <>
        <Heading>{isSection(section) ? t.sections[section] : t.shell.unknown}</Heading>
        <Failed error={account.error} retry={account.refetch} />
      </>
    );
  const { role } = account.data;
  // Where a role begins: a moderator has no dashboard.
  const home: Section = maySee(role, 'dashboard') ? 'dashboard' : 'reviews';
  if (section === 'dashboard' && section !== home) return <Navigate to={sectionPath(home)} replace />;
  if (!isSection(section) || !maySee(role, section)) {
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
      <Heading>{t.sections[section]}</Heading>
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
