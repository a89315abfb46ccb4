import type { LeadExportQuery, LeadFilter } from '../../../contracts/leads/lead.ts';
import { agencyDay, dayNumber, momentsOfDays } from '../../../domain/time/agency-day.ts';
import type { LeadSearch } from '../../ports/leads.ts';

/**
 * Returns the search for a filter of the URL. Its days are the agency's, as the list shows them.
 * @param now in epoch milliseconds; `todo` uses the agency's day at that time
 */
export const leadSearch = (
  { from, to, todo, ...filter }: LeadFilter | LeadExportQuery,
  now: number,
): LeadSearch => ({
  ...filter,
  ...momentsOfDays(from, to),
  ...(todo && { todo: { among: todo, today: dayNumber(agencyDay(now)) } }),
});
