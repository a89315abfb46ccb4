import { type Kysely, sql } from 'kysely';
import type { Mail, MailQueue, NewMail } from '../../../app/ports/mail.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import type { MailOutcome } from '../../../domain/mail/retry.ts';
import { type MailState, mailStates } from '../../../domain/mail/states.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import type { Schema } from '../schema.ts';
import { mailRecord, reportRecord } from './mail-tables.ts';
import { voidMailsOfEndedLinks } from './void-mails.ts';

type QueuedMail = Mail & Pick<NewMail, 'sealed' | 'unsubscribe'>;

/**
 * Puts a message into the queue. Given a transaction, it does so together with the change that the message reports.
 * Times are epoch milliseconds.
 * @param due the earliest time at which the message is sent
 * @param linkDigest the digest of the code of the secret link in the message
 */
export async function appendMail(
  db: Kysely<Schema>,
  mail: QueuedMail,
  id: string,
  now: number,
  due?: number,
  linkDigest?: string | null,
): Promise<void> {
  await mailInsert(db, mail, id, now, due, linkDigest).execute();
}

function mailInsert(
  db: Kysely<Schema>,
  { to, subject, text, sealed = false, unsubscribe }: QueuedMail,
  id: string,
  now: number,
  due: number = now,
  linkDigest: string | null = null,
) {
  return db.insertInto('mails').values({
    // Normalised, because an erasure searches for the normalised address.
    ...mailRecord.toRow({ id, to: normalizeEmail(to), subject, text, sealed, createdAt: now }),
    state: 'waiting',
    next_attempt_at: due,
    link_digest: linkDigest,
    ...(unsubscribe !== undefined && { unsubscribe }),
  });
}

/** Creates the lease queue of the mails to send, on either engine. `MailQueue` documents its functions. */
export function createMailQueue(database: Database): MailQueue {
  const { db } = database;
  const queue = createLeaseQueue(database, 'mails');
  return {
    add: (mail, now) => appendMail(db, mail, mail.id, now),

    async addOnce(mail, now) {
      const added = await mailInsert(db, mail, mail.id, now)
        .onConflict((on) => on.doNothing())
        .returning('id')
        .execute();
      return added.length > 0;
    },

    async claim(claim) {
      const { lease, rows } = await queue.claim(claim);
      return rows.map((row) => ({
        ...mailRecord.toRecord(row),
        attempt: row.attempts + 1,
        lease,
        ...(row.unsubscribe && { unsubscribe: row.unsubscribe }),
      }));
    },

    async settle({ id: publicId, attempt, lease }, outcome, next, at) {
      await db.transaction().execute(async (trx) => {
        const row = await idOf(trx, publicId);
        if (!row) return;
        const settled = await queue.settle(
          trx,
          { id: row.id, lease },
          {
            state: next.kind === 'retry' ? 'waiting' : next.kind,
            attempts: attempt,
            nextAttemptAt: next.kind === 'retry' ? at + next.inMs : null,
            error: mailError(outcome),
          },
        );
        if (!settled || (next.kind !== 'sent' && next.kind !== 'kept')) return;
        await trx.updateTable('mails').set({ sent_at: at }).where('id', '=', row.id).execute();
        await trx
          .updateTable('mails')
          .set({ body: '', unsubscribe: null })
          .where('id', '=', row.id)
          .where('sealed', '>', 0)
          .execute();
      });
    },

    async latest(limit) {
      const rows = await db
        .selectFrom('mails')
        .selectAll()
        .orderBy(sql`case state when 'dead' then 0 else 1 end`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...reportRecord.toRecord(row),
        // The due time of a claimed message is the end of its lease.
        nextAttemptAt: row.lease === null ? row.next_attempt_at : null,
      }));
    },

    async counts() {
      const none = Object.fromEntries(mailStates.map((state) => [state, 0])) as Record<MailState, number>;
      return { ...none, ...(await queue.counts()) };
    },

    async retryDead(now, entryOf) {
      return db.transaction().execute(async (trx) => {
        await voidMailsOfEndedLinks(trx, now);
        const { length: retried } = await queue.replayDead(trx, now);
        if (retried > 0) await appendAudit(trx, entryOf(retried));
        return retried;
      });
    },

    async retryOne(publicId, entry) {
      return db.transaction().execute(async (trx) => {
        await voidMailsOfEndedLinks(trx, entry.at);
        const [dead] = await queue.replayDead(trx, entry.at, sql`public_id = ${publicId}`);
        const retried = dead !== undefined || (await hurryWaiting(trx, entry.at, publicId));
        if (retried) await appendAudit(trx, entry);
        else if (!(await idOf(trx, publicId))) return undefined;
        return retried;
      });
    },

    async hurry(now) {
      await voidMailsOfEndedLinks(db, now);
      await hurryWaiting(db, now);
    },

    async listSealed() {
      const rows = await db
        .selectFrom('mails')
        .select(['public_id', 'body', 'sealed'])
        .where('body', '!=', '')
        .where('sealed', '>', 0)
        .execute();
      return rows.map((row) => ({ id: row.public_id, text: row.body, sealed: row.sealed === 1 }));
    },

    async reseal(publicId, before, text) {
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set({ body: text, sealed: 1 })
        .where('public_id', '=', publicId)
        .where('body', '=', before)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0;
    },

    async forget(before) {
      const { numDeletedRows } = await db
        .deleteFrom('mails')
        .where('state', '!=', 'waiting')
        .where(({ eb, fn }) => eb(fn.coalesce('sent_at', 'created_at'), '<', before))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

const idOf = (db: Kysely<Schema>, publicId: string) =>
  db.selectFrom('mails').select('id').where('public_id', '=', publicId).executeTakeFirst();

/** Makes all waiting messages due, or one; returns whether there were any. */
async function hurryWaiting(db: Kysely<Schema>, now: number, publicId?: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ next_attempt_at: now })
    .where('state', '=', 'waiting')
    // A message without an attempt keeps its planned time, and a claimed message belongs to its worker.
    .where('attempts', '>', 0)
    .where('lease', 'is', null)
    .$if(publicId !== undefined, (query) => query.where('public_id', '=', publicId as string))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

/** Returns a `MailFailure` and the server's code (`credentials 535`), never its text, which may hold an address. */
function mailError(outcome: MailOutcome): string | null {
  if (outcome.kind !== 'failed') return null;
  return outcome.status === null ? outcome.reason : `${outcome.reason} ${outcome.status}`;
}
