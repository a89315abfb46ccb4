import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import type { AccountDto } from '../../contracts/account.ts';
import campaignStyles from '../campaigns/campaigns.css?url';
import goLiveStyles from '../go-live/go-live.css?url';
import integrationStyles from '../integrations/integrations.css?url';
import landingStyles from '../landing-pages/styles.css?url';
import leadStyles from '../leads/styles.css?url';
import mediaStyles from '../media/styles.css?url';
import radarStyles from '../radar/radar.css?url';
import reviewStyles from '../reviews/styles.css?url';
import settingsStyles from '../settings/styles.css?url';
import { type SectionTexts, useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lazyView } from '../ui/lazy-view.ts';
import pictureStyles from '../ui/media-picker/styles.css?url';
import { Waiting } from '../ui/Waiting.tsx';
import wordpressStyles from '../wordpress/wordpress.css?url';
import syncStyles from '../wordpress-sync/styles.css?url';
import { homeOf, isPlace, maySee, type Place, placeName, sectionPath } from './sections.ts';

/** A section's code is fetched when the section is first opened. */
const views: Record<Place, ComponentType> = {
  // Its styles are in the document.
  dashboard: lazy(async () => ({
    default: (await import('../dashboard/DashboardSection.tsx')).DashboardSection,
  })),
  leads: lazyView(async () => (await import('../leads/LeadsSection.tsx')).LeadsSection, leadStyles),
  campaigns: lazyView(
    async () => (await import('../campaigns/CampaignsSection.tsx')).CampaignsSection,
    campaignStyles,
  ),
  reviews: lazyView(async () => (await import('../reviews/ReviewsSection.tsx')).ReviewsSection, reviewStyles),
  content: lazyView(async () => (await import('./ContentPages.tsx')).ContentPages),
  media: lazyView(
    async () => (await import('../media/MediaSection.tsx')).MediaSection,
    pictureStyles,
    mediaStyles,
  ),
  radar: lazyView(async () => (await import('../radar/RadarSection.tsx')).RadarSection, radarStyles),
  'marketing-integrations': lazyView(
    async () => (await import('../integrations/IntegrationsSection.tsx')).IntegrationsSection,
    integrationStyles,
  ),
  'landing-pages': lazyView(
    async () => (await import('../landing-pages/LandingPagesSection.tsx')).LandingPagesSection,
    pictureStyles,
    landingStyles,
  ),
  wordpress: lazyView(
    async () => (await import('../wordpress/WordpressSection.tsx')).WordpressSection,
    wordpressStyles,
  ),
  'wordpress-sync': lazyView(
    async () => (await import('../wordpress-sync/SyncSection.tsx')).SyncSection,
    syncStyles,
  ),
  settings: lazyView(
    async () => (await import('../settings/SettingsSection.tsx')).SettingsSection,
    settingsStyles,
  ),
  'go-live': lazyView(async () => (await import('../go-live/GoLiveSection.tsx')).GoLiveSection, goLiveStyles),
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
