import type { Kysely } from 'kysely';
import type { PersonAnswer } from '../../../app/ports/leads.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import type { Schema } from '../schema.ts';

/**
 * The keys of the names under which a person is stored. An artist's answer to a draft has no address: it belongs to the
 * person when its signature equals one of these names in full (decision record 0092).
 */
export const nameKeys = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.map((name) => searchKey(name ?? '')).filter((key) => key !== '')),
];

/** Returns the names of leads. */
export async function namesOfLeads(trx: Kysely<Schema>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('leads').select('name').where('id', 'in', ids).execute();
  return rows.map(({ name }) => name);
}

/** Returns the answers to drafts that are signed with one of the names, oldest first. */
export async function answersSigned(trx: Kysely<Schema>, keys: readonly string[]): Promise<PersonAnswer[]> {
  if (keys.length === 0) return [];
  return trx
    .selectFrom('draft_answers')
    .innerJoin('landing_pages', 'landing_pages.id', 'draft_answers.page_id')
    .select(['draft_answers.name', 'draft_answers.kind', 'draft_answers.text'])
    .select(['draft_answers.created_at as createdAt', 'landing_pages.title as page'])
    .where('draft_answers.name_key', 'in', keys)
    .orderBy('draft_answers.id')
    .execute();
}

/** Deletes the same answers, and returns their number. */
export async function eraseAnswers(trx: Kysely<Schema>, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('draft_answers')
    .where('name_key', 'in', keys)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
