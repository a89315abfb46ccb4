import { setTimeout } from 'node:timers/promises';
import { HOST_PACE_MS } from '../../../domain/planner/release-sources.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import { insertAll } from './insert-all.ts';

/** Longer than a request with its answer. */
const LEASE_MS = 30_000;
/** A person waits for the answer. */
const PATIENCE_MS = 5000;
const LOOK_AGAIN_MS = 100;
/** After these answers the host asked to be left alone until its time. */
const busy: readonly (string | null)[] = ['status 429', 'status 503'];

interface Held {
  id: number;
  lease: string;
  /** When the host's own work is due. */
  dueAt: number;
}

/**
 * Creates the gate through which a person's request reaches a host that the nightly work on releases asks as well: one
 * request at a time and one a second, whatever the number of processes. Its own work is due when it was before.
 * @returns a function that makes a request; it answers `undefined` when the host is not free within five seconds
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
