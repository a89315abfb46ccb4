import type { CampaignDto, CampaignStatusChange } from '../../contracts/campaign.ts';
import { type Asker, actorOf } from '../asker.ts';
import { fail, ok, type Result } from '../result.ts';
import { campaignChanged } from './campaign-audit.ts';
import { campaignDto } from './campaign-dto.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/** Changes a campaign's status alone: the status is changed in a list, where the other fields are not seen. */
export async function changeCampaignStatus(
  { clock, campaigns }: Pick<CampaignPorts, 'clock' | 'campaigns'>,
  id: string,
  { status }: CampaignStatusChange,
  asker: Asker,
): Promise<Result<CampaignDto, 'not_found'>> {
  const changed = await campaigns.change(id, (before) => {
    const after = { ...before, status };
    return { ok: true, after, entries: campaignChanged(before, after, actorOf({ clock }, asker)) };
  });
  return changed?.ok ? ok(campaignDto(changed.value)) : fail('not_found');
}
