import type { Kysely } from 'kysely';
import type { PersonReminder } from '../../../app/ports/leads.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';

/** Returns the reminders of an address, oldest first. An empty address has none. */
export async function remindersOf(trx: Kysely<Schema>, email: string): Promise<PersonReminder[]> {
  if (email === '') return [];
  return trx
    .selectFrom('reminders')
    .innerJoin('landing_pages', 'landing_pages.id', 'reminders.page_id')
    .select(['landing_pages.title as page', 'reminders.state', 'reminders.platform', 'reminders.moment'])
    .select(['reminders.zone', 'reminders.locale', 'reminders.asked_at as askedAt'])
    .select(['reminders.confirmed_at as confirmedAt', 'reminders.due_at as dueAt'])
    .where('reminders.email', '=', storableText(email))
    .orderBy('reminders.id')
    .execute();
}

/** Deletes the same reminders, and returns their number. */
export async function eraseReminders(trx: Kysely<Schema>, email: string): Promise<number> {
  if (email === '') return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('reminders')
    .where('email', '=', storableText(email))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
