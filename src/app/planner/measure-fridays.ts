import { isStale, measureFriday } from '../../domain/planner/coverage.ts';
import type { ClassCounts, FridayMeasure, ReleaseClass } from '../../domain/planner/expected-releases.ts';
import { mapCounts } from '../../domain/planner/expected-releases.ts';
import type { Territory } from '../../domain/planner/inputs.ts';
import { seasonOf } from '../../domain/planner/season.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { CountedSet, MeasureAsk, Measures, ReleaseMeasures } from '../ports/releases/releases.ts';

export interface MeasuredPeriod extends Pick<Measures, 'named' | 'fridays' | 'sources'> {
  /**
   * Returns the measurements of a Friday of the period; `undefined`: not measured.
   * @param territories replace those of the request; they must be among its `territories` and `beside`
   */
  of(friday: string, territories?: readonly Territory[]): FridayMeasure | undefined;
  /** Returns the number of known releases of a Friday whose genre no source knows. */
  withoutGenre(friday: string): number;
  /** Returns whether the list of a Friday is so old that only half of it counts. */
  isStale(friday: string): boolean;
}

/** Reads the known facts of the Fridays of a period, for a genre and territories. */
export async function measureFridays(
  releaseMeasures: ReleaseMeasures,
  ask: MeasureAsk,
  now: number,
): Promise<MeasuredPeriod> {
  const { fridays, counted, shares, sources, named } = await releaseMeasures.read(ask);
  const today = agencyDay(now);
  return {
    named,
    fridays,
    sources,
    of(friday, territories = ask.territories) {
      const known = fridays.get(friday);
      return measureFriday(
        {
          friday,
          fetchedAt: known?.fetchedAt ?? null,
          known: knownIn(territories, known?.sets ?? []),
          season: seasonOf(friday, territories, counted),
        },
        { today, now, shares },
      );
    },
    withoutGenre: (friday) => countIn(ask.territories, fridays.get(friday)?.sets ?? [], null),
    isStale(friday) {
      const known = fridays.get(friday);
      return known !== undefined && isStale(known.fetchedAt, now);
    },
  };
}

const knownIn = (chosen: readonly Territory[], sets: readonly CountedSet[]): ClassCounts =>
  mapCounts((name) => countIn(chosen, sets, name));

/** Counts releases. A release counts once, even if it competes in several of the chosen territories. */
function countIn(
  chosen: readonly Territory[],
  sets: readonly CountedSet[],
  name: ReleaseClass | null,
): number {
  return sets
    .filter(
      ({ releaseClass, territories }) =>
        releaseClass === name && territories.some((one) => chosen.includes(one)),
    )
    .reduce((sum, { number }) => sum + number, 0);
}
