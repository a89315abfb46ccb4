import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Heading } from '../parts/Heading.tsx';
import { useLanguage } from '../texts.ts';
import { CampaignDialog } from './CampaignDialog.tsx';
import { CampaignList } from './CampaignList.tsx';
import './campaigns.css';
import { useCampaignPlace } from './use-campaign-place.ts';

/** The agency's campaigns: the list, and over it the one that is made or edited. */
export function CampaignsSection() {
  const { t } = useLanguage();
  const { linkTo } = useCampaignPlace();
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
      <CampaignList />
      <CampaignDialog />
    </div>
  );
}
