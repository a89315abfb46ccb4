import type { Log } from '../app/ports.ts';

/** Shortest time between two log lines about outages, in milliseconds. */
const EVERY_MS = 10_000;

/**
 * Logs requests that failed because the database was unavailable: the first at once, then at most one line in ten
 * seconds. `err` is the cause of the latest failure, `refused` the number of failures since the previous line.
 */
export function createOutageLog(log: Pick<Log, 'error'>, now: () => number = Date.now) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let refused = 0;
  return {
    note(err: Error): void {
      refused += 1;
      if (now() - loggedAt < EVERY_MS) return;
      log.error({ err, refused }, 'database unavailable');
      loggedAt = now();
      refused = 0;
    },
  };
}
