import type { CountRetention } from '../../../app/ports/visit.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the end of the daily counts, on either engine. `CountRetention` documents its function. */
export function createCountRetention({ db }: Pick<Database, 'db'>): CountRetention {
  return {
    async forget(before) {
      for (const table of ['visit_counts', 'channel_counts'] as const)
        await db.deleteFrom(table).where('day', '<', before).execute();
      // The key begins with the page: one page after the other reads no row that stays.
      for (const { id } of await db.selectFrom('landing_pages').select('id').execute())
        await db.deleteFrom('landing_counts').where('page_id', '=', id).where('day', '<', before).execute();
    },
  };
}
