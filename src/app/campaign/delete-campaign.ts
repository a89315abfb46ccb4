import type { CampaignDeleted } from '../../contracts/campaign.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Actor, campaignDeleted } from './campaign-audit.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/** Takes a campaign out; what it was stays in the audit log. */
export async function deleteCampaign(
  { clock, campaigns }: Pick<CampaignPorts, 'clock' | 'campaigns'>,
  id: string,
  actor: Actor,
): Promise<Result<CampaignDeleted, 'not_found'>> {
  const removed = await campaigns.remove(id, (before) => campaignDeleted(before, actor, clock.now()));
  return removed ? ok({ id }) : fail('not_found');
}
