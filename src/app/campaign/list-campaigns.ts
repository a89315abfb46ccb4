import type { CampaignPage, CampaignQuery } from '../../contracts/campaign.ts';
import { campaignDto } from './campaign-dto.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/** A page of the campaigns, and how many there are of each status under the rest of the filter. */
export async function listCampaigns(
  { campaigns }: Pick<CampaignPorts, 'campaigns'>,
  query: CampaignQuery,
): Promise<CampaignPage> {
  const { items, total } = await campaigns.list(query);
  const counts = await campaigns.counts(query);
  return { items: items.map(campaignDto), total, page: query.page, pageSize: query.pageSize, counts };
}
