import { Unavailable } from '../ports/unavailable.ts';
import type { Clock, Log } from '../ports.ts';

/** Milliseconds for which an outcome is kept in memory while the database is away: no longer than the shortest claim holds. */
const KEEP_OUTCOME_MS = 30_000;
const TRY_AGAIN_MS = 500;

/** An attempt that was made at a claimed entry. */
export interface MadeAttempt {
  /** `retry`: planned again; `dead`: given up; anything else: done. */
  next: { kind: string };
  /** Further facts for the log: never a person's. */
  report: object;
  /** Writes the outcome. */
  record(): Promise<void>;
}

/**
 * Makes one attempt at a claimed entry, records its outcome and logs it. Never rejects: when the outcome cannot be
 * recorded, the claim runs out and the attempt is made again, which is the meaning of "at least once".
 * @param about identifies the entry in the log
 * @param noun `delivery` or `mail`, for the log
 * @param attempt returns `undefined` when the entry must wait, with its claim
 */
export async function workOn(
  { clock, log }: { clock: Clock; log: Log },
  about: object,
  noun: string,
  attempt: () => Promise<MadeAttempt | undefined>,
): Promise<void> {
  try {
    const made = await attempt();
    if (!made) return;
    const { next, report } = made;
    await persistently(clock, made.record);
    const line = { ...about, ...report, next };
    if (next.kind === 'retry') log.warn(line, `${noun} failed, will be tried again`);
    else if (next.kind === 'dead') log.error(line, `${noun} given up`);
    else log.info(line, `${noun} done`);
  } catch (err) {
    log.error({ ...about, err }, `outcome of a ${noun} not recorded`);
  }
}

/** Repeats a write while the database is away, so that its return finds the outcome of each attempt that was made meanwhile. */
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
