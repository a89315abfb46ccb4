import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lazyView } from '../ui/lazy-view.tsx';
import { CampaignDialog } from './CampaignDialog.tsx';
import { CampaignList } from './CampaignList.tsx';
import { CampaignTabs } from './CampaignTabs.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';
import './campaigns.css';

const ImportPage = lazyView(
  ['campaignImport', 'campaigns', 'leads'],
  async () => (await import('./import/ImportPage.tsx')).ImportPage,
);

const ChannelsPage = lazyView(
  ['channels', 'campaigns'],
  async () => (await import('./channels/ChannelsPage.tsx')).ChannelsPage,
);

const AddressesPage = lazyView(
  ['channels', 'campaigns'],
  async () => (await import('./channels/AddressesPage.tsx')).AddressesPage,
);

/** The agency's campaigns: the list, and the form of a new or existing campaign over it. */
export function CampaignsSection() {
  const { t } = useLanguage();
  const { open, view, linkTo } = useCampaignPlace();
  if (view === 'import')
    return (
      <Suspense fallback={<Waiting />}>
        <ImportPage key={open} id={open} />
      </Suspense>
    );
  if (open === 'channels' || open === 'addresses') {
    const Page = open === 'channels' ? ChannelsPage : AddressesPage;
    return (
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    );
  }
  return (
    <div className="campaigns">
      <Heading
        actions={
          <Button component={Link} to={linkTo('new')}>
            {t.campaigns.create}
          </Button>
        }
      >
        {t.campaigns.title}
      </Heading>
      <CampaignTabs tab="campaigns" />
      <CampaignList />
      <CampaignDialog />
    </div>
  );
}
