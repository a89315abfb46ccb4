import type { FridayDto } from '../../../contracts/leads/planner.ts';
import type { WatchedRelease, WatchView } from '../../../contracts/watched-plan.ts';
import { comparedPeriod, compareFridays } from '../../../domain/planner/choose-friday.ts';
import { sumOf } from '../../../domain/planner/expected-releases.ts';
import { fridaysOf } from '../../../domain/planner/fridays.ts';
import { scoreFriday } from '../../../domain/planner/score-friday.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fridayClass, type WatchReading, WORTH_MOVING } from '../../../domain/watch/watch.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { toDto } from '../analyse-release.ts';
import { type MeasuredPeriod, measureFridays } from '../measure-fridays.ts';

/** The most releases that a mail or the page names. */
const NAMED_MAX = 5;

/** What is known of a watched Friday now. */
export interface FridayNow {
  reading: WatchReading;
  view: Pick<WatchView, 'class' | 'range' | 'known' | 'score' | 'stale' | 'named' | 'better'>;
}

/** Reads the measurements of a release's period. Plans with the same genre, territories and month share them. */
export const measureWatched = (
  { releaseMeasures }: Pick<Ports, 'releaseMeasures'>,
  { genre, territories, releaseDate }: WatchedRelease,
  now: number,
): Promise<MeasuredPeriod> =>
  measureFridays(releaseMeasures, { genre, territories, ...comparedPeriod(releaseDate) }, now);

/** Names the releases whose measurements two plans share. */
export const measureKey = ({ genre, territories, releaseDate }: WatchedRelease): string =>
  `${genre} ${territories.join(',')} ${releaseDate}`;

/**
 * Returns the Fridays of the month of a watched one that are not over, and the watched one. A list that is old or of samples counts as not
 * measured.
 * @param now epoch milliseconds
 */
export function watchedMonth(
  { releaseType, budget, territories, friday }: WatchedRelease,
  measured: MeasuredPeriod,
  now: number,
): FridayDto[] {
  const today = agencyDay(now);
  const release = { today, releaseType, budget, territories };
  return fridaysOf(friday)
    .filter((one) => one >= today || one === friday)
    .map((one) => toDto(scoreFriday(release, one, isStaleOn(one, measured) ? undefined : measured.of(one))));
}

/** Whether the list of a Friday is missing, old, or of samples: samples are no news either. */
function isStaleOn(friday: string, measured: MeasuredPeriod): boolean {
  const list = measured.fridays.get(friday);
  return list === undefined || list.demo || measured.isStale(friday);
}

/** Judges a watched Friday by the same rules as the planner's result. @param now epoch milliseconds */
export function fridayNow(
  { releaseType, budget, territories, releaseDate, friday }: WatchedRelease,
  measured: MeasuredPeriod,
  now: number,
): FridayNow {
  const release = { today: agencyDay(now), releaseType, budget, territories };
  const scored = scoreFriday(release, friday, measured.of(friday));
  const { best } = compareFridays(release, releaseDate, measured.of);
  const releases = measured.named.filter((one) => one.friday === friday);
  const known = sumOf(scored.known);
  const isBetter = best.friday !== friday && best.feasible && best.score >= scored.score + WORTH_MOVING;
  const [low, high] = scored.totalRange;
  return {
    reading: {
      class: fridayClass(scored.total),
      known,
      mega: releases
        .filter(({ releaseClass }) => releaseClass === 'mega')
        .map(({ artist, title }) => `${artist}|${title}`),
    },
    view: {
      class: fridayClass(scored.total),
      range: [Math.round(low), Math.round(high)],
      known,
      score: scored.score,
      stale: isStaleOn(friday, measured),
      named: releases.slice(0, NAMED_MAX).map(({ artist, title, source, url, fetchedAt }) => ({
        artist,
        title,
        source,
        url,
        fetchedOn: agencyDay(fetchedAt),
      })),
      better: isBetter ? { friday: best.friday, score: best.score } : null,
    },
  };
}
