import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import { addStyles } from '../../browser/add-styles.ts';
import type { AccountDto } from '../../contracts/account.ts';
import goLiveStyles from '../go-live/go-live.css?url';
import integrationStyles from '../integrations/integrations.css?url';
import mediaStyles from '../media/styles.css?url';
import reviewStyles from '../reviews/styles.css?url';
import settingsStyles from '../settings/styles.css?url';
import { type SectionTexts, useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { isPlace, maySee, type Place, placeName, type Section, sectionPath } from './sections.ts';

/** A view whose code is fetched when the section is first opened, with the styles that are the section's alone. */
const section = (load: () => Promise<ComponentType>, styles?: string) =>
  lazy(async () => {
    const [view] = await Promise.all([load(), styles && addStyles(styles)]);
    return { default: view };
  });

const views: Partial<Record<Place, ComponentType>> = {
  dashboard: section(async () => (await import('../dashboard/DashboardSection.tsx')).DashboardSection),
  leads: section(async () => (await import('../leads/LeadsSection.tsx')).LeadsSection),
  campaigns: section(async () => (await import('../campaigns/CampaignsSection.tsx')).CampaignsSection),
  reviews: section(async () => (await import('../reviews/ReviewsSection.tsx')).ReviewsSection, reviewStyles),
  content: section(async () => (await import('./ContentPages.tsx')).ContentPages),
  media: section(async () => (await import('../media/MediaSection.tsx')).MediaSection, mediaStyles),
  'marketing-integrations': section(
    async () => (await import('../integrations/IntegrationsSection.tsx')).IntegrationsSection,
    integrationStyles,
  ),
  settings: section(
    async () => (await import('../settings/SettingsSection.tsx')).SettingsSection,
    settingsStyles,
  ),
  'go-live': section(async () => (await import('../go-live/GoLiveSection.tsx')).GoLiveSection, goLiveStyles),
};

/** The texts of a section. They are loaded before it is rendered, so that rendered parts do not disappear again. */
const texts: Partial<Record<Place, (keyof SectionTexts)[]>> = {
  dashboard: ['dashboard'],
  leads: ['leads'],
  campaigns: ['campaigns', 'leads'],
  reviews: ['reviews', 'leads'],
  content: ['content'],
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
