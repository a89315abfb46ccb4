import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import { DashboardSection } from '../dashboard/DashboardSection.tsx';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lazyView } from '../ui/lazy-view.tsx';
import { homeOf, isPlace, maySee, type Place, placeName, sectionPath } from './sections.ts';

/** The code, the styles and the texts of a section are loaded when the section is first opened. */
const views: Record<Place, ComponentType> = {
  // Nearly every visit begins with the dashboard.
  dashboard: DashboardSection,
  monday: lazyView(
    ['monday', 'claims', 'leads', 'reports', 'requests'],
    async () => (await import('../monday/MondaySection.tsx')).MondaySection,
  ),
  leads: lazyView(
    ['leads', 'failures', 'sends'],
    async () => (await import('../leads/LeadsSection.tsx')).LeadsSection,
  ),
  campaigns: lazyView(
    ['campaigns', 'channels', 'leads'],
    async () => (await import('../campaigns/CampaignsSection.tsx')).CampaignsSection,
  ),
  reviews: lazyView(
    ['reviews', 'leads', 'campaigns'],
    async () => (await import('../reviews/ReviewsSection.tsx')).ReviewsSection,
  ),
  content: lazyView(['content', 'claims'], async () => (await import('./ContentPages.tsx')).ContentPages),
  media: lazyView(
    ['media', 'mediaErrors', 'content', 'editing'],
    async () => (await import('../media/MediaSection.tsx')).MediaSection,
  ),
  radar: lazyView(['radar'], async () => (await import('../radar/RadarSection.tsx')).RadarSection),
  'marketing-integrations': lazyView(
    ['integrations', 'failures'],
    async () => (await import('../integrations/IntegrationsSection.tsx')).IntegrationsSection,
  ),
  'landing-pages': lazyView(
    ['landing', 'media', 'editing'],
    async () => (await import('../landing-pages/LandingPagesSection.tsx')).LandingPagesSection,
  ),
  wordpress: lazyView(
    ['wordpress', 'settings', 'failures'],
    async () => (await import('../wordpress/WordpressSection.tsx')).WordpressSection,
  ),
  'wordpress-sync': lazyView(
    ['wordpressSync', 'wordpress', 'editing'],
    async () => (await import('../wordpress-sync/SyncSection.tsx')).SyncSection,
  ),
  requests: lazyView(
    ['requests', 'reports', 'reviews', 'leads'],
    async () => (await import('../requests/RequestsSection.tsx')).RequestsSection,
  ),
  settings: lazyView(
    ['settings', 'account', 'access', 'secondFactor', 'audit', 'leads'],
    async () => (await import('../settings/SettingsSection.tsx')).SettingsSection,
  ),
  'go-live': lazyView(
    ['goLive', 'integrations', 'leads', 'settings'],
    async () => (await import('../go-live/GoLiveSection.tsx')).GoLiveSection,
  ),
};

interface SectionViewProps {
  section: string;
  account: UseQueryResult<AccountDto>;
}

/** The section of the URL, once the account is loaded. */
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
      <View />
    </Suspense>
  );
}
