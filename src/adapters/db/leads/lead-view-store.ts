import type { LeadViewStore } from '../../../app/ports/lead-views.ts';
import { lockAccount } from '../accounts/account-mapping.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';

/** Creates the store of saved views, on either engine. `LeadViewStore` documents its functions. */
export function createLeadViewStore({ db }: Database): LeadViewStore {
  return {
    async list(accountId) {
      return db
        .selectFrom('lead_views')
        .innerJoin('accounts', 'accounts.id', 'lead_views.account_id')
        .select(['lead_views.public_id as id', 'lead_views.name', 'lead_views.query'])
        .where('accounts.public_id', '=', accountId)
        .orderBy('lead_views.name')
        .orderBy('lead_views.id')
        .execute();
    },

    async save(accountId, { id, name, query }, most) {
      return db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, accountId);
        if (!account) throw new Error(`There is no account ${accountId}.`);
        const named = storableText(name);
        const views = await trx
          .selectFrom('lead_views')
          .select('name')
          .where('account_id', '=', account.id)
          .execute();
        if (views.filter((view) => view.name !== named).length >= most) return false;
        await trx
          .insertInto('lead_views')
          .values({ public_id: id, account_id: account.id, name: named, query: storableText(query) })
          .onConflict((conflict) =>
            conflict.columns(['account_id', 'name']).doUpdateSet({ query: storableText(query) }),
          )
          .execute();
        return true;
      });
    },

    async remove(accountId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('lead_views')
        .where('public_id', '=', id)
        .where('account_id', '=', ({ selectFrom }) =>
          selectFrom('accounts').select('id').where('public_id', '=', accountId),
        )
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
