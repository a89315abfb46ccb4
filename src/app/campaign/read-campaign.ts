import type { CampaignDto } from '../../contracts/campaign.ts';
import { fail, ok, type Result } from '../result.ts';
import { campaignDto } from './campaign-dto.ts';
import type { CampaignPorts } from './campaign-ports.ts';

export async function readCampaign(
  { campaigns }: Pick<CampaignPorts, 'campaigns'>,
  id: string,
): Promise<Result<CampaignDto, 'not_found'>> {
  const campaign = await campaigns.byId(id);
  return campaign ? ok(campaignDto(campaign)) : fail('not_found');
}
