import type { WelcomeStore } from '../../../app/ports/welcome.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the store of dismissed welcomes, on either engine. `WelcomeStore` documents its functions. */
export function createWelcomeStore({ db }: Database): WelcomeStore {
  return {
    async isDismissed(accountId) {
      const row = await db
        .selectFrom('welcomes')
        .select('account_id')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async dismiss(accountId, now) {
      await db
        .insertInto('welcomes')
        .values({ account_id: accountId, dismissed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
