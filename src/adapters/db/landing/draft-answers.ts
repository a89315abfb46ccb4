import type { Transaction } from 'kysely';
import type { DraftAnswer, DraftAnswers } from '../../../app/ports/landing/draft-answers.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { appendMail } from '../mail/mail-queue.ts';
import type { Schema } from '../schema.ts';
import { answerRecord } from './landing-tables.ts';

/** Creates the store of artists' answers to drafts, on either engine. `DraftAnswers` documents its functions. */
export function createDraftAnswers({ db, engine }: Database): DraftAnswers {
  const locked = (trx: Transaction<Schema>, page: string, answer: string) =>
    trx
      .selectFrom('draft_answers')
      .innerJoin('landing_pages', 'landing_pages.id', 'draft_answers.page_id')
      .selectAll('draft_answers')
      .where('landing_pages.public_id', '=', storableText(page))
      .where('draft_answers.public_id', '=', storableText(answer))
      .$if(engine === 'postgres', (query) => query.forUpdate('draft_answers'))
      .executeTakeFirst();
  return {
    async add(page, answer, { since, most }, entry, mail) {
      return db.transaction().execute(async (trx) => {
        const { id } = await trx
          .selectFrom('landing_pages')
          .select('id')
          .where('public_id', '=', storableText(page))
          // Two requests at once store one answer.
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        const row = toRow(id, answer);
        const same = await trx
          .selectFrom('draft_answers')
          .select('id')
          .where('page_id', '=', id)
          .where('kind', '=', row.kind)
          .where('version', '=', row.version)
          .where('place', '=', row.place)
          .where('text', '=', row.text)
          .where('name', '=', row.name)
          .executeTakeFirst();
        if (same) return 'same';
        const { count } = await trx
          .selectFrom('draft_answers')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('page_id', '=', id)
          .where('created_at', '>', since)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return 'full';
        await trx.insertInto('draft_answers').values(row).execute();
        await appendAudit(trx, entry);
        if (mail) await appendMail(trx, mail, mail.id, answer.at);
        return 'stored';
      });
    },

    async of(page) {
      const rows = await db
        .selectFrom('draft_answers')
        .innerJoin('landing_pages', 'landing_pages.id', 'draft_answers.page_id')
        .selectAll('draft_answers')
        .where('landing_pages.public_id', '=', storableText(page))
        .orderBy('draft_answers.id', 'desc')
        .execute();
      return rows.map(answerRecord.toRecord);
    },

    async change(page, answer, judge) {
      return db.transaction().execute(async (trx) => {
        const row = await locked(trx, page, answer);
        if (!row) return undefined;
        const judged = judge(answerRecord.toRecord(row));
        if (!judged.ok) return judged;
        const { after, entries } = judged;
        if (entries.length > 0) {
          await trx
            .updateTable('draft_answers')
            .set({ handled_at: after.handledAt, handled_by: after.handledBy })
            .where('id', '=', row.id)
            .execute();
          await appendAudit(trx, ...entries);
        }
        return { ok: true, value: after };
      });
    },

    async remove(page, answer, entry) {
      return db.transaction().execute(async (trx) => {
        const row = await locked(trx, page, answer);
        if (!row) return false;
        await trx.deleteFrom('draft_answers').where('id', '=', row.id).execute();
        await appendAudit(trx, entry(answerRecord.toRecord(row)));
        return true;
      });
    },

    async summaries(pages) {
      if (pages.length === 0) return new Map();
      const rows = await db
        .selectFrom('draft_answers')
        .innerJoin('landing_pages', 'landing_pages.id', 'draft_answers.page_id')
        .select(['landing_pages.public_id as page', 'draft_answers.kind'])
        .select(({ fn }) => [fn.countAll().as('count'), fn.max('draft_answers.version').as('version')])
        .where('landing_pages.public_id', 'in', pages.map(storableText))
        .where('draft_answers.handled_at', 'is', null)
        .groupBy(['landing_pages.public_id', 'draft_answers.kind'])
        .execute();
      const found = new Map<string, { approved: number | null; remarks: number }>();
      for (const { page, kind, count, version } of rows) {
        const before = found.get(page) ?? { approved: null, remarks: 0 };
        found.set(
          page,
          kind === 'approval'
            ? { ...before, approved: Number(version) }
            : { ...before, remarks: Number(count) },
        );
      }
      return found;
    },
  };
}

function toRow(pageId: number, answer: DraftAnswer) {
  const row = answerRecord.toRow(answer);
  return { page_id: pageId, ...row, name_key: searchKey(row.name) };
}
