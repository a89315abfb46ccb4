import type { CampaignPage, CampaignQuery } from '../../contracts/campaign.ts';
import type { Ports } from '../ports/all-ports.ts';
import { campaignDto } from './campaign-dto.ts';
import { campaignSearch } from './campaign-search.ts';

/**
 * Returns a page of campaigns, the totals of the filter, and the number in each status under the rest of the filter.
 */
export async function listCampaigns(
  { campaigns, clock }: Ports,
  query: CampaignQuery,
): Promise<CampaignPage> {
  const search = campaignSearch(query, clock.now());
  const { items, total } = await campaigns.list(search);
  const counts = await campaigns.counts(search);
  const totals = await campaigns.totals(search);
  const { page, pageSize } = query;
  return { items: items.map(campaignDto), total, page, pageSize, counts, totals };
}
