import { type PurgePorts, startDuePurges } from '../../app/cdn/purge-due.ts';
import type { PurgeQueue } from '../../app/ports/processes/cdn.ts';
import type { Clock, Log } from '../../app/ports.ts';
import { purgeDelays } from '../../domain/cdn/cdn.ts';
import { createLoop } from '../loop.ts';
import type { QueuedWork } from '../queue-worker.ts';

/** Returns the work of the queue of purges: one lane, because all go to one network. */
export const createPurgeWork = (ports: PurgePorts): QueuedWork => ({
  lanes: () => ['cdn'],
  start: () => startDuePurges(ports),
});

/** Pause before a purge that the database refused is stored again, in milliseconds. */
const RETRY_MS = 2000;

interface PurgeAskerParts {
  purges: Pick<PurgeQueue, 'ask'>;
  clock: Clock;
  log: Log;
}

/**
 * Stores the purges of changed pages. What the database refuses stays in memory until it takes it. A process that dies
 * meanwhile has lost nothing either: the next one begins with a purge of all, as pages of another build differ anyway.
 */
export function createPurgeAsker({ purges, clock, log }: PurgeAskerParts) {
  const pending = new Set<string>(['all']);
  const loop = createLoop(
    async () => {
      const tags = [...pending];
      if (tags.length > 0) {
        const now = clock.now();
        await purges.ask(
          tags,
          purgeDelays.map((delay) => now + delay),
        );
        for (const tag of tags) pending.delete(tag);
      }
      return Number.POSITIVE_INFINITY;
    },
    { name: 'purges', pauseMs: RETRY_MS, complaint: 'purges not stored', log },
  );
  return {
    start: loop.start,
    stop: loop.stop,
    /** Call it with the tags of pages that have changed. */
    changed(...tags: readonly string[]): void {
      for (const tag of tags) pending.add(tag);
      loop.wake();
    },
  };
}
