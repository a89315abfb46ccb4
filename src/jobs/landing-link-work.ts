import { lookAtDueLinks, watchLinks } from '../app/landing/watch-links.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { WatchedLandings } from './live-landing.ts';
import type { QueuedWork } from './queue-worker.ts';

/** Pages are also published and unpublished by the clock, without a change that calls the listeners. */
const RENEW_MS = 10 * 60_000;
const LANE = 'links';

/** Returns the work on the links of landing pages: one lane, in which each host has one place. */
export function createLandingLinkWork(
  ports: Pick<Ports, 'clock' | 'landingLinks' | 'linkFollower' | 'log' | 'random'> & {
    liveLandings: WatchedLandings;
  },
): QueuedWork {
  let renewAt = 0;
  ports.liveLandings.onChange(() => {
    renewAt = 0;
  });
  return {
    async prepare() {
      const now = ports.clock.now();
      if (now < renewAt) return;
      renewAt = now + RENEW_MS;
      try {
        await watchLinks(ports);
      } catch (error) {
        renewAt = 0;
        throw error;
      }
    },
    lanes: () => [LANE],
    start: (_lane, limit) => lookAtDueLinks(ports, limit),
  };
}
