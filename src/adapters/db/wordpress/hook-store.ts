import type { HookStore } from '../../../app/ports/wordpress/wordpress.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';

/** Creates the record of the messages of the blog, on either engine. `HookStore` documents its functions. */
export function createHookStore({ db }: Database): HookStore {
  return {
    async receive(id, at, forget) {
      return db.transaction().execute(async (trx) => {
        await trx.deleteFrom('wordpress_hooks').where('at', '<', forget).execute();
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('wordpress_hooks')
          .values({ message_id: storableText(id), at })
          .onConflict((conflict) => conflict.column('message_id').doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      });
    },

    async last() {
      const row = await db
        .selectFrom('wordpress_hooks')
        .select('at')
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.at;
    },
  };
}
