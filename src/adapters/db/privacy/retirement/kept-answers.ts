import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../schema.ts';

/** The questions whether to stay, to leads and to subscribers of the newsletter, with their answers. */
export interface KeptAnswers {
  /** Notes of leads: a question whose mail left, or the answer to one. `lead` is the public id of the lead. */
  notes: readonly (Omit<Selectable<Schema['lead_notes']>, 'id' | 'lead_id'> & { lead: string })[];
  /** When subscribers said that they stay. */
  newsletters: readonly { public_id: string; contact_at: number | null }[];
}

/** Reads the questions and answers, before a restore replaces their rows. */
export async function readAnswers(trx: Kysely<Schema>): Promise<KeptAnswers> {
  return {
    notes: await trx
      .selectFrom('lead_notes')
      .innerJoin('leads', 'leads.id', 'lead_notes.lead_id')
      .leftJoin('mails', 'mails.public_id', 'lead_notes.public_id')
      .select(['leads.public_id as lead', 'lead_notes.public_id', 'lead_notes.text', 'lead_notes.at'])
      .select(['author_id', 'from_person', 'keep_until', 'answer_digest'])
      .where(({ and, eb, or }) =>
        or([
          // A question that had not left can be asked again. The mail that left is forgotten after some weeks.
          and([
            eb('answer_digest', 'is not', null),
            or([eb('mails.state', 'is', null), eb('mails.state', 'not in', ['waiting', 'dead', 'void'])]),
          ]),
          // Only an answer in a mail has no author.
          and([eb('from_person', '=', 1), eb('author_id', 'is', null)]),
        ]),
      )
      .execute(),
    newsletters: await trx
      .selectFrom('newsletter_consents')
      .select(['public_id', 'contact_at'])
      .whereRef('contact_at', '>', 'confirmed_at')
      .execute(),
  };
}

/** Adds to the restored rows the questions and answers that they lack: without its answer a person would be deleted on the old day. */
export async function keepAnswers(trx: Kysely<Schema>, { notes, newsletters }: KeptAnswers): Promise<void> {
  for (const { lead: publicId, ...note } of notes) {
    const lead = await trx
      .selectFrom('leads')
      .select('id')
      .where('public_id', '=', publicId)
      .executeTakeFirst();
    if (!lead) continue;
    await trx
      .insertInto('lead_notes')
      .values({ ...note, lead_id: lead.id })
      .onConflict((conflict) => conflict.column('public_id').doNothing())
      .execute();
  }
  for (const { public_id, contact_at } of newsletters)
    await trx
      .updateTable('newsletter_consents')
      .set({
        ...{ state: 'confirmed', step: 'confirm', attempts: 0, next_attempt_at: null, lease: null },
        ...{ contact_at, question_at: null },
      })
      .where('public_id', '=', public_id)
      .where('confirmed_at', 'is not', null)
      .where('contact_at', '<', contact_at)
      .execute();
}
