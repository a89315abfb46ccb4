import type { Kysely } from 'kysely';
import type { WatchedPlans } from '../../../app/ports/releases/watched-plans.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import type { Schema } from '../schema.ts';
import { watchRecord } from './watch-tables.ts';

/** Creates the store of watched Fridays, on either engine. `WatchedPlans` documents its functions. */
export function createWatchedPlans({ db }: Database): WatchedPlans {
  return {
    async add(plan, codeHash, mail, { since, most }) {
      return db.transaction().execute(async (trx) => {
        const emailKey = normalizeEmail(plan.email);
        const { friday } = plan.release;
        const earlier = await trx
          .selectFrom('watched_plans')
          .select(['friday', 'state', 'asked_at'])
          .where('email_key', '=', emailKey)
          .execute();
        const repeated = earlier.some((one) => one.friday === friday && one.state !== 'ended');
        if (repeated || earlier.filter((one) => one.asked_at >= since).length >= most) return false;
        await trx
          .insertInto('watched_plans')
          .values({
            ...watchRecord.toRow(plan),
            email_key: emailKey,
            friday,
            read_at: plan.memory.readAt,
            code_hash: codeHash,
          })
          .execute();
        await appendMail(trx, mail, mail.id, plan.askedAt);
        return true;
      });
    },

    async byCode(codeHash) {
      const row = await db
        .selectFrom('watched_plans')
        .selectAll()
        .where('code_hash', '=', codeHash)
        .executeTakeFirst();
      return row && watchRecord.toRecord(row);
    },

    async change(plan, change, told) {
      const after = { ...plan, ...change };
      const write = async (trx: Kysely<Schema>) => {
        const { numUpdatedRows } = await trx
          .updateTable('watched_plans')
          .set({
            ...watchRecord.toRow(after),
            friday: after.release.friday,
            read_at: after.memory.readAt,
          })
          .where('public_id', '=', plan.id)
          .where('state', '=', plan.state)
          .where('read_at', '=', plan.memory.readAt)
          .executeTakeFirstOrThrow();
        if (told && numUpdatedRows > 0n) await appendMail(trx, told.mail, told.mail.id, told.at);
      };
      // Most nights have no news: one statement needs no transaction.
      await (told ? db.transaction().execute(write) : write(db));
    },

    async due(before, limit) {
      const rows = await db
        .selectFrom('watched_plans')
        .selectAll()
        .where('state', '=', 'watching')
        .where('read_at', '<=', before)
        .orderBy('read_at')
        .limit(limit)
        .execute();
      return rows.map((row) => watchRecord.toRecord(row));
    },

    async tidy(today, now, before) {
      await db
        .updateTable('watched_plans')
        .set({ state: 'ended', ended_at: now })
        .where('state', '=', 'watching')
        .where('ends_on', '<', today)
        .execute();
      await db
        .deleteFrom('watched_plans')
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'unconfirmed'), eb('asked_at', '<', before.asked)]),
            eb.and([eb('state', '=', 'ended'), eb('ended_at', '<', before.ended)]),
          ]),
        )
        .execute();
    },
  };
}
