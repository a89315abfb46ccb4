import { createCdn } from '../adapters/cdn/create-cdn.ts';
import { createPurgeQueue } from '../adapters/db/cdn/purge-queue.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createEdgeCopies } from '../adapters/http/edge-copies.ts';
import type { Clock, Log } from '../app/ports.ts';
import type { Env } from '../config/env.ts';
import { deletingVendors, LATE_PURGE_MS } from '../domain/cdn/cdn.ts';
import { doesWork } from '../domain/process/process-role.ts';
import { createEdgeWarmer } from '../jobs/edge/edge-warmer.ts';
import { createPurgeAsker, createPurgeWork } from '../jobs/edge/purge-work.ts';
import { createLoop } from '../jobs/loop.ts';
import { tagsOfPage } from './page-tags.ts';

/** Pause between two looks whether purges arrive, in milliseconds. */
const LOOK_MS = 10_000;

/**
 * Builds what tells a network of caches which pages have changed; `undefined` without one. A network that deletes its copies
 * gets new ones after each purge, and of all pages every six hours: else it would have none when the site is away.
 * @param siteUrl the public address at this moment
 */
export function composePurging(
  database: Database,
  { cdn: access, role }: Pick<Env, 'cdn' | 'role'>,
  { clock, log, random, siteUrl }: { clock: Clock; log: Log; random(): number; siteUrl(): string },
) {
  if (!access) return undefined;
  const purges = createPurgeQueue(database);
  const works = doesWork(role);
  const asker = works ? createPurgeAsker({ purges, clock, log }) : undefined;
  const copies =
    works && deletingVendors.has(access.vendor)
      ? createEdgeWarmer({
          renew: (path, encoding, signal) => createEdgeCopies(siteUrl())(path, encoding, signal),
          paths: () => [],
          log,
        })
      : undefined;
  const purged = (tags: readonly string[]) =>
    void copies?.renewWhere((path) => tagsOfPage(path)?.some((tag) => tags.includes(tag)) ?? false);
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
    works: works ? [createPurgeWork({ clock, log, random, purges, cdn: createCdn(access), purged })] : [],
    loops: [watch, ...(asker ? [asker] : []), ...(copies ? [copies] : [])],
  };
}
export type Purging = NonNullable<ReturnType<typeof composePurging>>;
