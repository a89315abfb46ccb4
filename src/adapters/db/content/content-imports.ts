import type { Kysely } from 'kysely';
import type {
  ContentImports,
  ImportedEntries,
  ImportedLanding,
  LandingWrite,
  Swap,
} from '../../../app/ports/content.ts';
import { type ContentBody, placeName } from '../../../domain/content/content.ts';
import type { FormerAddress } from '../../../domain/content/site-addresses.ts';
import type { AddedGuide } from '../../../domain/guide/added-guide.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { documentsOf } from '../documents/documents.ts';
import type { Database, Engine } from '../engine/connect.ts';
import { deleteLandings } from '../landing/landing-removal.ts';
import { lockLanding } from '../landing/landing-search.ts';
import { createLandingIn, saveLandingIn } from '../landing/landing-store.ts';
import type { Schema } from '../schema.ts';
import { deleteGuide, insertFormer, insertGuide } from './address-rows.ts';
import { formerRecord, guideRecord } from './address-tables.ts';
import { writePictures } from './content-store.ts';

/** Rolls a transaction back: something else is stored than what a change replaces. */
class Taken extends Error {}

const records = (db: Kysely<Schema>) => documentsOf<ImportedEntries>(db, 'import');
/** The body of a landing page's draft. */
type LandingBody = { imported?: ImportedLanding };

/** Creates the store of the imports of texts, on either engine. `ContentImports` documents its functions. */
export function createContentImports({ db, engine }: Database): ContentImports {
  return {
    async entries() {
      const rows = await records(db).drafts();
      return new Map([...rows].flatMap(([id, { draft }]) => (draft ? [[id, draft]] : [])));
    },

    async landings(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('document_drafts')
        .select(['document', 'body'])
        .where('kind', '=', 'landing')
        .where('document', 'in', ids)
        .execute();
      return new Map(
        rows.flatMap(({ document, body }): [string, ImportedLanding][] => {
          const { imported } = JSON.parse(body ?? '{}') as LandingBody;
          return imported ? [[document, imported]] : [];
        }),
      );
    },

    async write({ drafts, guides, addresses, landings }, { id, at, kept }, entries) {
      try {
        await db.transaction().execute(async (trx) => {
          const { writeDraft } = documentsOf<ContentBody>(trx, 'content');
          for (const { place, next } of drafts) {
            expectWritten(await writeDraft(placeName(place), next));
            await writePictures(trx, engine, place, next.draft);
          }
          // Guides are listed by the time at which they were added: a millisecond apart, in the order of the file.
          for (const [index, guide] of guides.entries()) await swapGuide(trx, guide, at + index);
          for (const address of addresses) await swapAddress(trx, address);
          for (const landing of landings) await writeLanding(trx, engine, landing);
          if (kept) await records(trx).writeDraft(id, { version: 1, draft: kept });
          else await records(trx).remove([id]);
          await appendAudit(trx, ...entries);
        });
        return true;
      } catch (error) {
        if (error instanceof Taken) return false;
        throw error;
      }
    },
  };
}

function expectWritten(written: boolean): void {
  if (!written) throw new Taken();
}

async function swapGuide(
  trx: Kysely<Schema>,
  { before, after }: Swap<AddedGuide>,
  at: number,
): Promise<void> {
  if (!before && after) {
    return expectWritten(await insertGuide(trx, after, at));
  }
  if (!before) return;
  const { created_at: _, ...was } = guideRecord.toRow({ ...before, at: 0 });
  const stored = await trx
    .selectFrom('added_guides')
    .select(['category', 'difficulty', 'metrics', 'follows'])
    .where('slug', '=', was.slug)
    .executeTakeFirst();
  const isSame =
    stored?.category === was.category &&
    stored.difficulty === was.difficulty &&
    stored.metrics === was.metrics &&
    stored.follows === was.follows;
  expectWritten(isSame);
  if (after) {
    const { created_at: __, slug, ...row } = guideRecord.toRow({ ...after, at: 0 });
    await trx.updateTable('added_guides').set(row).where('slug', '=', slug).execute();
    return;
  }
  expectWritten(await deleteGuide(trx, before.slug));
}

async function swapAddress(trx: Kysely<Schema>, { before, after }: Swap<FormerAddress>): Promise<void> {
  if (!before && after) {
    return expectWritten(await insertFormer(trx, after));
  }
  if (!before) return;
  const { path, target } = before;
  const changed = after
    ? await trx
        .updateTable('former_addresses')
        .set(formerRecord.toRow(after))
        .where('path', '=', path)
        .where('target', '=', target)
        .returning('path')
        .execute()
    : await trx
        .deleteFrom('former_addresses')
        .where('path', '=', path)
        .where('target', '=', target)
        .returning('path')
        .execute();
  expectWritten(changed.length > 0);
}

async function writeLanding(trx: Kysely<Schema>, engine: Engine, write: LandingWrite): Promise<void> {
  const { page } = write;
  const found = await lockLanding(trx, engine, page.id);
  if (write.how === 'create') {
    expectWritten(!found);
    await createLandingIn(trx, engine, page, write.imported);
    return;
  }
  if (!found || found.page.deletedAt !== null) throw new Taken();
  if (write.how === 'save') {
    expectWritten(found.page.version === page.version - 1);
    await saveLandingIn(trx, engine, found, page, write.imported);
    return;
  }
  expectWritten(found.page.version === page.version && found.page.slug === null);
  await deleteLandings(trx, [page.id]);
}
