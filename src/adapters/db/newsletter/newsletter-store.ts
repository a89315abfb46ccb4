import { sql } from 'kysely';
import type { NewsletterStore } from '../../../app/ports/privacy/newsletter.ts';
import { NEWSLETTER_STOP, newsletterProof } from '../../../domain/newsletter/newsletter.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { recordErasure } from '../privacy/erasures.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import { isStopped } from '../reminders/reminder-limits.ts';
import { addStop } from '../reminders/reminder-proofs.ts';
import { deleteConsent, switchBoxesOff } from './end-consent.ts';
import { isAskedEnough, isNewsletterFlooded } from './newsletter-limits.ts';
import { newsletterRecord } from './newsletter-tables.ts';

/** Key of the PostgreSQL lock of requests: an arbitrary number. Without it, requests at once would pass a limit together. */
const LOCK = 4_862_019_402;

/** Creates the store of the newsletter's consents with their queue, on either engine. `NewsletterStore` documents its functions. */
export function createNewsletterStore(database: Database): NewsletterStore {
  const { db, engine } = database;
  const queue = createLeaseQueue(database, 'newsletter_consents');
  const confirmed = (trx: Database['db']) =>
    trx
      .selectFrom('newsletter_consents')
      .select(newsletterRecord.columns)
      .where('confirmed_at', 'is not', null)
      .orderBy('confirmed_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  return {
    async ask(consent, hashes) {
      return db.transaction().execute(async (trx) => {
        // On SQLite the transaction is the lock.
        if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
        const known = await trx
          .selectFrom('newsletter_consents')
          .select('id')
          .where('email', '=', consent.email)
          .executeTakeFirst();
        if (known || (await isStopped(trx, NEWSLETTER_STOP, hashes))) return 'quiet';
        if (await isNewsletterFlooded(trx, consent.askedAt)) return 'flood';
        if (await isAskedEnough(trx, consent)) return 'quiet';
        const { limitHash, targetHash, yesHash, stopHash, ...asked } = consent;
        await trx
          .insertInto('newsletter_asks')
          .values({ target_hash: limitHash, at: consent.askedAt })
          .execute();
        await trx
          .insertInto('newsletter_consents')
          .values({
            ...newsletterRecord.toRow({
              ...asked,
              step: 'confirm',
              state: 'waiting',
              confirmedAt: null,
              contactAt: null,
              questionAt: null,
            }),
            target_hash: targetHash,
            yes_hash: yesHash,
            stop_hash: stopHash,
            next_attempt_at: consent.askedAt,
          })
          .execute();
        return 'stored';
      });
    },

    async claim(claim) {
      const { lease, rows } = await queue.claim(claim);
      return rows.map((row) => ({
        ...newsletterRecord.toRecord(row),
        yesHash: row.yes_hash,
        stopHash: row.stop_hash,
        attempt: row.attempts + 1,
        lease,
      }));
    },

    async settle({ id: publicId, step, attempt, lease }, next, error, at) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('newsletter_consents')
          .select(['id', 'target_hash'])
          .where('public_id', '=', publicId)
          .executeTakeFirst();
        if (!row) return;
        const again = next.kind === 'retry';
        const settled = await queue.settle(
          trx,
          { id: row.id, lease },
          {
            state: again ? 'waiting' : step === 'confirm' ? 'unconfirmed' : 'asked',
            attempts: again ? attempt : 0,
            nextAttemptAt: again ? at + next.inMs : null,
            error,
          },
        );
        if (settled && next.kind === 'refused') await addStop(trx, row.target_hash, '', 'refused', at);
      });
    },

    async find(hash, act) {
      const row = await db
        .selectFrom('newsletter_consents')
        .select(newsletterRecord.columns)
        .where(act === 'confirm' ? 'yes_hash' : 'stop_hash', '=', hash)
        .executeTakeFirst();
      return row && newsletterRecord.toRecord(row);
    },

    async confirm(id, at, notice) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('newsletter_consents')
          .set({
            ...{ state: 'confirmed', attempts: 0, next_attempt_at: null, lease: null, last_error: null },
            ...{ confirmed_at: at, contact_at: at },
          })
          .where('public_id', '=', id)
          .where('confirmed_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!row) return;
        const { target_hash, asked_at, text_version, locale } = row;
        const page = newsletterProof(row.form);
        await trx
          .insertInto('reminder_proofs')
          .values({ page, target_hash, asked_at, confirmed_at: at, text_version, locale, ended_at: null })
          .execute();
        await trx.updateTable('newsletter_asks').set({ confirmed: 1 }).where('at', '=', asked_at).execute();
        if (!notice) return;
        await trx
          .insertInto('deliveries')
          .values({
            ...{ message_id: notice.id, lead_id: null, destination: notice.destination, body: notice.body },
            ...{ state: 'pending', attempts: 0, next_attempt_at: at },
          })
          .execute();
      });
    },

    async stay(id, at) {
      await db
        .updateTable('newsletter_consents')
        .set({
          ...{ state: 'confirmed', step: 'confirm', attempts: 0, next_attempt_at: null, lease: null },
          ...{ contact_at: at, question_at: null },
        })
        .where('public_id', '=', id)
        .where('question_at', 'is not', null)
        .execute();
    },

    async end(id, notice, by) {
      await db.transaction().execute(async (trx) => {
        const row = await deleteConsent(trx, { id }, notice.at);
        if (!row) return;
        await switchBoxesOff(trx, engine, row.email, notice, row);
        if (by === 'refused') await addStop(trx, row.target_hash, NEWSLETTER_STOP, 'stop', notice.at);
        if (typeof by === 'object') await recordErasure(trx, by.digest, notice.at);
      });
    },

    async overdue(asked, questioned) {
      const rows = await db
        .selectFrom('newsletter_consents')
        .select(newsletterRecord.columns)
        .where(({ or, and, eb }) =>
          or([
            and([eb('confirmed_at', 'is', null), eb('asked_at', '<', asked)]),
            eb('question_at', '<', questioned),
          ]),
        )
        .orderBy('id')
        .execute();
      return rows.map((row) => newsletterRecord.toRecord(row));
    },

    async question(before, at, most) {
      const due = await db
        .selectFrom('newsletter_consents')
        .select('id')
        .where('state', '=', 'confirmed')
        .where('contact_at', '<', before)
        // A stored lead means a contact in the last three years (decision record 0124), or a reason to keep it.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('leads')
                .select('leads.id')
                .whereRef('leads.email_key', '=', 'newsletter_consents.email'),
            ),
          ),
        )
        .orderBy('contact_at')
        .limit(most)
        .execute();
      if (due.length === 0) return 0;
      const { numUpdatedRows } = await db
        .updateTable('newsletter_consents')
        .set({ state: 'waiting', step: 'stay', attempts: 0, next_attempt_at: at, question_at: at })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .where('state', '=', 'confirmed')
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async forget(before) {
      await db.deleteFrom('newsletter_asks').where('at', '<', before).execute();
    },

    async list() {
      const { waiting } = await db
        .selectFrom('newsletter_consents')
        .select(({ fn }) => fn.countAll().as('waiting'))
        .where('confirmed_at', 'is', null)
        .executeTakeFirstOrThrow();
      const rows = await confirmed(db);
      return { confirmed: rows.map((row) => newsletterRecord.toRecord(row)), waiting: Number(waiting) };
    },

    async export(entryOf) {
      return db.transaction().execute(async (trx) => {
        const rows = await confirmed(trx);
        await appendAudit(trx, entryOf(rows.length));
        return rows.map((row) => newsletterRecord.toRecord(row));
      });
    },
  };
}
