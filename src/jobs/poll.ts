import type { Log } from '../app/ports.ts';

/** The longest pause, in milliseconds, that comes of failures. */
const MAX_PAUSE_MS = 5000;

export interface Poll {
  /**
   * Looks at once; when one look is under way, after it, so that an older answer never comes after a newer one.
   * Rejects with what failed.
   */
  look(): Promise<void>;
  /** Begins to look again and again. */
  start(): void;
  /** Resolves when nothing is read any more. */
  stop(): Promise<void>;
}

/**
 * Looks at something again and again: less and less often while it fails, which is logged once.
 * @param everyMs pause between two looks, in milliseconds
 * @param complaint what the log says of a look that failed
 */
export function createPoll(
  read: () => Promise<void>,
  { everyMs, complaint, log }: { everyMs: number; complaint: string; log: Log },
): Poll {
  let looks: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  function look(): Promise<void> {
    const mine = looks.then(read);
    looks = mine.catch(() => {});
    return mine;
  }

  async function lookAndPlan(): Promise<void> {
    try {
      await look();
      failures = 0;
    } catch (err) {
      if (failures === 0) log.error({ err }, complaint);
      failures += 1;
    }
    plan();
  }

  function plan(): void {
    if (stopped) return;
    const longer = Math.min(everyMs * 2 ** failures, MAX_PAUSE_MS);
    timer = setTimeout(() => void lookAndPlan(), Math.max(everyMs, longer));
    timer.unref();
  }

  return {
    look,
    start: plan,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looks;
    },
  };
}
