import { createCdn } from '../adapters/cdn/create-cdn.ts';
import { createPurgeQueue } from '../adapters/db/cdn/purge-queue.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import type { Clock, Log } from '../app/ports.ts';
import type { Env } from '../config/env.ts';
import { LATE_PURGE_MS } from '../domain/cdn/cdn.ts';
import { doesWork } from '../domain/process/process-role.ts';
import { createPurgeAsker, createPurgeWork } from '../jobs/edge/purge-work.ts';
import { createLoop } from '../jobs/loop.ts';

/** Pause between two looks whether purges arrive, in milliseconds. */
const LOOK_MS = 10_000;

/** Builds what tells a network of caches which pages have changed; `undefined` without one. */
export function composePurging(
  database: Database,
  { cdn: access, role }: Pick<Env, 'cdn' | 'role'>,
  { clock, log, random }: { clock: Clock; log: Log; random(): number },
) {
  if (!access) return undefined;
  const purges = createPurgeQueue(database);
  const works = doesWork(role);
  const asker = works ? createPurgeAsker({ purges, clock, log }) : undefined;
  let oldest: number | null = null;
  /** Every process that sends pages must know it, also one that makes no purges. */
  const watch = createLoop(
    async () => {
      oldest = await purges.oldest();
    },
    { name: 'late-purges', pauseMs: LOOK_MS, complaint: 'purges not readable', log },
  );
  return {
    vendor: access.vendor,
    isLate: () => oldest !== null && clock.now() - oldest > LATE_PURGE_MS,
    changed: asker?.changed,
    works: works ? [createPurgeWork({ clock, log, random, purges, cdn: createCdn(access) })] : [],
    loops: [watch, ...(asker ? [asker] : [])],
  };
}
export type Purging = NonNullable<ReturnType<typeof composePurging>>;
