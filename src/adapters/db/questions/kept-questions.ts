import type { KeptQuestions } from '../../../app/ports/questions.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { questionRecord } from './question-tables.ts';

/** Creates the store of kept questions, on either engine. `KeptQuestions` documents its functions. */
export function createKeptQuestions({ db }: Database): KeptQuestions {
  return {
    async save(question, most) {
      const { count } = await db
        .selectFrom('kept_questions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return false;
      await db.insertInto('kept_questions').values(questionRecord.toRow(question)).execute();
      return true;
    },

    async all() {
      const rows = await db
        .selectFrom('kept_questions')
        .selectAll()
        .orderBy('kept_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(questionRecord.toRecord);
    },

    async remove({ locale, words }, entry) {
      return db.transaction().execute(async (trx) => {
        const rows = await trx
          .deleteFrom('kept_questions')
          .where('locale', '=', locale)
          .where('words', '=', words)
          .returning('id')
          .execute();
        if (rows.length > 0) await appendAudit(trx, entry);
        return rows.length;
      });
    },

    async forget(before) {
      const rows = await db
        .deleteFrom('kept_questions')
        .where('kept_at', '<', before)
        .returning('id')
        .execute();
      return rows.length;
    },

    searches: (from) =>
      db
        .selectFrom('visit_counts')
        .select(['day', 'name', 'count'])
        .where('kind', '=', 'search')
        .where('day', '>=', from)
        .execute(),
  };
}
