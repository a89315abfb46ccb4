import { createDemoStore } from '../adapters/db/demo/demo-store.ts';
import { createHasRealRows } from '../adapters/db/demo/real-rows.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { type DemoCounts, type DemoPorts, seedDemo } from '../app/demo/seed-demo.ts';

/** Builds the step that fills an empty site with samples. */
export function composeDemo(
  database: Database,
  ports: Omit<DemoPorts, 'demo' | 'hasRealRows'>,
): () => Promise<DemoCounts> {
  const own = { demo: createDemoStore(database), hasRealRows: createHasRealRows(database) };
  return () => seedDemo({ ...ports, ...own });
}
