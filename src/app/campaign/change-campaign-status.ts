import type { CampaignDto, CampaignStatusChange } from '../../contracts/campaign.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Actor, campaignChanged } from './campaign-audit.ts';
import { campaignDto } from './campaign-dto.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/** Says how far a campaign is, and touches nothing else: whoever does so in a list has not read the rest. */
export async function changeCampaignStatus(
  { clock, campaigns }: Pick<CampaignPorts, 'clock' | 'campaigns'>,
  id: string,
  { status }: CampaignStatusChange,
  actor: Actor,
): Promise<Result<CampaignDto, 'not_found'>> {
  const changed = await campaigns.change(id, (before) => {
    const after = { ...before, status };
    return { after, entry: campaignChanged(before, after, actor, clock.now()) };
  });
  return changed ? ok(campaignDto(changed)) : fail('not_found');
}
