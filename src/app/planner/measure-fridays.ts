import { isStale, measureFriday } from '../../domain/planner/coverage.ts';
import type { ClassCounts, FridayMeasure } from '../../domain/planner/expected-releases.ts';
import type { Genre, Territory } from '../../domain/planner/inputs.ts';
import { seasonOf } from '../../domain/planner/season.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { MeasureAsk, Measures, ReleaseMeasures } from '../ports/releases.ts';

const noReleases: ClassCounts = { mega: 0, major: 0, indie: 0, emerging: 0 };

export interface MeasuredPeriod extends Pick<Measures, 'named' | 'fridays'> {
  /** Returns what is measured of a Friday of the period; `undefined`: nothing. */
  of(friday: string): FridayMeasure | undefined;
  /** Whether the list of a Friday is so old that half of it counts only. */
  isStale(friday: string): boolean;
}

/** Reads what is known of the Fridays of a period, for a genre and territories. */
export async function measureFridays(
  releaseMeasures: ReleaseMeasures,
  ask: MeasureAsk & { genre: Genre; territories: readonly Territory[] },
  now: number,
): Promise<MeasuredPeriod> {
  const { fridays, counted, shares, named } = await releaseMeasures.read(ask);
  const today = agencyDay(now);
  return {
    named,
    fridays,
    of(friday) {
      const known = fridays.get(friday);
      return measureFriday(
        {
          friday,
          fetchedAt: known?.fetchedAt ?? null,
          known: known?.known ?? noReleases,
          season: seasonOf(friday, ask.territories, counted),
        },
        { today, now, shares },
      );
    },
    isStale(friday) {
      const known = fridays.get(friday);
      return known !== undefined && isStale(known.fetchedAt, now);
    },
  };
}
