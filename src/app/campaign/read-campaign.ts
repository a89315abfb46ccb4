import type { CampaignDetail } from '../../contracts/campaign.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { campaignDto } from './campaign-dto.ts';

/** Returns a campaign, and the number of open links to its report. */
export async function readCampaign(
  { campaigns, campaignLinks, clock }: Ports,
  id: string,
): Promise<Result<CampaignDetail, 'not_found'>> {
  const campaign = await campaigns.byId(id);
  if (!campaign) return fail('not_found');
  return ok({ ...campaignDto(campaign), reportLinks: await campaignLinks.open(id, clock.now()) });
}
