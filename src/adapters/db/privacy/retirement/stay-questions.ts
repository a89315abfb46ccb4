import type { Kysely } from 'kysely';
import type { LeadRetirement, StayQuestion } from '../../../../app/ports/privacy/lead-retirement.ts';
import { dayNumber } from '../../../../domain/time/agency-day.ts';
import { appendAudit } from '../../audit/audit-log.ts';
import type { Engine } from '../../engine/connect.ts';
import { appendMail } from '../../mail/mail-queue.ts';
import type { Schema } from '../../schema.ts';

/** The id of the note with the answer to a question: a second answer finds it stored. */
const answerId = (questionId: string): string => `${questionId}-yes`;

/** The part of the store that asks persons whether to stay. `LeadRetirement` documents its functions. */
export function createStayQuestions(
  db: Kysely<Schema>,
  engine: Engine,
): Pick<LeadRetirement, 'ask' | 'question' | 'answer'> {
  const questionOf = (within: Kysely<Schema>, digest: string) =>
    within
      .selectFrom('lead_notes')
      .select(['public_id', 'lead_id'])
      .where('answer_digest', '=', digest)
      .executeTakeFirst();

  return {
    ask(questions, { at, until, gapMs, text, authorId, entryOf }) {
      return db.transaction().execute(async (trx) => {
        const note = { text, at, author_id: authorId, keep_until: dayNumber(until) };
        let asked = 0;
        const first = (await lastDue(trx, at)) ?? at - gapMs;
        for (const question of questions) {
          const lead = await openLead(trx, engine, question);
          if (lead === undefined) continue;
          const { digest, mail } = question;
          await trx
            .insertInto('lead_notes')
            .values({ ...note, public_id: mail.id, lead_id: lead, answer_digest: digest })
            .execute();
          asked += 1;
          await appendMail(trx, mail, mail.id, at, first + asked * gapMs);
        }
        if (asked > 0) await appendAudit(trx, entryOf(asked));
        return asked;
      });
    },

    async question(digest) {
      const question = await questionOf(db, digest);
      if (!question) return undefined;
      const answer = await db
        .selectFrom('lead_notes')
        .select('id')
        .where('public_id', '=', answerId(question.public_id))
        .executeTakeFirst();
      return { answered: answer !== undefined };
    },

    async answer(digest, { at, text }) {
      await db.transaction().execute(async (trx) => {
        const question = await questionOf(trx, digest);
        if (!question) return;
        await trx
          .insertInto('lead_notes')
          .values({
            public_id: answerId(question.public_id),
            lead_id: question.lead_id,
            author_id: null,
            text,
            at,
            from_person: 1,
          })
          .onConflict((conflict) => conflict.column('public_id').doNothing())
          .execute();
      });
    },
  };
}

/** Returns when the last question that has not left is due; `undefined`: none is due later than now. */
async function lastDue(trx: Kysely<Schema>, now: number): Promise<number | undefined> {
  const last = await trx
    .selectFrom('mails')
    .innerJoin('lead_notes', 'lead_notes.public_id', 'mails.public_id')
    .select('mails.next_attempt_at')
    .where('mails.state', '=', 'waiting')
    .where('mails.attempts', '=', 0)
    .where('mails.next_attempt_at', '>', now)
    .orderBy('mails.next_attempt_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.next_attempt_at ?? undefined;
}

/**
 * Locks the leads of a person and returns the row of the newest; `undefined`: it is gone, or the person was asked since the last
 * contact by a mail that was not given up. Of two requests at once the second waits here, and then finds the question of the first.
 */
async function openLead(
  trx: Kysely<Schema>,
  engine: Engine,
  { person: { id, leads, contactAt } }: StayQuestion,
): Promise<number | undefined> {
  const found = await trx
    .selectFrom('leads')
    .select(['id', 'public_id'])
    .where('public_id', 'in', leads)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  const newest = found.find(({ public_id }) => public_id === id)?.id;
  if (newest === undefined) return undefined;
  const before = await trx
    .selectFrom('lead_notes')
    .select('id')
    .where(
      'lead_id',
      'in',
      found.map((lead) => lead.id),
    )
    .where('answer_digest', 'is not', null)
    .where('at', '>', contactAt)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mails')
            .select('mails.id')
            .whereRef('mails.public_id', '=', 'lead_notes.public_id')
            .where('mails.state', '=', 'dead'),
        ),
      ),
    )
    .executeTakeFirst();
  return before === undefined ? newest : undefined;
}
