import type { AddressStore } from '../../../app/ports/content.ts';
import { placeName } from '../../../domain/content/content.ts';
import type { AddedGuide } from '../../../domain/guide/added-guide.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { documentsOf } from '../documents/documents.ts';
import type { Database } from '../engine/connect.ts';
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
        const written = await trx
          .insertInto('added_guides')
          .values(guideRecord.toRow({ ...guide, at: draft.at }))
          .onConflict((conflict) => conflict.column('slug').doNothing())
          .returning('slug')
          .execute();
        if (written.length === 0) return false;
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
        const names = locales.map((locale) => placeName({ part: slug, locale }));
        const published = await trx
          .selectFrom('document_versions')
          .select('number')
          .where('kind', '=', 'content')
          .where('document', 'in', names)
          .limit(1)
          .execute();
        if (published.length > 0) return false;
        const removed = await trx
          .deleteFrom('added_guides')
          .where('slug', '=', slug)
          .returning('slug')
          .execute();
        if (removed.length === 0) return false;
        await documentsOf(trx, 'content').remove(names);
        await appendAudit(trx, entry);
        return true;
      });
    },

    async addFormer(address, entry) {
      return db.transaction().execute(async (trx) => {
        const written = await trx
          .insertInto('former_addresses')
          .values(formerRecord.toRow(address))
          .onConflict((conflict) => conflict.column('path').doNothing())
          .returning('path')
          .execute();
        if (written.length > 0) await appendAudit(trx, entry);
        return written.length > 0;
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
