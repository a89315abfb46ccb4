import type { ChangeCounters, Counters } from '../app/ports/leads.ts';
import type { Log } from '../app/ports.ts';

/** Between two looks at the counters, in milliseconds. */
const POLL_MS = 1000;

export interface ChangeListener {
  /** What the counters are: at once when somebody begins to listen, and then whenever they changed. */
  changed(counters: Counters, first: boolean): void;
  /** The server closes. */
  ended(): void;
}

export interface ChangeHub {
  /** Gives what ends the listening. */
  listen(listener: ChangeListener): () => void;
  listeners(): number;
  /** Ends everybody's listening, and resolves when nothing is read any more. */
  stop(): Promise<void>;
}

/**
 * Tells everybody who listens that something changed. One look a second for all of them together, and none while nobody
 * listens; it reads what another process wrote as well.
 */
export function createChangeHub(
  { counters, log }: { counters: ChangeCounters; log: Log },
  pollMs = POLL_MS,
): ChangeHub {
  const listeners = new Set<ChangeListener>();
  /** Who has not been told anything yet. */
  const fresh = new Set<ChangeListener>();
  let known: Counters | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    try {
      const now = await counters.read();
      const changed = known !== undefined && !equal(known, now);
      known = now;
      for (const listener of [...listeners]) {
        const first = fresh.delete(listener);
        if (first || changed) listener.changed(now, first);
      }
    } catch (err) {
      log.error({ err }, 'changes not readable');
    }
  }

  function next(ms: number): void {
    if (timer || looking || stopped || listeners.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      looking = look().finally(() => {
        looking = undefined;
        next(pollMs);
      });
    }, ms);
    timer.unref();
  }

  return {
    listen(listener) {
      if (stopped) {
        listener.ended();
        return () => {};
      }
      listeners.add(listener);
      fresh.add(listener);
      next(0);
      return () => {
        listeners.delete(listener);
        fresh.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
        known = undefined;
      };
    },
    listeners: () => listeners.size,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      for (const listener of [...listeners]) listener.ended();
      listeners.clear();
      fresh.clear();
      await looking;
    },
  };
}

function equal(a: Counters, b: Counters): boolean {
  return a.leads === b.leads && a.changes === b.changes && a.reviews === b.reviews && a.recent === b.recent;
}
