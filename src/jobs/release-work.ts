import { askDueHost } from '../app/releases/ask-due-host.ts';
import type { ReleaseJobPorts } from '../app/releases/release-ports.ts';
import { releaseHosts } from '../domain/planner/release-sources.ts';
import type { QueuedWork } from './queue-worker.ts';

/**
 * Returns the work on the sources of releases: a lane for each host, with one place, so that a host that hangs delays
 * only its own sources.
 * @param active whether requests to sources are allowed now
 */
export function createReleaseWork(ports: ReleaseJobPorts, active: () => boolean): QueuedWork {
  const busy = new Set<string>();
  let prepared = false;
  return {
    async prepare() {
      if (prepared || !active()) return;
      await ports.releaseQueue.prepare(ports.clock.now());
      prepared = true;
    },
    lanes: () => (active() ? releaseHosts.filter((host) => !busy.has(host)) : []),
    async start(host) {
      const started = await askDueHost(ports, host);
      for (const attempt of started) {
        busy.add(host);
        void attempt.finally(() => busy.delete(host));
      }
      return started;
    },
  };
}
