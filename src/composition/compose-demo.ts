import { createDemoPictures } from '../adapters/db/demo/demo-pictures.ts';
import { createDemoStore } from '../adapters/db/demo/demo-store.ts';
import { createHasRealRows } from '../adapters/db/demo/real-rows.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { drawSample } from '../adapters/pictures/sample-drawings.ts';
import { type DemoCounts, type DemoPorts, seedDemo } from '../app/demo/seed-demo.ts';
import { seedPictures } from '../app/demo/seed-pictures.ts';

/** Returns the step that fills a database without real rows with samples, and tells how many were stored. */
export function composeDemo(
  database: Database,
  ports: Omit<DemoPorts, 'demo' | 'hasRealRows'>,
): () => Promise<DemoCounts & { pictures: number }> {
  const hasRealRows = createHasRealRows(database);
  const [demo, demoPictures] = [createDemoStore(database), createDemoPictures(database)];
  return async () => ({
    ...(await seedDemo({ ...ports, demo, hasRealRows })),
    pictures: await seedPictures({ clock: ports.clock, demoPictures, hasRealRows, drawSample }),
  });
}
