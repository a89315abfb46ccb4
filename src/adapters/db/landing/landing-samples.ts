import type { Kysely } from 'kysely';
import type { LandingSamples } from '../../../app/ports/landing/landing.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { addLandingCounts } from './landing-counts.ts';
import { landingDocuments, toPageRow, writeLandingDraft } from './landing-mapping.ts';
import { deleteLandings } from './landing-removal.ts';

/** Creates the store of sample landing pages, on either engine. `LandingSamples` documents its functions. */
export function createLandingSamples({ db }: Database): LandingSamples {
  return {
    async count() {
      const { count } = await db
        .selectFrom('landing_pages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async addDemo(samples) {
      return db.transaction().execute(async (trx) => {
        let stored = 0;
        for (const { page, published, counts } of samples) {
          const row = await trx
            .insertInto('landing_pages')
            .values(toPageRow(page))
            .onConflict((conflict) => conflict.column('public_id').doNothing())
            .returning('id')
            .executeTakeFirst();
          if (!row) continue;
          stored += 1;
          await trx
            .insertInto('landing_totals')
            .values({ page_id: row.id, visits: 0, conversions: 0 })
            .execute();
          await writeLandingDraft(trx, page);
          if (published) await landingDocuments(trx).addVersion(page.id, published);
          if (page.slug !== null)
            await trx
              .insertInto('landing_slugs')
              .values({ slug: page.slug, page_id: row.id, current: 1 })
              .execute();
          if (counts.length > 0) await addLandingCounts(trx, counts);
        }
        return stored;
      });
    },

    removeDemo: () => db.transaction().execute(deleteDemoLandings),
  };
}

/** Deletes the sample pages with all that belongs to them, and returns their number. */
export async function deleteDemoLandings(trx: Kysely<Schema>): Promise<number> {
  const rows = await trx.selectFrom('landing_pages').select('public_id').where('demo', '=', 1).execute();
  await deleteLandings(
    trx,
    rows.map(({ public_id }) => public_id),
  );
  return rows.length;
}
