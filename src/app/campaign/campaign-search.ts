import type { CampaignFilter } from '../../contracts/campaign.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { CampaignSearch } from '../ports/campaigns.ts';

/** The search that a filter means at a moment in epoch milliseconds. */
export const campaignSearch = <Filter extends CampaignFilter>(
  { overdue, ...filter }: Filter,
  now: number,
): Omit<Filter, 'overdue'> & Pick<CampaignSearch, 'overdueOn'> => ({
  ...filter,
  ...(overdue && { overdueOn: agencyDay(now) }),
});
