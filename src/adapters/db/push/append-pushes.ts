import type { Kysely } from 'kysely';
import { maySell, roles } from '../../../domain/account/role.ts';
import type { Schema } from '../schema.ts';

/** The roles that see leads. */
const told = roles.filter(maySell);

/** Puts one notification for each subscribed browser into the queue, in the transaction of a new lead. */
export async function appendPushes(trx: Kysely<Schema>, now: number): Promise<void> {
  await trx
    .insertInto('push_messages')
    .columns(['subscription_id', 'state', 'next_attempt_at', 'created_at'])
    .expression(
      trx
        .selectFrom('push_subscriptions')
        .innerJoin('accounts', 'accounts.public_id', 'push_subscriptions.account_id')
        .select(({ val, cast }) => [
          'push_subscriptions.id',
          cast<string>(val('waiting'), 'text').as('state'),
          cast<number>(val(now), 'bigint').as('due'),
          cast<number>(val(now), 'bigint').as('created'),
        ])
        .where('accounts.disabled_at', 'is', null)
        .where('accounts.role', 'in', told),
    )
    .execute();
}
