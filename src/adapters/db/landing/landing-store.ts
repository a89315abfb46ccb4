import { type Kysely, sql } from 'kysely';
import type { ImportedLanding } from '../../../app/ports/content.ts';
import type { LandingStore, StoredLanding } from '../../../app/ports/landing/landing.ts';
import { picturesOf } from '../../../domain/landing/landing-content.ts';
import { slugStem } from '../../../domain/landing/landing-slug.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database, Engine } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { landingDocuments, toPageRow, writeLandingDraft } from './landing-mapping.ts';
import { deleteLandings } from './landing-removal.ts';
import { countLandings, listLandings, lockLanding, readLanding } from './landing-search.ts';
import { writeLandingUses } from './landing-uses.ts';

/** Creates the store of landing pages, on either engine. `LandingStore` documents its functions. */
export function createLandingStore({ db, engine }: Database): LandingStore {
  /** Makes a slug the page's current one; false when another page has it. */
  const takeSlug = async (trx: Kysely<Schema>, number: number, slug: string): Promise<boolean> => {
    await trx.updateTable('landing_slugs').set({ current: 0 }).where('page_id', '=', number).execute();
    const rows = await trx
      .insertInto('landing_slugs')
      .values({ slug, page_id: number, current: 1 })
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet({ current: 1 }).where('landing_slugs.page_id', '=', number),
      )
      .returning('slug')
      .execute();
    return rows.length > 0;
  };

  return {
    ...landingDocuments(db),

    async create(page, entry) {
      await db.transaction().execute(async (trx) => {
        await createLandingIn(trx, engine, page);
        await appendAudit(trx, entry);
      });
    },

    async byId(id) {
      return (await readLanding(db, id))?.page;
    },

    list: (query, now) => listLandings(db, query, now),
    counts: (filter, now) => countLandings(db, filter, now),

    async saveDraft(id, judge) {
      return db.transaction().execute(async (trx) => {
        const found = await lockLanding(trx, engine, id);
        if (!found) return undefined;
        const judged = judge(found.page);
        if (!judged.ok) return judged;
        await saveLandingIn(trx, engine, found, judged.after);
        return { ok: true, value: judged.after };
      });
    },

    async change(id, judge, slug) {
      return db
        .transaction()
        .execute(async (trx) => {
          const found = await lockLanding(trx, engine, id);
          if (!found) return undefined;
          const { newest, addVersion } = landingDocuments(trx);
          const taken = slug === undefined ? [] : await slugsLike(trx, slug, found.number);
          const judged = judge(found.page, {
            taken: new Set(taken),
            newest: (await newest(id))?.number ?? 0,
          });
          if (!judged.ok) return judged;
          const { published, ...value } = judged.after;
          if (judged.entries.length === 0) return { ok: true as const, value: found.page };
          if (published) await addVersion(id, published);
          if (value.slug !== null && value.slug !== found.page.slug)
            if (!(await takeSlug(trx, found.number, value.slug))) throw new SlugTaken();
          await trx
            .updateTable('landing_pages')
            .set(toPageRow(value))
            .where('id', '=', found.number)
            .execute();
          await writeLandingUses(trx, engine, found.number, value);
          await appendAudit(trx, ...judged.entries);
          return { ok: true as const, value };
        })
        .catch((error: unknown) => {
          if (error instanceof SlugTaken) return { ok: false as const, code: 'slug_taken' as const };
          throw error;
        });
    },

    async purge(before) {
      return db.transaction().execute(async (trx) => {
        const gone = await trx
          .selectFrom('landing_pages')
          .select('public_id')
          .where('deleted_at', '<', before)
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .execute();
        await deleteLandings(
          trx,
          gone.map(({ public_id }) => public_id),
        );
        return gone.length;
      });
    },

    async oldSlugs(id) {
      const rows = await db
        .selectFrom('landing_slugs')
        .innerJoin('landing_pages', 'landing_pages.id', 'landing_slugs.page_id')
        .select('landing_slugs.slug')
        .where('landing_pages.public_id', '=', storableText(id))
        .where('landing_slugs.current', '=', 0)
        .orderBy('landing_slugs.slug')
        .execute();
      return rows.map(({ slug }) => slug);
    },
  };
}

/** Adds a page with its draft. @param imported the import that makes it */
export async function createLandingIn(
  trx: Kysely<Schema>,
  engine: Engine,
  page: StoredLanding,
  imported: ImportedLanding | null = null,
): Promise<void> {
  const { id } = await trx
    .insertInto('landing_pages')
    .values(toPageRow(page))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('landing_totals').values({ page_id: id, visits: 0, conversions: 0 }).execute();
  await writeLandingDraft(trx, page, imported);
  await writeLandingUses(trx, engine, id, page);
}

/** Writes the next draft of a page that was found and locked. @param imported the import that makes it */
export async function saveLandingIn(
  trx: Kysely<Schema>,
  engine: Engine,
  found: { number: number; page: StoredLanding },
  after: StoredLanding,
  imported: ImportedLanding | null = null,
): Promise<void> {
  await trx.updateTable('landing_pages').set(toPageRow(after)).where('id', '=', found.number).execute();
  await writeLandingDraft(trx, after, imported);
  // Written only when the pictures change: each write raises the revision of the pictures, which all processes watch.
  if (picturesKey(found.page) !== picturesKey(after))
    await writeLandingUses(trx, engine, found.number, after);
}

/** The entry of a draft in the record of uses. */
const picturesKey = ({ title, content }: StoredLanding): string =>
  JSON.stringify([title, picturesOf(content)]);

/** Rolls a publication back: another page got the slug in the same moment. */
class SlugTaken extends Error {}

/** Returns the slugs of other pages that begin with a slug. */
async function slugsLike(trx: Kysely<Schema>, slug: string, except: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('landing_slugs')
    .select('slug')
    .where('page_id', '<>', except)
    .where(sql<boolean>`slug like ${`${slugStem(slug)}%`}`)
    .execute();
  return rows.map((row) => row.slug);
}
