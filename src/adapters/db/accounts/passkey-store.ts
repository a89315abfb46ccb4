import type { Selectable } from 'kysely';
import type { Passkey, PasskeyStore } from '../../../app/ports/passkeys.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { numberOf } from './account-mapping.ts';
import { accountRecord, type PasskeyRow, passkeyRecord } from './account-tables.ts';

/** Creates the store of passkeys and of their open challenges, on either engine. `PasskeyStore` documents its functions. */
export function createPasskeyStore({ db }: Database): PasskeyStore {
  return {
    async list(accountId) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('account_id', 'in', numberOf(db, accountId))
        .orderBy('id')
        .execute();
      return rows.map((row) => toPasskey(row, accountId));
    },

    async find(credentialId) {
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      const owner =
        row &&
        (await db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirst());
      if (!row || !owner) return undefined;
      const account = accountRecord.toRecord(owner);
      return { account, passkey: toPasskey(row, account.id) };
    },

    add: (passkey, entry, notice) =>
      db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('passkeys')
          .columns([
            'account_id',
            'public_id',
            'credential_id',
            'public_key',
            'counter',
            'transports',
            'name',
            'created_at',
          ])
          .expression((eb) =>
            eb
              .selectFrom('accounts')
              .select([
                'accounts.id',
                eb.val(passkey.id).as('public_id'),
                eb.val(passkey.credentialId).as('credential_id'),
                eb.val(passkey.publicKey).as('public_key'),
                eb.cast<number>(eb.val(passkey.counter), 'bigint').as('counter'),
                eb.val(passkey.transports.join(',')).as('transports'),
                eb.val(passkey.name).as('name'),
                eb.cast<number>(eb.val(passkey.createdAt), 'bigint').as('created_at'),
              ])
              .where('accounts.public_id', '=', passkey.accountId)
              .where('accounts.disabled_at', 'is', null),
          )
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return false;
        await appendAudit(trx, entry);
        await appendMail(trx, notice, notice.id, entry.at);
        return true;
      }),

    rename: (accountId, id, name, entry) =>
      db.transaction().execute(async (trx) => {
        const renamed = await trx
          .updateTable('passkeys')
          .set({ name })
          .where('account_id', 'in', numberOf(trx, accountId))
          .where('public_id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (!renamed) return false;
        await appendAudit(trx, entry);
        return true;
      }),

    remove: (accountId, id, entry, notice) =>
      db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('passkeys')
          .where('account_id', 'in', numberOf(trx, accountId))
          .where('public_id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (!removed) return false;
        await appendAudit(trx, entry);
        await appendMail(trx, notice, notice.id, entry.at);
        return true;
      }),

    async use({ id, counter: from }, { counter, at }) {
      const used = await db
        .updateTable('passkeys')
        .set({ counter, used_at: at })
        .where('public_id', '=', id)
        .where('counter', '=', from)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    async ask(challenge, accountId, until, now) {
      await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
      await db
        .insertInto('passkey_challenges')
        .values({
          challenge,
          account_id: accountId === null ? null : numberOf(db, accountId),
          expires_at: until,
        })
        .execute();
    },

    async take(challenge, accountId, now) {
      const taken = await db
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('expires_at', '>', now)
        .$if(accountId === null, (query) => query.where('account_id', 'is', null))
        .$if(accountId !== null, (query) => query.where('account_id', 'in', numberOf(db, accountId ?? '')))
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}

const toPasskey = (row: Selectable<PasskeyRow>, accountId: string): Passkey => ({
  ...passkeyRecord.toRecord(row),
  accountId,
});
