import type { Kysely } from 'kysely';
import type { DemoRemoval, DemoRows } from '../../../app/ports/demo.ts';
import type { DemoSettings } from '../../../domain/settings/demo-settings.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { deleteDemoLandings } from '../landing/landing-samples.ts';
import { deleteDemoReleases } from '../releases/release-samples.ts';
import type { Schema } from '../schema.ts';
import { deleteDemoPictures } from './demo-pictures.ts';
import { deleteDemoLeads, keptSamples } from './demo-store.ts';

/** The group of the settings that stores whether the site is a demonstration. */
const GROUP = 'demo';

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
        const ends = await endDemonstration(trx, now);
        if (ends || Object.values(removed).some((count) => count > 0))
          await appendAudit(trx, entryOf(removed));
        return { removed, keptPictures: pictures.kept, files: pictures.files };
      });
    },

    async isRemoved() {
      return (await storedState(db))?.active === false;
    },

    async permit() {
      await db.deleteFrom('settings').where('name', '=', GROUP).execute();
    },
  };
}

/** The stored state of the demonstration; `undefined`: `DEMO_DATA` decides. */
async function storedState(db: Kysely<Schema>): Promise<(DemoSettings & { version: number }) | undefined> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', GROUP)
    .executeTakeFirst();
  return row && { version: row.version, active: JSON.parse(row.value).active !== false };
}

/** Stores the end of the demonstration, which every process follows. Returns whether it was not stored yet. */
async function endDemonstration(trx: Kysely<Schema>, now: number): Promise<boolean> {
  const stored = await storedState(trx);
  if (stored?.active === false) return false;
  const value: DemoSettings = { active: false };
  const row = { version: (stored?.version ?? 0) + 1, value: JSON.stringify(value), updated_at: now };
  await trx
    .insertInto('settings')
    .values({ name: GROUP, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  return true;
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
