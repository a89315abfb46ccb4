import { waitAfter } from '../queue/schedule.ts';

const MINUTE = 60_000;
/** Waits before the attempts at a synchronisation that the blog's absence stopped, in milliseconds. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE];

/**
 * Returns the wait before the attempt that follows the `attempt`-th; `undefined` when it is given up.
 * @param random a number in [0, 1)
 */
export const syncWaitAfter = (attempt: number, random: number): number | undefined =>
  waitAfter(WAITS, attempt, random);
