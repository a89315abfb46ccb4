import type { CampaignFilter } from '../../contracts/campaign.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { CampaignSearch } from '../ports/campaigns.ts';

/** Returns the search for a filter at a time in epoch milliseconds. */
export const campaignSearch = <Filter extends CampaignFilter>(
  { overdue, ...filter }: Filter,
  now: number,
): Omit<Filter, 'overdue'> & Pick<CampaignSearch, 'overdueOn'> => ({
  ...filter,
  ...(overdue && { overdueOn: agencyDay(now) }),
});
