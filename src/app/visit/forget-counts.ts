import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';

/**
 * How many days counts by day are kept: 25 months, the longest that the CNIL's guidelines on cookies name for measures of an audience. The screens show 400
 * days at most, or a year beside the year before.
 */
export const COUNTS_KEPT_DAYS = 762;

/** Deletes the counts of visits, channels and landing pages of days that are past their time. Totals of landing pages stay. */
export const forgetCounts = ({
  countRetention,
  clock,
}: Pick<Ports, 'countRetention' | 'clock'>): Promise<void> =>
  countRetention.forget(dayName(dayNumber(agencyDay(clock.now())) - COUNTS_KEPT_DAYS));
