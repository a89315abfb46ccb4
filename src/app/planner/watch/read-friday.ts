import type { WatchedRelease, WatchView } from '../../../contracts/watched-plan.ts';
import { comparedPeriod, compareFridays } from '../../../domain/planner/choose-friday.ts';
import { sumOf } from '../../../domain/planner/expected-releases.ts';
import { scoreFriday } from '../../../domain/planner/score-friday.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fridayClass, type WatchReading, WORTH_MOVING } from '../../../domain/watch/watch.ts';
import type { Ports } from '../../ports/all-ports.ts';
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
  const list = measured.fridays.get(friday);
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
      // Samples are no news either.
      stale: list === undefined || list.demo || measured.isStale(friday),
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
