import type { Kysely } from 'kysely';
import type { PersonWatch } from '../../../app/ports/leads.ts';
import type { Schema } from '../schema.ts';
import { watchRecord } from './watch-tables.ts';

/** Returns the watched Fridays of an address, in the spelling of `normalizeEmail`, oldest first. */
export async function watchesOf(trx: Kysely<Schema>, email: string): Promise<PersonWatch[]> {
  if (email === '') return [];
  const rows = await trx
    .selectFrom('watched_plans')
    .selectAll()
    .where('email_key', '=', email)
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { id, release, state, locale, askedAt, confirmedAt, endsOn } = watchRecord.toRecord(row);
    return { id, release, state, locale, askedAt, confirmedAt, endsOn };
  });
}

/** Deletes the same watches, and returns their number. */
export async function eraseWatches(trx: Kysely<Schema>, email: string): Promise<number> {
  if (email === '') return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('watched_plans')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
