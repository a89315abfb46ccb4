import { purgeRetryDelays } from '../../domain/cdn/cdn.ts';
import { waitAfter } from '../../domain/queue/schedule.ts';
import type { Cdn, PurgeQueue } from '../ports/processes/cdn.ts';
import type { Clock, Log } from '../ports.ts';
import { workOn } from '../queue/work-on.ts';

/** The duration of a claim in milliseconds: longer than all calls for its tags may take. */
const LEASE_MS = 120_000;
/** How many purges are made together. */
const MOST = 200;

export interface PurgePorts {
  clock: Clock;
  log: Log;
  random(): number;
  purges: PurgeQueue;
  cdn: Cdn;
  /** Called with the tags that the network has purged. */
  purged?: ((tags: readonly string[]) => void) | undefined;
}

/**
 * Claims the due purges and makes them together. A purge that fails is tried again until the network answers: it is never given
 * up, since the page would stay old for an hour.
 * @returns one promise, settled when the outcome is recorded, or none
 * @throws when the database refuses the claim
 */
export async function startDuePurges(ports: PurgePorts): Promise<Promise<void>[]> {
  const { clock, purges, cdn, random } = ports;
  const claimed = await purges.claim({ now: clock.now(), leaseMs: LEASE_MS, limit: MOST });
  if (claimed.purges.length === 0) return [];
  const tags = [...new Set(claimed.purges.map(({ tag }) => tag))];
  const attempt = Math.min(...claimed.purges.map((purge) => purge.attempt));
  return [
    workOn(ports, { tags, attempt }, 'purge', async () => {
      const outcome = await cdn.purge(tags);
      if (outcome.kind === 'purged') {
        ports.purged?.(tags);
        return { next: { kind: 'purged' }, report: {}, record: () => purges.done(claimed) };
      }
      const { reason, retryAfterMs } = outcome;
      const wait = waitAfter(purgeRetryDelays, Math.min(attempt, purgeRetryDelays.length), random()) ?? 0;
      const inMs = Math.min(Math.max(wait, retryAfterMs ?? 0), purgeRetryDelays.at(-1) ?? wait);
      return {
        next: { kind: 'retry', inMs },
        report: { reason },
        record: () => purges.later(claimed, clock.now() + inMs, reason),
      };
    }),
  ];
}
