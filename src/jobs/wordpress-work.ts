import type { Ports } from '../app/ports/all-ports.ts';
import { beginDueSync, beginSamples } from '../app/wordpress/begin-sync.ts';
import { type SyncPorts, startDueSync } from '../app/wordpress/run-sync.ts';
import type { QueuedWork } from './queue-worker.ts';

/** Pause between two checks whether a synchronisation is due by its frequency, in milliseconds. */
const SCHEDULE_MS = 15_000;

export interface WordpressWork extends QueuedWork {
  /** Aborts the work under way: it continues after the next start. Call it before the worker is stopped. */
  stop(): void;
}

/**
 * Returns the work of the blog's synchronisation: one lane with one place, because there is one blog.
 * @param scheduleMs pause between two checks whether a synchronisation is due, in milliseconds
 */
export function createWordpressWork(
  ports: SyncPorts & Pick<Ports, 'hooks'>,
  scheduleMs: number = SCHEDULE_MS,
): WordpressWork {
  const stopping = new AbortController();
  let busy = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let samplesJudged = false;
  return {
    async prepare() {
      const now = performance.now();
      if (now - lookedAt < scheduleMs) return;
      lookedAt = now;
      // Samples of a former start must not stay on a site that is no longer a demonstration.
      if (!samplesJudged && !ports.showsSamples()) await ports.posts.removeDemo();
      if (!samplesJudged) await beginSamples(ports);
      samplesJudged = true;
      await beginDueSync(ports);
    },
    lanes: () => (busy || stopping.signal.aborted ? [] : ['blog']),
    async start() {
      const started = await startDueSync(ports, stopping.signal);
      for (const attempt of started) {
        busy = true;
        void attempt.finally(() => {
          busy = false;
        });
      }
      return started;
    },
    stop: () => stopping.abort(),
  };
}
