import type { Log } from '../app/ports.ts';

/** The longest pause after failures, in milliseconds: work resumes within seconds once the database is back. */
const LONGEST_PAUSE_MS = 4000;

export interface Loop {
  /**
   * Calls the function at once, or right after a call that is under way, so that an older result never overwrites a
   * newer one. Rejects with the error of the call.
   */
  look(): Promise<void>;
  /** Calls the function at once, and then after each pause. */
  start(): void;
  /** Ends the pause, unless the last call failed: many calls of `wake` would then make a busy loop. */
  wake(): void;
  /** Resolves when the call under way has ended; no other follows. */
  stop(): Promise<void>;
}

/** The loops of a process, by what they do. */
export type LoopName =
  | 'alarms'
  | 'backup'
  | 'copies'
  | 'edge'
  | 'feeds'
  | 'heartbeat'
  | 'housekeeping'
  | 'late-purges'
  | 'proof'
  | 'purges'
  | 'queues'
  | 'revisions'
  | 'weekly-mail';

const successes = new Map<LoopName, number>();
/** When the function of each loop last succeeded, in epoch milliseconds. Of the whole process, as its metrics are. */
export const loopSuccesses: ReadonlyMap<LoopName, number> = successes;

export interface LoopOptions {
  name: LoopName;
  /** Pause between two calls, in milliseconds. */
  pauseMs: number;
  /** The message that is logged when a call fails: once for each outage. */
  complaint: string;
  log: Log;
}

/**
 * Calls `look` again after each pause; while it fails, the pauses grow.
 * @param look may resolve to the pause that follows, in milliseconds; with `Infinity` the loop sleeps until `wake`
 */
export function createLoop(
  look: () => Promise<unknown>,
  { name, pauseMs, complaint, log }: LoopOptions,
): Loop {
  let looks: Promise<unknown> = Promise.resolve();
  let running: Promise<void> | undefined;
  let stopped = false;
  /** Whether `wake` was called since the last call of `look` began. */
  let again = false;
  let failures = 0;
  let endPause: (() => void) | undefined;

  function lookInTurn(): Promise<unknown> {
    const mine = looks.then(look).then((result) => {
      successes.set(name, Date.now());
      return result;
    });
    looks = mine.catch(() => {});
    return mine;
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined;
      function done(): void {
        clearTimeout(timer);
        endPause = undefined;
        resolve();
      }
      endPause = done;
    });
  }

  async function run(): Promise<void> {
    while (!stopped) {
      let wait = pauseMs;
      again = false;
      try {
        const named = await lookInTurn();
        wait = typeof named === 'number' ? named : pauseMs;
        failures = 0;
      } catch (err) {
        if (failures === 0) log.error({ err }, complaint);
        failures += 1;
        wait = Math.max(pauseMs, Math.min(pauseMs * 2 ** failures, LONGEST_PAUSE_MS));
      }
      if (!stopped && (!again || failures > 0)) await pause(wait);
    }
  }

  return {
    look: async () => void (await lookInTurn()),
    start() {
      running ??= run();
    },
    wake() {
      again = true;
      if (failures === 0) endPause?.();
    },
    async stop() {
      stopped = true;
      endPause?.();
      await running;
      await looks;
    },
  };
}
