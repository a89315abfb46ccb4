import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Mail, MailQueue } from '../../app/ports/mail.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { MailOutcome } from '../../domain/mail/retry.ts';
import { appendAudit } from './audit-log.ts';
import type { Database } from './connect.ts';
import type { Schema } from './schema.ts';
import { storableText } from './storable-text.ts';

/**
 * Puts a message into the queue; given a transaction, together with the change that it tells of. Times in epoch ms.
 * @param due when it may leave
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
      // In the one spelling by which an erasure finds it.
      recipient: storableText(normalizeEmail(to)),
      subject: storableText(subject),
      body: storableText(text),
      state: 'waiting',
      next_attempt_at: due,
      created_at: now,
    })
    .execute();
}

/**
 * The messages to send. As in the outbox, a claim moves a message's due time to the end of the lease and puts a token on
 * it: a worker that dies needs no cleaning up after. The promises are those of `MailQueue`.
 */
export function createMailQueue({ db, engine }: Database): MailQueue {
  const dueBy = (trx: Kysely<Schema>, now: number, limit: number) =>
    trx
      .selectFrom('mails')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(limit);
  return {
    async claim({ now, leaseMs, limit }) {
      // Mostly there is nothing: then nobody takes the write lock.
      if ((await dueBy(db, now, 1).execute()).length === 0) return [];
      return db.transaction().execute(async (trx) => {
        const due = await dueBy(trx, now, limit)
          .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute();
        if (due.length === 0) return [];
        const lease = randomUUID();
        const ids = due.map(({ id }) => id);
        await trx
          .updateTable('mails')
          .set({ lease, next_attempt_at: now + leaseMs })
          .where('id', 'in', ids)
          .execute();
        return due.map((row) => ({
          id: row.public_id,
          to: row.recipient,
          subject: row.subject,
          text: row.body,
          createdAt: row.created_at,
          attempt: row.attempts + 1,
          lease,
        }));
      });
    },

    async settle({ id, attempt, lease }, outcome, next, at) {
      await db
        .updateTable('mails')
        .set({
          state: next.kind === 'retry' ? 'waiting' : next.kind,
          attempts: attempt,
          lease: null,
          next_attempt_at: next.kind === 'retry' ? at + next.inMs : null,
          sent_at: next.kind === 'sent' ? at : null,
          last_error: mailError(outcome),
        })
        .where('public_id', '=', id)
        .where('lease', '=', lease)
        .execute();
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
      const rows = await db
        .selectFrom('mails')
        .select(({ fn }) => ['state', fn.countAll<number>().as('total')])
        .groupBy('state')
        .execute();
      const counts = { waiting: 0, sent: 0, dead: 0 };
      for (const { state, total } of rows) counts[state] = total;
      return counts;
    },

    async retryDead(now, entryOf) {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('mails')
          .set({ state: 'waiting', attempts: 0, next_attempt_at: now, lease: null })
          .where('state', '=', 'dead')
          .executeTakeFirstOrThrow();
        const retried = Number(numUpdatedRows);
        if (retried > 0) await appendAudit(trx, entryOf(retried));
        return retried;
      });
    },

    async hurry(now) {
      await db
        .updateTable('mails')
        .set({ next_attempt_at: now })
        .where('state', '=', 'waiting')
        // What was not tried yet has its own time, and what is being sent at this moment is somebody else's.
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

/** `credentials 535`: a `MailFailure` and the server's code. Never its sentence, which may repeat an address. */
function mailError(outcome: MailOutcome): string | null {
  if (outcome.kind === 'sent') return null;
  return outcome.status === null ? outcome.reason : `${outcome.reason} ${outcome.status}`;
}
