/** Each wait varies by ± 10 %, so that entries that failed together are not retried together. */
const JITTER = 0.1;

/**
 * Returns the wait in milliseconds before the attempt that follows the `attempt`-th (1 is the first); `undefined` when
 * the schedule is used up.
 * @param delays the schedule, in milliseconds
 * @param random a number in [0, 1)
 */
export function waitAfter(delays: readonly number[], attempt: number, random: number): number | undefined {
  const delay = delays[attempt - 1];
  return delay === undefined ? undefined : Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}
