import type { Kysely } from 'kysely';
import type { PersonReport } from '../../../app/ports/leads.ts';
import type { Schema } from '../schema.ts';
import { withoutPerson } from './report-store.ts';

/** Returns the reports that were sent with an address, in the spelling of `normalizeEmail`, oldest first. */
export async function reportsFrom(trx: Kysely<Schema>, email: string): Promise<PersonReport[]> {
  if (email === '') return [];
  return trx
    .selectFrom('content_reports')
    .select(['number', 'address', 'reason', 'explanation', 'name', 'state', 'question', 'words'])
    .select(['received_at as receivedAt', 'decided_at as decidedAt'])
    .where('email_key', '=', email)
    .orderBy('number')
    .execute();
}

/** Deletes from these reports what names the person, and the texts; returns their number. */
export async function eraseReportsFrom(trx: Kysely<Schema>, email: string): Promise<number> {
  if (email === '') return 0;
  const { numUpdatedRows } = await trx
    .updateTable('content_reports')
    .set(withoutPerson)
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
