import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { CampaignDialog } from './CampaignDialog.tsx';
import { CampaignList } from './CampaignList.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';
import './campaigns.css';

/** The agency's campaigns: the list, and the form of a new or existing campaign over it. */
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
