import type { PlannerCoverage } from '../../contracts/leads/planner.ts';
import { measureFriday } from '../../domain/planner/coverage.ts';
import { noReleases } from '../../domain/planner/expected-releases.ts';
import { fridaysOf } from '../../domain/planner/fridays.ts';
import { releaseMonths } from '../../domain/planner/inputs.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';

/**
 * Returns the share of each offered month's releases that is known now, from 0 to 1: the mean of its future Fridays.
 */
export async function listCoverage({ clock, releaseMeasures }: Ports): Promise<PlannerCoverage> {
  const now = clock.now();
  const today = agencyDay(now);
  const months = releaseMonths(today).map((month) => ({
    month,
    fridays: fridaysOf(month).filter((friday) => friday >= today),
  }));
  const { fetchedAt, shares } = await releaseMeasures.announced(months.flatMap(({ fridays }) => fridays));
  const shareOf = (friday: string): number =>
    measureFriday(
      { friday, fetchedAt: fetchedAt.get(friday) ?? null, known: noReleases, season: undefined },
      { today, now, shares },
    )?.coverage ?? 0;
  return {
    months: months.map(({ month, fridays }) => ({
      month,
      share: fridays.reduce((sum, friday) => sum + shareOf(friday), 0) / Math.max(1, fridays.length),
    })),
  };
}
