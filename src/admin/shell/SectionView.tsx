import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import { DashboardSection } from '../dashboard/DashboardSection.tsx';
import { type SectionTexts, useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lazyView } from '../ui/lazy-view.ts';
import { homeOf, isPlace, maySee, type Place, placeName, sectionPath } from './sections.ts';

/** The code and the styles of a section are fetched when the section is first opened. */
const views: Record<Place, ComponentType> = {
  // Nearly every visit begins with it.
  dashboard: DashboardSection,
  leads: lazyView(async () => (await import('../leads/LeadsSection.tsx')).LeadsSection),
  campaigns: lazyView(async () => (await import('../campaigns/CampaignsSection.tsx')).CampaignsSection),
  reviews: lazyView(async () => (await import('../reviews/ReviewsSection.tsx')).ReviewsSection),
  content: lazyView(async () => (await import('./ContentPages.tsx')).ContentPages),
  media: lazyView(async () => (await import('../media/MediaSection.tsx')).MediaSection),
  radar: lazyView(async () => (await import('../radar/RadarSection.tsx')).RadarSection),
  'marketing-integrations': lazyView(
    async () => (await import('../integrations/IntegrationsSection.tsx')).IntegrationsSection,
  ),
  'landing-pages': lazyView(
    async () => (await import('../landing-pages/LandingPagesSection.tsx')).LandingPagesSection,
  ),
  wordpress: lazyView(async () => (await import('../wordpress/WordpressSection.tsx')).WordpressSection),
  'wordpress-sync': lazyView(async () => (await import('../wordpress-sync/SyncSection.tsx')).SyncSection),
  settings: lazyView(async () => (await import('../settings/SettingsSection.tsx')).SettingsSection),
  'go-live': lazyView(async () => (await import('../go-live/GoLiveSection.tsx')).GoLiveSection),
};

/** The texts of a section. They are loaded before it is rendered, so that rendered parts do not disappear again. */
const texts: Record<Place, (keyof SectionTexts)[]> = {
  dashboard: ['dashboard'],
  leads: ['leads', 'failures'],
  campaigns: ['campaigns', 'leads'],
  reviews: ['reviews', 'leads'],
  content: ['content', 'claims', 'media', 'mediaErrors', 'editing'],
  media: ['media', 'mediaErrors', 'leads', 'content'],
  radar: ['radar'],
  'marketing-integrations': ['integrations', 'failures'],
  'landing-pages': ['landing', 'leads', 'media', 'mediaErrors', 'editing'],
  wordpress: ['wordpress', 'settings', 'failures'],
  'wordpress-sync': ['wordpressSync', 'wordpress'],
  settings: ['settings', 'account', 'access', 'secondFactor', 'audit', 'failures'],
  'go-live': ['goLive', 'settings', 'account', 'secondFactor', 'leads', 'integrations'],
};

/** Renders nothing, and suspends until the section's texts are loaded. */
function Texts({ of }: { of: Place }) {
  const { t } = useLanguage();
  for (const name of texts[of]) void t[name];
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
  const home = homeOf(role);
  if (section === 'dashboard' && section !== home) return <Navigate to={sectionPath(home)} replace />;
  if (!isPlace(section) || !maySee(role, section)) {
    return (
      <>
        <Heading>{isPlace(section) ? placeName(section, t) : t.shell.unknown}</Heading>
        <Empty text={isPlace(section) ? t.shell.closedText : t.shell.unknownText}>
          <Button component={Link} to={sectionPath(home)} variant="default">
            {t.shell.toHome[home]}
          </Button>
        </Empty>
      </>
    );
  }
  const View = views[section];
  return (
    <Suspense fallback={<Waiting />}>
      <Texts of={section} />
      <View />
    </Suspense>
  );
}
