import { createDemoPictures } from '../adapters/db/demo/demo-pictures.ts';
import { createDemoStore } from '../adapters/db/demo/demo-store.ts';
import { createHasRealRows } from '../adapters/db/demo/real-rows.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createReleaseSamples } from '../adapters/db/releases/release-samples.ts';
import { drawSample } from '../adapters/pictures/sample-drawings.ts';
import { type DemoCounts, type DemoPorts, seedDemo } from '../app/demo/seed-demo.ts';
import { seedPictures } from '../app/demo/seed-pictures.ts';
import { seedReleases } from '../app/demo/seed-releases.ts';
import type { DemoRemoval } from '../app/ports/demo.ts';
import { formatDate } from '../i18n/format.ts';

export interface DemoSteps {
  /** Fills a database without real rows with samples, and returns their numbers. */
  seedDemo(): Promise<DemoCounts & { pictures: number; releases: number }>;
  /** The part of it that fills the tables of releases. */
  seedReleases(): Promise<number>;
}

/** Builds the steps that fill an empty site with samples. */
export function composeDemo(
  database: Database,
  ports: Omit<DemoPorts, 'demo' | 'hasRealRows' | 'formatDate'> & { demoRemoval: DemoRemoval },
): DemoSteps {
  const anyRealRows = createHasRealRows(database);
  const own = {
    demo: createDemoStore(database),
    // Samples that an administrator removed do not return.
    hasRealRows: async () => (await ports.demoRemoval.isRemoved()) || (await anyRealRows()),
  };
  const demoPictures = createDemoPictures(database);
  const releaseSamples = createReleaseSamples(database);
  const releases = () => seedReleases({ ...ports, ...own, releaseSamples });
  return {
    seedDemo: async () => ({
      ...(await seedDemo({ ...ports, ...own, formatDate })),
      pictures: await seedPictures({ ...ports, ...own, demoPictures, drawSample }),
      releases: await releases(),
    }),
    seedReleases: releases,
  };
}
