import type { TrackDay } from '../../../domain/campaign/day-track.ts';

type Points = [day: number, value: number][];

/** Whether any day has a cost, and views: a sum of unknown figures is not zero. */
export const knownOf = (days: readonly TrackDay[]) => ({
  hasCosts: days.some(({ cost }) => cost !== null),
  hasViews: days.some(({ views }) => views !== null),
});

/** Returns the lines between gaps; a day between two gaps is a short stroke. */
export function runsOf(
  days: readonly TrackDay[],
  readValue: (day: TrackDay) => number | null,
  at: (day: string) => number,
): Points[] {
  const runs: Points[] = [];
  let open = false;
  for (const day of days) {
    const value = day.missing ? null : readValue(day);
    if (value !== null && !open) runs.push([]);
    if (value !== null) runs.at(-1)?.push([at(day.day), value]);
    open = value !== null;
  }
  return runs.map((run) => {
    const [only, ...rest] = run;
    if (!only || rest.length > 0) return run;
    const [day, value] = only;
    return [
      [day - 0.3, value],
      [day + 0.3, value],
    ];
  });
}

/** Returns a line as the points of an SVG; `y` is the place of a value, in percent from the top. */
export const pointsOf = (run: Points, y: (value: number) => number): string =>
  run.map(([day, value]) => `${day},${y(value)}`).join(' ');
