import type { ConsentStore } from '../../../app/ports.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the store of the proofs of cookie choices, on either engine. `ConsentStore` documents its functions. */
export function createConsentStore({ db }: Database): ConsentStore {
  return {
    async save({ id, record, textVersion, locale, createdAt }) {
      await db
        .insertInto('consents')
        .values({
          public_id: id,
          record: JSON.stringify(record),
          text_version: textVersion,
          locale,
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.column('public_id').doNothing())
        .execute();
      const row = await db
        .selectFrom('consents')
        .selectAll()
        .where('public_id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        id: row.public_id,
        record: JSON.parse(row.record),
        textVersion: row.text_version,
        locale: row.locale,
        createdAt: row.created_at,
      };
    },

    async forget(before) {
      await db.deleteFrom('consents').where('created_at', '<', before).execute();
    },
  };
}
