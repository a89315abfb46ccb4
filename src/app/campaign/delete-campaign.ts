import type { CampaignDeleted } from '../../contracts/campaign.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { campaignDeleted } from './campaign-audit.ts';

/** Deletes a campaign. Its fields stay in the audit log. */
export async function deleteCampaign(
  { clock, campaigns }: Ports,
  id: string,
  asker: Asker,
): Promise<Result<CampaignDeleted, 'not_found'>> {
  const removed = await campaigns.remove(id, (before) => campaignDeleted(before, actorOf({ clock }, asker)));
  return removed ? ok({ id }) : fail('not_found');
}
