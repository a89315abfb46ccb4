import { type ClassCounts, mapCounts, type ReleaseClass } from './expected-releases.ts';
import { dayAfter } from './fridays.ts';
import type { Territory } from './inputs.ts';

/** The counted releases of past Fridays in one genre: by Friday, then by territory. An absent territory had no releases. */
export type CountedFridays = ReadonlyMap<string, ReadonlyMap<Territory, ClassCounts>>;

/** A season is the mean of these past years, each smoothed over the Fridays beside it (distances in days). */
const SEASON_YEARS = [1, 2] as const;
const BESIDE = [-7, 0, 7] as const;
/** 52 weeks, so that a Friday is compared with Fridays. */
const YEAR_DAYS = 364;

/** The past weeks that the seasons need. */
export const BASELINE_WEEKS = 104;

/** Returns the past Fridays from which the season of a Friday is computed. */
export const seasonFridays = (friday: string): string[] =>
  SEASON_YEARS.flatMap((years) => BESIDE.map((days) => dayAfter(friday, days - years * YEAR_DAYS)));

/**
 * Returns the mean number of releases of the same weeks in past years, in all of the territories together; `undefined`
 * without a count of these weeks.
 */
export function seasonOf(
  friday: string,
  territories: readonly Territory[],
  counted: CountedFridays,
): ClassCounts | undefined {
  const weeks = seasonFridays(friday).flatMap((past) => counted.get(past) ?? []);
  if (weeks.length === 0) return undefined;
  const sums = weeks.map((week) => together(territories, week));
  return mapCounts((name) => sums.reduce((all, counts) => all + counts[name], 0) / weeks.length);
}

/**
 * `mega` and `major` releases are counted in every territory, so the largest count contains them all. Local releases add up, but
 * the count of `GLOBAL` already contains the `indie` releases of every country.
 */
function together(territories: readonly Territory[], week: ReadonlyMap<Territory, ClassCounts>): ClassCounts {
  const counts = territories.map((territory) => week.get(territory));
  const of = (name: ReleaseClass) => counts.map((one) => one?.[name] ?? 0);
  const largest = (name: ReleaseClass) => Math.max(0, ...of(name));
  const sum = (name: ReleaseClass) => of(name).reduce((all, count) => all + count, 0);
  return {
    mega: largest('mega'),
    major: largest('major'),
    indie: territories.includes('GLOBAL') ? largest('indie') : sum('indie'),
    emerging: sum('emerging'),
  };
}
