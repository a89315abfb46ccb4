import type { CampaignDto } from '../../contracts/campaign.ts';
import { type CampaignStatus, campaignStatuses } from '../../domain/campaign/campaign-values.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SteppedSelect } from '../ui/SteppedSelect.tsx';
import { useStatusChange } from './use-status-change.tsx';

/** A campaign's status, which can be changed in its row. */
export function StatusSelect({ campaign }: { campaign: CampaignDto }) {
  const { t } = useLanguage();
  const { mutate } = useStatusChange();
  return (
    <SteppedSelect
      size="xs"
      className="campaigns-status"
      aria-label={fill(t.campaigns.statusOf, { artist: campaign.artist })}
      value={campaign.status}
      data={campaignStatuses.map((value) => ({ value, label: t.campaigns.statuses[value] }))}
      choose={(status) => mutate({ campaign, status: status as CampaignStatus })}
    />
  );
}
