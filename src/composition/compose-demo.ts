import { createDemoPictures } from '../adapters/db/demo/demo-pictures.ts';
import { createDemoStore } from '../adapters/db/demo/demo-store.ts';
import { createHasRealRows } from '../adapters/db/demo/real-rows.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { drawSample } from '../adapters/pictures/sample-drawings.ts';
import { type DemoCounts, type DemoPorts, seedDemo } from '../app/demo/seed-demo.ts';
import { seedPictures } from '../app/demo/seed-pictures.ts';

/** Builds the step that fills an empty site with samples. */
export function composeDemo(
  database: Database,
  ports: Omit<DemoPorts, 'demo' | 'hasRealRows'>,
): () => Promise<DemoCounts & { pictures: number }> {
  const own = { demo: createDemoStore(database), hasRealRows: createHasRealRows(database) };
  const demoPictures = createDemoPictures(database);
  return async () => ({
    ...(await seedDemo({ ...ports, ...own })),
    pictures: await seedPictures({ ...ports, ...own, demoPictures, drawSample }),
  });
}
