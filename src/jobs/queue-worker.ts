import type { Log } from '../app/ports.ts';
import { createLoop } from './loop.ts';

/** The maximum number of entries of one lane that are worked on at once, where the work names no other. */
const PLACES = 4;
const POLL_MS = 1000;

/** A kind of work that waits in a lease queue: deliveries, mails. */
export interface QueuedWork {
  /**
   * The lanes that may be worked on now. Each has its own places, so a receiver that hangs delays only its own lane.
   */
  lanes(): readonly string[];
  /** The maximum number of entries of a lane that are worked on at once. Above the usual number, half of them are claimed together. */
  placesOf?(lane: string): number | undefined;
  /**
   * Claims up to `limit` due entries of a lane and starts them all. Each promise settles when the outcome of its entry is
   * recorded, and never rejects.
   * @throws when the database refuses the claim; then nothing was started
   */
  start(lane: string, limit: number): Promise<Promise<void>[]>;
  /** Called at each poll, before `lanes`. */
  prepare?(): Promise<void>;
}

export interface QueueWorker {
  start(): void;
  /** Polls at once instead of after the pause: call it after an entry was stored. */
  wake(): void;
  /** Claims no more entries, and resolves when the outcomes of all entries under way are recorded. */
  stop(): Promise<void>;
}

/**
 * Creates the loop that works through the lease queues. Several workers may run, in one process or in many: an entry
 * that one worker has claimed is given to no other worker while its lease lasts.
 * @param pollMs pause between two polls, in milliseconds
 */
export function createQueueWorker(
  works: readonly QueuedWork[],
  log: Log,
  pollMs: number = POLL_MS,
): QueueWorker {
  const queues = works.map((work) => ({ work, underWay: new Map<string, Set<Promise<void>>>() }));
  const loop = createLoop(lookAtAll, {
    name: 'queues',
    pauseMs: pollMs,
    complaint: 'queue not readable',
    log,
  });
  let stopping = false;

  /** Polls each kind of work, even when another fails, and then throws the first failure. */
  async function lookAtAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const queue of queues) await look(queue).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  async function look({ work, underWay }: (typeof queues)[number]): Promise<void> {
    await work.prepare?.();
    for (const lane of work.lanes()) {
      const running = underWay.get(lane) ?? new Set();
      underWay.set(lane, running);
      const places = work.placesOf?.(lane) ?? PLACES;
      // A claim for each finished entry would cost more than the entry, where there are many.
      const least = places > PLACES ? places / 2 : 1;
      if (stopping || places - running.size < least) continue;
      for (const attempt of await work.start(lane, places - running.size)) {
        running.add(attempt);
        // A place is free again, and more entries may be waiting than there were places.
        void attempt.finally(() => {
          running.delete(attempt);
          loop.wake();
        });
      }
    }
  }

  return {
    start: loop.start,
    wake: loop.wake,
    async stop() {
      stopping = true;
      await loop.stop();
      await Promise.all(queues.flatMap(({ underWay }) => [...underWay.values()].flatMap((all) => [...all])));
    },
  };
}
