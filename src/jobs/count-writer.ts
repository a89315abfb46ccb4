import type { Clock, Log } from '../app/ports.ts';
import { agencyDay } from '../domain/time/agency-day.ts';

/** Pause between two writes, in milliseconds. */
const WRITE_EVERY_MS = 1000;
/** The longest pause, in milliseconds, while the database fails. */
const MAX_PAUSE_MS = 30_000;

/** A count of one agency's day. */
interface Count {
  day: string;
  count: number;
}

export interface CountWriter<C extends Count> {
  /** Adds one to a count; returns at once and never throws. */
  add(counted: Omit<C, 'day' | 'count'>): void;
  /** Writes the counts so far. Never rejects: counts that cannot be written are kept for the next write. */
  flush(): Promise<void>;
  /** Writes the remaining counts, and ignores later ones. */
  stop(): Promise<void>;
}

interface CountWriterPorts<C extends Count> {
  clock: Clock;
  counts: { add(counts: readonly C[]): Promise<void> };
  log: Log;
  /** Returns the key under which equal counts are added up, without the day. */
  keyOf(counted: Omit<C, 'day' | 'count'>): string;
  /** The most different counts in memory: later ones are left out until the next write. Absent: the keys are of closed lists. */
  most?: number;
  /** Message that is logged while the database fails. */
  complaint: string;
}

/**
 * Counts in memory and writes at most once a second, so that a page view causes no write and the storing of a lead never
 * waits for more than one short statement. A process that is killed loses the counts of its last second, which is
 * acceptable for such figures.
 */
export function createCountWriter<C extends Count>({
  clock,
  counts,
  log,
  keyOf,
  most = Number.POSITIVE_INFINITY,
  complaint,
}: CountWriterPorts<C>): CountWriter<C> {
  let waiting = new Map<string, C>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failures = 0;
  let stopped = false;

  function keep(counted: C): void {
    const key = `${counted.day} ${keyOf(counted)}`;
    if (waiting.size >= most && !waiting.has(key)) return;
    const count = (waiting.get(key)?.count ?? 0) + counted.count;
    waiting.set(key, { ...counted, count });
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
      log.warn({ err, failures }, complaint);
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
    add(counted) {
      if (stopped) return;
      keep({ ...counted, day: agencyDay(clock.now()), count: 1 } as C);
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
