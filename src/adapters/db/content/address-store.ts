import type { AddressStore } from '../../../app/ports/content.ts';
import { placeName } from '../../../domain/content/content.ts';
import type { AddedGuide } from '../../../domain/guide/added-guide.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { documentsOf } from '../documents/documents.ts';
import type { Database } from '../engine/connect.ts';
import { deleteGuide, insertFormer, insertGuide } from './address-rows.ts';
import { formerRecord, guideRecord } from './address-tables.ts';

/** Creates the store of the added guides and the former addresses, on either engine. `AddressStore` documents its functions. */
export function createAddressStore({ db }: Database): AddressStore {
  return {
    async read() {
      const [guides, former] = await Promise.all([
        db.selectFrom('added_guides').selectAll().orderBy('created_at').orderBy('slug').execute(),
        db.selectFrom('former_addresses').selectAll().orderBy('created_at').orderBy('path').execute(),
      ]);
      return {
        guides: guides.map((row): AddedGuide => {
          const { at: _, ...guide } = guideRecord.toRecord(row);
          return guide;
        }),
        former: former.map(formerRecord.toRecord),
      };
    },

    async addGuide(guide, draft, entry) {
      return db.transaction().execute(async (trx) => {
        if (!(await insertGuide(trx, guide, draft.at))) return false;
        const name = placeName({ part: guide.slug, locale: 'fr' });
        await documentsOf(trx, 'content').writeDraft(name, { version: 1, draft });
        await appendAudit(trx, entry);
        return true;
      });
    },

    async changeGuide({ slug, ...chosen }, entry) {
      return db.transaction().execute(async (trx) => {
        const { created_at: _, slug: __, ...row } = guideRecord.toRow({ slug, ...chosen, at: 0 });
        const written = await trx
          .updateTable('added_guides')
          .set(row)
          .where('slug', '=', slug)
          .returning('slug')
          .execute();
        if (written.length > 0) await appendAudit(trx, entry);
        return written.length > 0;
      });
    },

    async removeGuide(slug, entry) {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('added_guides')
          .select('follows')
          .where('slug', '=', slug)
          .executeTakeFirst();
        const isRemoved = row !== undefined && (await deleteGuide(trx, slug));
        if (!isRemoved) return false;
        // The guides after it keep their place.
        await trx
          .updateTable('added_guides')
          .set({ follows: row.follows })
          .where('follows', '=', slug)
          .execute();
        await appendAudit(trx, entry);
        return true;
      });
    },

    async addFormer(address, entry) {
      return db.transaction().execute(async (trx) => {
        const isAdded = await insertFormer(trx, address);
        if (isAdded) await appendAudit(trx, entry);
        return isAdded;
      });
    },

    async removeFormer(path, entry) {
      return db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('former_addresses')
          .where('path', '=', path)
          .returning('path')
          .execute();
        if (removed.length > 0) await appendAudit(trx, entry);
        return removed.length > 0;
      });
    },
  };
}
