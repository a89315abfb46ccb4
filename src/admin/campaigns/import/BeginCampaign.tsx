import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { useStatusChange } from '../use-status-change.tsx';
import { importsQuery } from './import-queries.ts';

interface BeginCampaignProps {
  campaign: CampaignDetail;
  /** Is called once the campaign is running, when the button is gone. */
  done: () => void;
}

/** Offers to set a planned campaign to running, once its first day has passed and days of it are imported. */
export function BeginCampaign({ campaign, done }: BeginCampaignProps) {
  const words = useLanguage().t.campaignImport.begin;
  const { data } = useQuery(importsQuery(campaign.id));
  const { mutate, isPending } = useStatusChange();
  const hasBegun = campaign.startsOn < agencyDay(Date.now());
  if (campaign.status !== 'planned' || !hasBegun || !data || data.figures.from === null) return null;
  return (
    <Alert className="track-alert" color="yellow" icon={<Glyph name="warning" />}>
      <p className="track-alert-text">{words.text}</p>
      <Button
        variant="default"
        size="xs"
        loading={isPending}
        onClick={() => mutate({ campaign, status: 'active' }, { onSuccess: done })}
      >
        {words.action}
      </Button>
    </Alert>
  );
}
