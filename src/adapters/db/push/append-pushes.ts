import type { Kysely } from 'kysely';
import type { PushKind } from '../../../app/ports/push.ts';
import { mayManage, maySell, roles } from '../../../domain/account/role.ts';
import type { Schema } from '../schema.ts';

/** The roles that see what a notification is about. */
const told = { lead: roles.filter(maySell), alarm: roles.filter(mayManage) } as const;

/** Puts one notification for each subscribed browser into the queue, that of a lead in its transaction. */
export async function appendPushes(trx: Kysely<Schema>, kind: PushKind, now: number): Promise<void> {
  await trx
    .insertInto('push_messages')
    .columns(['subscription_id', 'kind', 'state', 'next_attempt_at', 'created_at'])
    .expression(
      trx
        .selectFrom('push_subscriptions')
        .innerJoin('accounts', 'accounts.public_id', 'push_subscriptions.account_id')
        .select(({ val, cast }) => [
          'push_subscriptions.id',
          cast<PushKind>(val(kind), 'text').as('kind'),
          cast<string>(val('waiting'), 'text').as('state'),
          cast<number>(val(now), 'bigint').as('due'),
          cast<number>(val(now), 'bigint').as('created'),
        ])
        .where('accounts.disabled_at', 'is', null)
        .where('accounts.role', 'in', told[kind]),
    )
    .execute();
}
