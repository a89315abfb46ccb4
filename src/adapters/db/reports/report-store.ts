import type { Kysely, Selectable } from 'kysely';
import type { ContentReports, StoredReport } from '../../../app/ports/privacy/content-reports.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { decideWithin } from '../reviews/moderation-desk.ts';
import type { Schema } from '../schema.ts';
import { appendReportLog, lockReportLog } from './report-log.ts';
import { type ContentReportRow, reportRecord } from './report-tables.ts';

const HOUR_MS = 3_600_000;
/** The most receipts to one address within a day: a form must not fill the mailbox of another person. */
const RECEIPTS_A_DAY = 3;
/** The most open reports that were filled in as programs do. */
const SUSPECT_MAX = 200;
/** The most closed reports in the list. */
const CLOSED_MAX = 100;

const CLOSED = ['upheld', 'dismissed'] as const;

/** Creates the store of reports, on either engine. `ContentReports` documents its functions. */
export function createContentReports({ db, engine }: Database): ContentReports {
  return {
    async add(report, mailsOf) {
      return db.transaction().execute(async (trx) => {
        await lockReportLog(trx, engine);
        const { suspect, receivedAt: at } = report;
        const emailKey = normalizeEmail(report.email ?? '');
        const recent = await trx
          .selectFrom('content_reports')
          .select(['number', 'explanation', 'subject_id', 'address', 'received_at'])
          .where('email_key', '=', emailKey)
          .where('received_at', '>', at - 24 * HOUR_MS)
          .orderBy('number')
          .execute();
        const same = recent.find(
          (row) =>
            row.received_at > at - HOUR_MS &&
            row.explanation === report.explanation &&
            row.address === report.address,
        );
        if (same) return same.number;
        if (suspect && (await openSuspects(trx)) >= SUSPECT_MAX) return undefined;
        const { last } = await trx
          .selectFrom('content_reports')
          .select(({ fn }) => fn.max('number').as('last'))
          .executeTakeFirstOrThrow();
        const number = Number(last ?? 0) + 1;
        await trx
          .insertInto('content_reports')
          .values({
            ...reportRecord.toRow({ ...untouched, ...report, number }),
            email_key: emailKey,
            evident: null,
          })
          .execute();
        await appendReportLog(trx, number, { at, act: 'receive', actorId: null });
        for (const mail of mailsOf(number, recent.length < RECEIPTS_A_DAY))
          await appendMail(trx, mail, mail.id, at);
        return number;
      });
    },

    async list() {
      const open = await db
        .selectFrom('content_reports')
        .selectAll()
        .where('state', 'not in', CLOSED)
        .orderBy('number')
        .execute();
      const closed = await db
        .selectFrom('content_reports')
        .selectAll()
        .where('state', 'in', CLOSED)
        .orderBy('decided_at', 'desc')
        .limit(CLOSED_MAX)
        .execute();
      return { open: open.map(toReport), closed: closed.map(toReport) };
    },

    async find(number) {
      const row = await byNumber(db, number).executeTakeFirst();
      return row && toReport(row);
    },

    async step(number, version, { evident, ...change }, { log, entry, mails, review }) {
      return db.transaction().execute(async (trx) => {
        await lockReportLog(trx, engine);
        const row = await byNumber(trx, number).executeTakeFirst();
        if (!row) return undefined;
        if (row.version !== version) return 'conflict';
        if (review) {
          // Before the row of the report is locked: an erasure locks the moderation log first too.
          const { id, decision, judge } = review;
          const [outcome] = await decideWithin({ db: trx, engine }, [id], decision, judge);
          if (outcome?.kind !== 'decided') return 'conflict';
        }
        const after = { ...reportRecord.toRecord(row), ...change, version: version + 1 };
        await trx
          .updateTable('content_reports')
          .set({ ...reportRecord.toRow(after), ...(evident !== undefined && { evident: evident ? 1 : 0 }) })
          .where('id', '=', row.id)
          .execute();
        await appendReportLog(trx, number, log);
        await appendAudit(trx, entry);
        for (const mail of mails) await appendMail(trx, mail, mail.id, log.at);
        return toReport(await byNumber(trx, number).executeTakeFirstOrThrow());
      });
    },

    async forget(before) {
      const { numUpdatedRows } = await db
        .updateTable('content_reports')
        .set(withoutPerson)
        .where('state', 'in', CLOSED)
        .where('decided_at', '<', before)
        .where('address', '<>', '')
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}

/** The columns that a person filled in, and what staff wrote about it. Number, kind and outcome stay. */
export const withoutPerson = {
  name: null,
  email: null,
  email_key: '',
  address: '',
  explanation: null,
  question: null,
  words: null,
} as const;

const untouched = {
  state: 'received',
  version: 0,
  lookedAt: null,
  askedAt: null,
  question: null,
  measure: null,
  ground: null,
  words: null,
  decidedAt: null,
  decidedBy: null,
  againAt: null,
  contestedBy: null,
} as const;

const byNumber = (db: Kysely<Schema>, number: number) =>
  db.selectFrom('content_reports').selectAll().where('number', '=', number);

async function openSuspects(trx: Kysely<Schema>): Promise<number> {
  const { count } = await trx
    .selectFrom('content_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('suspect', '=', 1)
    .where('state', '=', 'received')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const toReport = (row: Selectable<ContentReportRow>): StoredReport => ({
  ...reportRecord.toRecord(row),
  evident: row.evident === null ? null : row.evident === 1,
});
