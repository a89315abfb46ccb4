import type { VisitCount, VisitCounter, VisitCountStore } from '../app/ports/visit.ts';
import type { Clock, Log } from '../app/ports.ts';
import { agencyDay } from '../domain/time/agency-day.ts';

/** Pause between two writes, in milliseconds. */
const WRITE_EVERY_MS = 1000;
/** The longest pause, in milliseconds, while the database fails. */
const MAX_PAUSE_MS = 30_000;

export interface VisitWriter extends VisitCounter {
  /** Writes the counts so far. Does not throw: counts that cannot be written wait for the next write. */
  flush(): Promise<void>;
  /** Writes the remaining counts, and ignores later visits. */
  stop(): Promise<void>;
}

interface VisitWriterPorts {
  clock: Clock;
  counts: VisitCountStore;
  log: Log;
}

/**
 * Counts visits in memory and writes them at most once a second, so that a page view causes no write and the storing of
 * a lead never waits for more than one short statement. A process that is killed loses the counts of its last second,
 * which is acceptable for such figures. The memory is bounded: the site counts about thirty different names a day.
 */
export function createVisitWriter({ clock, counts, log }: VisitWriterPorts): VisitWriter {
  let waiting = new Map<string, VisitCount>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failures = 0;
  let stopped = false;

  function keep(visit: VisitCount): void {
    const key = `${visit.day} ${visit.kind} ${visit.name}`;
    const count = (waiting.get(key)?.count ?? 0) + visit.count;
    waiting.set(key, { ...visit, count });
  }

  function plan(): void {
    if (stopped || waiting.size === 0) return;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        void flush();
      },
      Math.min(WRITE_EVERY_MS * 2 ** failures, MAX_PAUSE_MS),
    );
  }

  async function write(): Promise<void> {
    const batch = [...waiting.values()];
    if (batch.length === 0) return;
    waiting = new Map();
    try {
      await counts.add(batch);
      failures = 0;
    } catch (err) {
      failures += 1;
      log.warn({ err, failures }, 'visits not counted yet');
      batch.forEach(keep);
    }
    plan();
  }

  /** Runs one write at a time; a failed batch is added to the waiting counts again. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    add({ kind, name }) {
      if (stopped) return;
      keep({ day: agencyDay(clock.now()), kind, name, count: 1 });
      plan();
    },
    flush,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await flush();
    },
  };
}
