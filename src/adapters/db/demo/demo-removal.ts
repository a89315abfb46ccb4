import type { Kysely } from 'kysely';
import type { DemoRemoval, DemoRows } from '../../../app/ports/demo.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { deleteDemoLandings } from '../landing/landing-samples.ts';
import { deleteDemoReleases } from '../releases/release-samples.ts';
import type { Schema } from '../schema.ts';
import { deleteDemoPictures } from './demo-pictures.ts';
import { deleteDemoLeads, keptSamples } from './demo-store.ts';

/** Key in `state`: the samples were removed, and do not return at the next start. */
const REMOVED = 'demo-removed';

/** The tables whose samples are deleted by their mark alone. */
type MarkedTable = 'campaigns' | 'reviews' | 'articles' | 'wordpress_posts';
type CountedTable = MarkedTable | 'leads' | 'landing_pages' | 'media' | 'releases';

/** Creates the removal of all samples, on either engine. `DemoRemoval` documents its functions. */
export function createDemoRemoval({ db }: Database): DemoRemoval {
  return {
    counts: () => countDemoRows(db),

    async removeAll(now, entryOf) {
      return db.transaction().execute(async (trx) => {
        const visits = (await keptSamples(trx))?.visits ?? 0;
        const landings = await deleteDemoLandings(trx);
        // After the landing pages, whose pictures would count as used.
        const pictures = await deleteDemoPictures(trx);
        const removed: DemoRows = {
          leads: await deleteDemoLeads(trx),
          campaigns: await deleteMarked(trx, 'campaigns'),
          reviews: await deleteMarked(trx, 'reviews'),
          articles: await deleteMarked(trx, 'articles'),
          posts: await deleteMarked(trx, 'wordpress_posts'),
          landings,
          pictures: pictures.removed,
          releases: await deleteDemoReleases(trx),
          visits,
        };
        const change = { value: JSON.stringify({ at: now }), updated_at: now };
        await trx
          .insertInto('state')
          .values({ key: REMOVED, ...change })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(change))
          .execute();
        if (Object.values(removed).some((count) => count > 0)) await appendAudit(trx, entryOf(removed));
        return { removed, keptPictures: pictures.kept, files: pictures.files };
      });
    },

    async isRemoved() {
      const row = await db.selectFrom('state').select('key').where('key', '=', REMOVED).executeTakeFirst();
      return row !== undefined;
    },

    async permit() {
      await db.deleteFrom('state').where('key', '=', REMOVED).execute();
    },
  };
}

/** Counts the samples of each kind. */
export async function countDemoRows(db: Kysely<Schema>): Promise<DemoRows> {
  const kept = await keptSamples(db);
  return {
    leads: kept ? await countMarked(db, 'leads') : 0,
    campaigns: await countMarked(db, 'campaigns'),
    reviews: await countMarked(db, 'reviews'),
    articles: await countMarked(db, 'articles'),
    posts: await countMarked(db, 'wordpress_posts'),
    landings: await countMarked(db, 'landing_pages'),
    pictures: await countMarked(db, 'media'),
    releases: await countMarked(db, 'releases'),
    visits: kept?.visits ?? 0,
  };
}

async function countMarked(db: Kysely<Schema>, table: CountedTable): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('demo', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

async function deleteMarked(trx: Kysely<Schema>, table: MarkedTable): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom(table).where('demo', '=', 1).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
