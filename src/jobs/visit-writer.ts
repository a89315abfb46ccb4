import type { VisitCount, VisitCounter, VisitCountStore } from '../app/ports/visit.ts';
import type { Clock, Log } from '../app/ports.ts';
import { agencyDay } from '../domain/time/agency-day.ts';

/** Pause between two writes, in milliseconds. */
const WRITE_EVERY_MS = 1000;
/** The longest pause, in milliseconds, while the database fails. */
const MAX_PAUSE_MS = 30_000;

export interface VisitWriter extends VisitCounter {
  /** Writes what has been counted so far. Does not throw: what cannot be written now waits for the next time. */
  flush(): Promise<void>;
  /** Writes the rest, and then takes no more. */
  stop(): Promise<void>;
}

interface VisitWriterPorts {
  clock: Clock;
  counts: VisitCountStore;
  log: Log;
}

/**
 * Counts in memory and writes at most once a second, so that a view costs no write and a lead never waits for more than
 * one short statement. A process that is killed loses the counts of its last second, which is what they are worth. The
 * memory is bounded: the site has some thirty names a day.
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

  /** One write after the other: what fails is counted again, and must not meet itself. */
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
