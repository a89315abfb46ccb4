import { type MeasuredShares, measureFriday } from '../../domain/planner/coverage.ts';
import { type ClassCounts, expectedReleases, sumOf } from '../../domain/planner/expected-releases.ts';
import { daysBetween } from '../../domain/planner/fridays.ts';
import { type Territory, territories } from '../../domain/planner/inputs.ts';
import { type PlaceGenre, placeGenres } from '../../domain/planner/known-release.ts';
import { knownShares, SETTLED_AFTER_WEEKS } from '../../domain/planner/scoring-constants.ts';
import { type CountedFridays, seasonFridays, seasonOf } from '../../domain/planner/season.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { ReleaseStore } from '../ports/releases/release-store.ts';
import type { Forecast, PlaceCounts } from '../ports/releases/releases.ts';

const noReleases: ClassCounts = { mega: 0, major: 0, indie: 0, emerging: 0 };

/**
 * Stores the known facts of a future Friday: the number of its releases at each number of weeks ahead, from which
 * coverage is measured, and four weeks ahead the expected number in every genre and territory, to be compared with the
 * later count.
 */
export async function forecastFriday(
  releaseStore: Pick<ReleaseStore, 'countsOn' | 'pastCounts' | 'shares' | 'writeForecasts'>,
  friday: string,
  now: number,
): Promise<void> {
  const today = agencyDay(now);
  const weeksAhead = Math.floor(daysBetween(today, friday) / 7);
  if (weeksAhead < 0 || weeksAhead >= knownShares.length) return;
  const { places, total } = await releaseStore.countsOn(friday);
  const whole = { genre: 'all', territory: 'all', friday, weeksAhead, known: total } as const;
  const forecasts: Forecast[] = [{ ...whole, expected: total, low: total, high: total }];
  if (weeksAhead === SETTLED_AFTER_WEEKS) {
    const shares = await releaseStore.shares();
    const past = await releaseStore.pastCounts(seasonFridays(friday));
    forecasts.push(...placeForecasts({ friday, today, now, weeksAhead, shares }, places, past));
  }
  await releaseStore.writeForecasts(forecasts);
}

function placeForecasts(
  about: { friday: string; today: string; now: number; weeksAhead: number; shares: MeasuredShares },
  known: readonly PlaceCounts[],
  past: Parameters<typeof countedIn>[0],
): Forecast[] {
  const { friday, today, now, weeksAhead, shares } = about;
  const knownAt = new Map(known.map((place) => [`${place.genre} ${place.territory}`, place.counts]));
  return placeGenres.flatMap((genre) => {
    const counted = countedIn(past, genre);
    return territories.flatMap((territory) => {
      const counts = knownAt.get(`${genre} ${territory}`) ?? noReleases;
      const season = seasonOf(friday, [territory], counted);
      const { likely, low, high } = expectedReleases(
        measureFriday({ friday, fetchedAt: now, known: counts, season }, { today, now, shares }),
      );
      const expected = Math.round(sumOf(likely));
      if (expected === 0) return [];
      const range = { low: Math.round(sumOf(low)), high: Math.round(sumOf(high)) };
      return [{ genre, territory, friday, weeksAhead, known: sumOf(counts), expected, ...range }];
    });
  });
}

/** Returns the counted Fridays in one genre, by territory. */
export function countedIn(
  { places, counted }: { places: readonly PlaceCounts[]; counted: readonly string[] },
  genre: PlaceGenre,
): CountedFridays {
  const byFriday = new Map<string, Map<Territory, ClassCounts>>(counted.map((friday) => [friday, new Map()]));
  for (const place of places)
    if (place.genre === genre) byFriday.get(place.friday)?.set(place.territory, place.counts);
  return byFriday;
}
