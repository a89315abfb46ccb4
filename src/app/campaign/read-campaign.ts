import type { CampaignDetail } from '../../contracts/campaign.ts';
import { fail, ok, type Result } from '../result.ts';
import { campaignDto } from './campaign-dto.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/** A campaign, and how many links to its report are open. */
export async function readCampaign(
  { campaigns, campaignLinks, clock }: Pick<CampaignPorts, 'campaigns' | 'campaignLinks' | 'clock'>,
  id: string,
): Promise<Result<CampaignDetail, 'not_found'>> {
  const campaign = await campaigns.byId(id);
  if (!campaign) return fail('not_found');
  return ok({ ...campaignDto(campaign), reportLinks: await campaignLinks.open(id, clock.now()) });
}
