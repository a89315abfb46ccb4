import { Unavailable } from '../ports/unavailable.ts';
import type { Clock, Log } from '../ports.ts';

/**
 * Milliseconds for which an outcome stays in memory while the database is unavailable: no longer than the shortest
 * claim.
 */
const KEEP_OUTCOME_MS = 30_000;
const TRY_AGAIN_MS = 500;

/** A completed attempt at a claimed entry. */
export interface MadeAttempt {
  /** `retry`: planned again; `dead`: given up; anything else: done. */
  next: { kind: string };
  /** Further facts for the log, without personal data. */
  report: object;
  /** Writes the outcome. */
  record(): Promise<void>;
}

/**
 * Returns a function whose promises resolve one after the other, each in a turn of the event loop of its own. A hundred answers that
 * arrive together would otherwise be recorded before the next request of a visitor is read: with 10,000 notifications a
 * page needed 34 ms instead of 5 (medians).
 */
function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return last;
  };
}

/** One for the process, because all queues share its event loop. */
const ownTurn = createTurns();

/**
 * Makes one attempt at a claimed entry, records its outcome and logs it. Never rejects: when the outcome cannot be
 * recorded, the claim expires and the attempt is made again, which is the meaning of "at least once".
 * @param about identifies the entry in the log
 * @param noun `delivery` or `mail`, for the log
 * @param attempt resolves to `undefined` when no outcome is recorded and the entry stays in the queue
 */
export async function workOn(
  { clock, log }: { clock: Clock; log: Log },
  about: object,
  noun: string,
  attempt: () => Promise<MadeAttempt | undefined>,
): Promise<void> {
  try {
    await ownTurn();
    const made = await attempt();
    if (!made) return;
    const { next, report } = made;
    await ownTurn();
    await persistently(clock, made.record);
    const line = { ...about, ...report, next };
    if (next.kind === 'retry') log.warn(line, `${noun} failed, will be tried again`);
    else if (next.kind === 'dead') log.error(line, `${noun} given up`);
    else log.info(line, `${noun} done`);
  } catch (err) {
    log.error({ ...about, err }, `outcome of a ${noun} not recorded`);
  }
}

/** Retries a write while the database is unavailable, so that the outcome of an attempt made meanwhile is not lost. */
async function persistently(clock: Clock, write: () => Promise<void>): Promise<void> {
  const deadline = clock.now() + KEEP_OUTCOME_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof Unavailable) || clock.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
