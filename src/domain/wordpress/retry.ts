import { waitAfter } from '../queue/schedule.ts';

const MINUTE = 60_000;
/** Waits before each retry of a synchronisation that stopped because the blog was unreachable, in milliseconds. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE];

/**
 * Returns the wait before the attempt that follows the `attempt`-th, in milliseconds; `undefined` when it is given up.
 * @param random a number in [0, 1)
 */
export const syncWaitAfter = (attempt: number, random: number): number | undefined =>
  waitAfter(WAITS, attempt, random);
