import type { PortraitStore } from '../../../app/ports/portraits.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the store of portraits, on either engine. `PortraitStore` documents its functions. */
export function createPortraitStore({ db }: Database): PortraitStore {
  return {
    async due(before, limit) {
      const rows = await db
        .selectFrom('reviews')
        .leftJoin('portraits', 'portraits.source', 'reviews.avatar')
        .select('reviews.avatar')
        .where('reviews.status', '=', 'approved')
        .where('reviews.avatar', 'is not', null)
        .where((eb) =>
          eb.or([
            eb('portraits.source', 'is', null),
            eb.and([eb('portraits.file', 'is', null), eb('portraits.tried_at', '<', before)]),
          ]),
        )
        .groupBy('reviews.avatar')
        .limit(limit)
        .execute();
      return rows.flatMap(({ avatar }) => avatar ?? []);
    },

    async claim(source, before, now) {
      const claimed = await db
        .insertInto('portraits')
        .values({ source, file: null, tried_at: now })
        .onConflict((conflict) =>
          conflict
            .column('source')
            .doUpdateSet({ tried_at: now })
            .where('portraits.tried_at', '<', before)
            .where('portraits.file', 'is', null),
        )
        .returning('source')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async keep(source, file, now) {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('portraits').set({ file }).where('source', '=', source).execute();
        // A trigger counts the change, and the pages are renewed.
        await trx.updateTable('reviews').set({ updated_at: now }).where('avatar', '=', source).execute();
      });
    },

    async forget() {
      return db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('portraits')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('reviews')
                  .select('reviews.id')
                  .whereRef('reviews.avatar', '=', 'portraits.source'),
              ),
            ),
          )
          .returning('file')
          .execute();
        const files = [...new Set(gone.flatMap(({ file }) => file ?? []))];
        if (files.length === 0) return [];
        // Two reviewers with the same picture share its copy.
        const shared = await trx.selectFrom('portraits').select('file').where('file', 'in', files).execute();
        return files.filter((name) => !shared.some(({ file }) => file === name));
      });
    },
  };
}
