import type { LeadFilter } from '../../../contracts/lead.ts';
import { momentsOfDays } from '../../../domain/time/agency-day.ts';
import type { LeadSearch } from '../../ports/leads.ts';

/** The search that a filter of the address means. Its days are the agency's, as the list shows them. */
export const leadSearch = ({ from, to, ...filter }: LeadFilter): LeadSearch => ({
  ...filter,
  ...momentsOfDays(from, to),
});
