import type { Generated } from 'kysely';
import type { Reminder } from '../../../app/ports/reminders.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { type RowOf, recordOf, text } from '../engine/record.ts';

export const reminderRecord = recordOf<Omit<Reminder, 'page'>>()({
  id: 'public_id',
  channel: 'channel',
  step: 'step',
  state: 'state',
  lane: 'lane',
  email: text('email'),
  endpoint: text('endpoint'),
  p256dh: 'p256dh',
  auth: 'auth',
  listSentence: text('list_sentence'),
  locale: 'locale',
  zone: 'zone',
  moment: 'moment',
  platform: 'platform',
  textVersion: 'text_version',
  askedAt: 'asked_at',
  confirmedAt: 'confirmed_at',
  dueAt: 'due_at',
});

/** A fan's reminder: an entry of a queue from the request to its deletion. */
export interface ReminderRow extends RowOf<typeof reminderRecord> {
  id: Generated<number>;
  page_id: number;
  /** A keyed hash of the e-mail address, or of the browser's address. */
  target_hash: string;
  yes_hash: string;
  stop_hash: string;
  ended_at: number | null;
  /** The moment that the fan was told. */
  promised_at: number | null;
  attempts: Generated<number>;
  next_attempt_at: number | null;
  lease: string | null;
  last_error: string | null;
}

/** A request, for the limits; it is kept for 30 days. */
export interface ReminderAskRow {
  id: Generated<number>;
  page_id: number;
  /** The hash of the address without its tag. */
  target_hash: string;
  at: number;
  confirmed: Generated<number>;
}

/** The proof that the holder of an address agreed. */
export interface ReminderProofRow {
  id: Generated<number>;
  /** The page's public identifier: the proof outlives the page. */
  page: string;
  target_hash: string;
  asked_at: number;
  confirmed_at: number;
  text_version: number;
  locale: string;
  /** Version of the sentence about the artist's list; 0: the fan did not agree to it. */
  list_version: Generated<number>;
  ended_at: number | null;
}

/** Deleted reminders in numbers, by platform and region (UN M49). */
export interface ReminderSumRow {
  page_id: number;
  platform: string;
  region: string;
  asked: number;
  confirmed: number;
  sent: number;
  failed: number;
}

/** An address in the list of an artist. */
export interface ArtistListEntryRow {
  id: Generated<number>;
  public_id: string;
  page_id: number;
  email: string;
  target_hash: string;
  locale: Locale;
  sentence: string;
  consented_at: number;
  handed_at: number | null;
  withdrawn_at: number | null;
}

/** An address that must get no reminder. `page` is empty for every page: the address does not exist. */
export interface ReminderStopRow {
  target_hash: string;
  page: string;
  reason: 'stop' | 'refused';
  at: number;
}
