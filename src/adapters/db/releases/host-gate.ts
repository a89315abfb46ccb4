import { setTimeout } from 'node:timers/promises';
import { HOST_PACE_MS } from '../../../domain/planner/release-sources.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import { insertAll } from './insert-all.ts';

/** Milliseconds: longer than a request with its response. */
const LEASE_MS = 30_000;
/** Milliseconds: a person waits for the result. */
const PATIENCE_MS = 5000;
const LOOK_AGAIN_MS = 100;
/** After these responses, the host must get no request until its due time. */
const busy: readonly (string | null)[] = ['status 429', 'status 503'];

interface Held {
  id: number;
  lease: string;
  /** When the host's own work is due. */
  dueAt: number;
}

/**
 * Creates the gate for a person's requests to a host to which the nightly work on releases sends requests too: one request
 * at a time and one a second, whatever the number of processes. The due time of the nightly work does not change.
 * @returns a function that runs a request; it resolves to `undefined` when the host is not free within five seconds
 */
export function createHostGate(
  database: Database,
  host: string,
  { now = Date.now, lookAgainMs = LOOK_AGAIN_MS }: { now?: () => number; lookAgainMs?: number } = {},
) {
  const { db } = database;
  const queue = createLeaseQueue(database, 'release_hosts');

  async function hold(): Promise<Held | 'later' | 'closed'> {
    const at = now();
    await insertAll(db, 'release_hosts', [{ name: host, state: 'waiting', next_attempt_at: at }]);
    const row = await db
      .selectFrom('release_hosts')
      .select(['id', 'next_attempt_at', 'lease', 'last_error'])
      .where('name', '=', host)
      .executeTakeFirstOrThrow();
    const dueAt = row.next_attempt_at ?? at;
    if (dueAt > at) {
      if (busy.includes(row.last_error)) return 'closed';
      // The end of a lease, or of the pause after a request.
      if (row.lease !== null || dueAt <= at + HOST_PACE_MS) return 'later';
    }
    const lease = await queue.hold({ id: row.id, dueAt }, at + LEASE_MS);
    return lease === undefined ? 'later' : { id: row.id, lease, dueAt };
  }

  return async <T>(request: () => Promise<T>): Promise<T | undefined> => {
    for (const until = now() + PATIENCE_MS; now() < until; await setTimeout(lookAgainMs)) {
      const held = await hold();
      if (held === 'closed') return undefined;
      if (held === 'later') continue;
      try {
        return await request();
      } finally {
        await queue.free(held, Math.max(held.dueAt, now() + HOST_PACE_MS));
      }
    }
    return undefined;
  };
}
