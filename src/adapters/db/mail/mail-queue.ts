import { type Kysely, sql } from 'kysely';
import type { Mail, MailQueue } from '../../../app/ports/mail.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import type { MailOutcome } from '../../../domain/mail/retry.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import type { Schema } from '../schema.ts';

/**
 * Puts a message into the queue. Given a transaction, it does so together with the change that the message reports.
 * Times are epoch milliseconds.
 * @param due the earliest time at which the message is sent
 */
export async function appendMail(
  db: Kysely<Schema>,
  { to, subject, text }: Mail,
  publicId: string,
  now: number,
  due: number = now,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      public_id: publicId,
      // Normalised, because an erasure searches for the normalised address.
      recipient: storableText(normalizeEmail(to)),
      subject: storableText(subject),
      body: storableText(text),
      state: 'waiting',
      next_attempt_at: due,
      created_at: now,
    })
    .execute();
}

/** Creates the lease queue of the mails to send, on either engine. `MailQueue` documents its functions. */
export function createMailQueue(database: Database): MailQueue {
  const { db } = database;
  const queue = createLeaseQueue(database, 'mails');
  return {
    async claim(claim) {
      const { lease, rows } = await queue.claim(claim);
      return rows.map((row) => ({
        id: row.public_id,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        createdAt: row.created_at,
        attempt: row.attempts + 1,
        lease,
      }));
    },

    async settle({ id: publicId, attempt, lease }, outcome, next, at) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('mails')
          .select('id')
          .where('public_id', '=', publicId)
          .executeTakeFirst();
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
        if (settled && next.kind === 'sent')
          await trx.updateTable('mails').set({ sent_at: at }).where('id', '=', row.id).execute();
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
        id: row.public_id,
        to: row.recipient,
        subject: row.subject,
        state: row.state,
        attempts: row.attempts,
        createdAt: row.created_at,
        nextAttemptAt: row.next_attempt_at,
        sentAt: row.sent_at,
        lastError: row.last_error,
      }));
    },

    async counts() {
      return { waiting: 0, sent: 0, dead: 0, ...(await queue.counts()) };
    },

    async retryDead(now, entryOf) {
      return db.transaction().execute(async (trx) => {
        const { length: retried } = await queue.replayDead(trx, now);
        if (retried > 0) await appendAudit(trx, entryOf(retried));
        return retried;
      });
    },

    async hurry(now) {
      await db
        .updateTable('mails')
        .set({ next_attempt_at: now })
        .where('state', '=', 'waiting')
        // A message without an attempt keeps its planned time, and a claimed message belongs to its worker.
        .where('attempts', '>', 0)
        .where('lease', 'is', null)
        .execute();
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

/** Returns a `MailFailure` and the server's code (`credentials 535`), never its text, which may hold an address. */
function mailError(outcome: MailOutcome): string | null {
  if (outcome.kind === 'sent') return null;
  return outcome.status === null ? outcome.reason : `${outcome.reason} ${outcome.status}`;
}
