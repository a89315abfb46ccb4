import type { PushStore } from '../../../app/ports/push.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import { appendPushes } from './append-pushes.ts';

/** Creates the store of subscriptions with the queue of their messages, on either engine. `PushStore` documents its functions. */
export function createPushStore(database: Database): PushStore {
  const { db } = database;
  const queue = createLeaseQueue(database, 'push_messages');
  return {
    async has(accountId, endpoint) {
      const row = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('endpoint', '=', endpoint)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async add(accountId, { endpoint, p256dh, auth, locale }, most, now) {
      await db.transaction().execute(async (trx) => {
        const values = { account_id: accountId, p256dh, auth, locale, created_at: now };
        await trx
          .insertInto('push_subscriptions')
          .values({ endpoint, ...values })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
          .execute();
        const kept = trx
          .selectFrom('push_subscriptions')
          .select('id')
          .where('account_id', '=', accountId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(most);
        await trx
          .deleteFrom('push_subscriptions')
          .where('account_id', '=', accountId)
          .where('id', 'not in', kept)
          .execute();
      });
    },

    async remove(accountId, endpoint) {
      await db
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where('account_id', '=', accountId)
        .execute();
    },

    alarm: (now) => appendPushes(db, 'alarm', now),

    async claim(claim) {
      const { lease, rows } = await queue.claim(claim);
      if (rows.length === 0) return [];
      const subscriptions = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where(
          'id',
          'in',
          rows.map(({ subscription_id }) => subscription_id),
        )
        .execute();
      const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
      return rows.flatMap(({ id, kind, attempts, subscription_id }) => {
        const subscription = byId.get(subscription_id);
        // Removed since the claim, and its messages with it.
        if (!subscription) return [];
        const { endpoint, p256dh, auth, locale } = subscription;
        return [{ id, kind, attempt: attempts + 1, lease, endpoint, p256dh, auth, locale }];
      });
    },

    async settle({ id, lease, attempt }, next, at) {
      await db.transaction().execute(async (trx) => {
        if (next.kind === 'retry') {
          const due = { nextAttemptAt: at + next.inMs, error: null };
          await queue.settle(trx, { id, lease }, { state: 'waiting', attempts: attempt, ...due });
          return;
        }
        const message = await trx
          .deleteFrom('push_messages')
          .where('id', '=', id)
          .where('lease', '=', lease)
          .returning('subscription_id')
          .executeTakeFirst();
        if (message && next.kind === 'gone')
          await trx.deleteFrom('push_subscriptions').where('id', '=', message.subscription_id).execute();
      });
    },
  };
}
