import type { LeadCounts } from '../../../contracts/leads/lead.ts';
import { agencyDay, dayNumber } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';

/** Counts the leads that ask for something on the agency's present day. */
export const countTodos = ({ clock, desk }: Ports): Promise<LeadCounts> =>
  desk.counts(dayNumber(agencyDay(clock.now())));
