import type { Kysely } from 'kysely';
import type { SecondFactorStore } from '../../../app/ports/second-factor.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import type { Schema } from '../schema.ts';
import { lockAccount, numberOf } from './account-mapping.ts';

/** Creates the store of second factors, on either engine. `SecondFactorStore` documents its functions. */
export function createSecondFactorStore({ db }: Database): SecondFactorStore {
  return {
    async find(accountId) {
      const row = await db
        .selectFrom('second_factors')
        .innerJoin('accounts', 'accounts.id', 'second_factors.account_id')
        .select(['second_factors.secret', 'second_factors.confirmed_at'])
        .select(({ selectFrom }) =>
          selectFrom('recovery_codes')
            .select(({ fn }) => fn.countAll<number>().as('left'))
            .whereRef('recovery_codes.second_factor_id', '=', 'second_factors.id')
            .as('left'),
        )
        .where('accounts.public_id', '=', accountId)
        .executeTakeFirst();
      return row && { accountId, secret: row.secret, since: row.confirmed_at, recoveryCodes: row.left ?? 0 };
    },

    async listSecrets() {
      return db
        .selectFrom('second_factors')
        .innerJoin('accounts', 'accounts.id', 'second_factors.account_id')
        .select(['accounts.public_id as accountId', 'second_factors.secret'])
        .orderBy('second_factors.id')
        .execute();
    },

    async reseal(accountId, from, to) {
      const resealed = await db
        .updateTable('second_factors')
        .set({ secret: to })
        .where('account_id', 'in', numberOf(db, accountId))
        .where('secret', '=', from)
        .returning('id')
        .executeTakeFirst();
      return resealed !== undefined;
    },

    async begin(accountId, secret) {
      const begun = await db
        .insertInto('second_factors')
        .columns(['account_id', 'secret'])
        .expression((eb) =>
          eb
            .selectFrom('accounts')
            .select(['accounts.id', eb.val(secret).as('secret')])
            .where('accounts.public_id', '=', accountId),
        )
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ secret })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .returning('id')
        .executeTakeFirst();
      return begun !== undefined;
    },

    async confirm(accountId, { secret, step, digests }, entry, notice) {
      return db.transaction().execute(async (trx) => {
        const confirmed = await trx
          .updateTable('second_factors')
          .set({ confirmed_at: entry.at, last_step: step })
          .where('account_id', 'in', numberOf(trx, accountId))
          .where('confirmed_at', 'is', null)
          .where('secret', '=', secret)
          .returning('id')
          .executeTakeFirst();
        if (!confirmed) return false;
        await insertCodes(trx, confirmed.id, digests);
        await appendAudit(trx, entry);
        await appendMail(trx, notice, notice.id, entry.at);
        return true;
      });
    },

    async renewCodes(accountId, digests, entry, notice) {
      return db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, accountId);
        const factor =
          account &&
          (await trx
            .selectFrom('second_factors')
            .select('id')
            .where('account_id', '=', account.id)
            .where('confirmed_at', 'is not', null)
            .executeTakeFirst());
        if (!factor) return false;
        await trx.deleteFrom('recovery_codes').where('second_factor_id', '=', factor.id).execute();
        await insertCodes(trx, factor.id, digests);
        await appendAudit(trx, entry);
        await appendMail(trx, notice, notice.id, entry.at);
        return true;
      });
    },

    async spendStep(accountId, step) {
      const spent = await db
        .updateTable('second_factors')
        .set({ last_step: step })
        .where('account_id', 'in', numberOf(db, accountId))
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .returning('id')
        .executeTakeFirst();
      return spent !== undefined;
    },

    async spendRecoveryCode(accountId, digest, entry, notice) {
      return db.transaction().execute(async (trx) => {
        const spent = await trx
          .deleteFrom('recovery_codes')
          .where('digest', '=', digest)
          .where('second_factor_id', 'in', (eb) =>
            eb
              .selectFrom('second_factors')
              .select('second_factors.id')
              .where('second_factors.account_id', 'in', numberOf(trx, accountId)),
          )
          .returning('id')
          .executeTakeFirst();
        if (!spent) return false;
        await appendAudit(trx, entry);
        await appendMail(trx, notice, notice.id, entry.at);
        return true;
      });
    },

    async end(accountId, entry, notice) {
      return db.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('second_factors')
          .where('account_id', 'in', numberOf(trx, accountId))
          .where('confirmed_at', 'is not', null)
          .returning('id')
          .executeTakeFirst();
        if (!ended) return false;
        await appendAudit(trx, entry);
        await appendMail(trx, notice, notice.id, entry.at);
        return true;
      });
    },
  };
}

async function insertCodes(trx: Kysely<Schema>, factor: number, digests: readonly string[]): Promise<void> {
  const rows = digests.map((digest) => ({ second_factor_id: factor, digest }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Deletes the second factor, confirmed or not, and its recovery codes. `accountNumber` is the account's row id. */
export async function forgetSecondFactor(trx: Kysely<Schema>, accountNumber: number): Promise<void> {
  await trx.deleteFrom('second_factors').where('account_id', '=', accountNumber).execute();
}
