import type { Kysely } from 'kysely';
import type { PersonArtistList, PersonReminder } from '../../../app/ports/leads.ts';
import { storableText } from '../engine/storable-text.ts';
import { leaveLists } from '../reminders/artist-lists.ts';
import type { Schema } from '../schema.ts';

/** Returns the reminders of an address, oldest first. An empty address has none. */
export async function remindersOf(trx: Kysely<Schema>, email: string): Promise<PersonReminder[]> {
  if (email === '') return [];
  return trx
    .selectFrom('reminders')
    .innerJoin('landing_pages', 'landing_pages.id', 'reminders.page_id')
    .select([
      'reminders.public_id as id',
      'landing_pages.title as page',
      'reminders.state',
      'reminders.platform',
      'reminders.moment',
    ])
    .select(['reminders.zone', 'reminders.locale', 'reminders.asked_at as askedAt'])
    .select(['reminders.confirmed_at as confirmedAt', 'reminders.due_at as dueAt'])
    .where('reminders.email', '=', storableText(email))
    .orderBy('reminders.id')
    .execute();
}

/** Returns the artists' lists that an address is in, oldest first. */
export async function artistListsOf(trx: Kysely<Schema>, email: string): Promise<PersonArtistList[]> {
  if (email === '') return [];
  return trx
    .selectFrom('artist_list_entries as entries')
    .innerJoin('landing_pages', 'landing_pages.id', 'entries.page_id')
    .select(['entries.public_id as id', 'landing_pages.title as page', 'entries.sentence', 'entries.locale'])
    .select(['entries.consented_at as consentedAt', 'entries.handed_at as handedAt'])
    .where('entries.email', '=', storableText(email))
    .orderBy('entries.id')
    .execute();
}

/** Deletes the same reminders, takes the address out of artists' lists, and returns the number of both. */
export async function eraseReminders(trx: Kysely<Schema>, email: string, at: number): Promise<number> {
  if (email === '') return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('reminders')
    .where('email', '=', storableText(email))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) + (await leaveLists(trx, { email: storableText(email) }, at));
}
