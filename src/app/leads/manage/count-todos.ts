import type { LeadCounts } from '../../../contracts/leads/lead.ts';
import { agencyDay, dayNumber } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';

/** Counts the leads that are new, or to follow up on the agency's current day or before it. */
export const countTodos = ({ clock, desk }: Ports): Promise<LeadCounts> =>
  desk.counts(dayNumber(agencyDay(clock.now())));
