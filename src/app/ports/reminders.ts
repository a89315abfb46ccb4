import type { Locale } from '../../domain/locale/locale.ts';
import type {
  ReminderChannel,
  ReminderMoment,
  ReminderState,
  ReminderStep,
} from '../../domain/reminder/reminder.ts';
import type { ReminderAct } from '../../domain/reminder/reminder-address.ts';
import type { ReminderLane } from '../../domain/reminder/reminder-lanes.ts';
import type { AuditEntry } from './audit.ts';
import type { RichMail } from './mail.ts';
import type { PushSubscriber } from './push.ts';

/** Ports of reminders: a fan asks a landing page for one message on the day of the release. Times are epoch milliseconds. */

/** What a fan wants, without the address. */
export interface ReminderWish {
  /** The landing page's public identifier. */
  page: string;
  locale: Locale;
  /** IANA name, never an offset: laws change offsets. */
  zone: string;
  moment: ReminderMoment;
  /** A platform of the page's rows; empty: any. */
  platform: string;
}

export interface Reminder extends ReminderWish, Omit<PushSubscriber, 'locale'> {
  id: string;
  channel: ReminderChannel;
  step: ReminderStep;
  state: ReminderState;
  lane: ReminderLane;
  /** In the spelling of `normalizeEmail`; empty for a notification, as the browser's address and keys are for a mail. */
  email: string;
  /** The sentence with which the fan agreed to the artist's own list; empty: the fan did not. */
  listSentence: string;
  /** Version of the sentence that the fan read. */
  textVersion: number;
  askedAt: number;
  confirmedAt: number | null;
  dueAt: number;
}

/** A new reminder, with the keyed hash of its address and the hashes of its two codes. */
export interface NewReminder extends Omit<Reminder, 'state' | 'step' | 'confirmedAt'> {
  targetHash: string;
  /** The hash of the address without its tag, for the limits. */
  limitHash: string;
  yesHash: string;
  stopHash: string;
}

export interface ClaimedReminder extends Reminder {
  yesHash: string;
  stopHash: string;
  /** Number of the attempt that this claim allows: 1 is the first. */
  attempt: number;
  /** Names the claim, as in `ClaimedMail`. */
  lease: string;
}

/** The proof that a fan agreed, kept after the address is deleted. */
export interface ReminderProof {
  page: string;
  askedAt: number;
  confirmedAt: number;
  textVersion: number;
  locale: Locale;
  endedAt: number | null;
}

/**
 * The outcome of an attempt. `wait`: the release was postponed. `told`: the fan was told of another date, and waits for it.
 */
export type ReminderNext =
  | { kind: 'asked' | 'sent' | 'dead' | 'late' | 'paused' }
  | { kind: 'refused' }
  | { kind: 'gone' }
  | { kind: 'retry'; inMs: number }
  | { kind: 'wait' | 'told'; until: number };

/** What the agency can do with those who wait: tell them of another date, or that there is none, or delete them silently. */
export type ReminderNews = 'moved' | 'cancelled' | 'erased';

/** The reminders of a page in numbers. */
export interface ReminderSummary {
  states: {
    unconfirmed: number;
    /** Those who wait for a mail, and those who wait for a notification. */
    waiting: number;
    waitingPush: number;
    paused: number;
    sent: number;
    failed: number;
    late: number;
    /** Browsers that no longer take notifications. */
    gone: number;
  };
  /** The confirmed reminders that wait, by platform (empty: any), the most first. */
  platforms: { platform: string; count: number }[];
  /** The same by channel and by the moment at which they are due. */
  dues: { channel: ReminderChannel; dueAt: number; count: number }[];
  /** Those who wait for a mail and were told another date. */
  moved: number;
}

/** The reminders of a page since it began, by platform (empty: any) and region (UN M49; empty: not known). Stopped ones are left out. */
export interface ReminderSum {
  platform: string;
  region: string;
  asked: number;
  confirmed: number;
  sent: number;
  /** Confirmed ones that could not be sent, or would have come too late. */
  failed: number;
}

/** The confirmations of an hour. `at`: its start, in epoch milliseconds. */
export interface ConfirmedHour {
  at: number;
  count: number;
}

export interface ReminderStore {
  /**
   * Stores a request, due at once, unless a limit or an earlier stop forbids it.
   * @param hashes all hashes of the address, under former keys too
   * @returns `quiet`: nothing is sent, and the fan must not learn why. `flood`: the form of the page was closed for an hour
   */
  ask(reminder: NewReminder, hashes: readonly string[]): Promise<'stored' | 'quiet' | 'flood'>;
  /**
   * Stores a browser's request, which its own question has confirmed, with its proof. A second request for the same page replaces the wish.
   * @param hashes all hashes of the browser's address, under former keys too
   * @returns the identifier of the stored reminder; `undefined`: the page is gone, or the browser has reminders of too many pages
   */
  askPush(reminder: NewReminder, hashes: readonly string[]): Promise<string | undefined>;
  /** Claims due messages of a lane, the longest due first. */
  claim(options: {
    now: number;
    leaseMs: number;
    limit: number;
    lane: ReminderLane;
  }): Promise<ClaimedReminder[]>;
  /** Records the outcome of an attempt. */
  settle(reminder: ClaimedReminder, next: ReminderNext, error: string | null, at: number): Promise<void>;
  /** Returns the reminder of a code's hash. */
  find(hash: string, act: ReminderAct): Promise<Reminder | undefined>;
  /**
   * Confirms a reminder and writes its proof, once: a second call changes nothing.
   * @param dueAt `null`: the page is offline or has no date, and the reminder is paused
   * @param withList whether the press agreed to the artist's own list too; counts only if the request asked for it
   */
  confirm(id: string, dueAt: number | null, at: number, withList: boolean): Promise<void>;
  /** Deletes a reminder. The page never writes to its e-mail address again. */
  stop(hash: string, at: number): Promise<void>;
  /** Returns the pages with confirmed reminders that have not been sent, whether online or not. */
  pages(): Promise<string[]>;
  /** Counts those who wait for a mail, by their wish and by the moment that they were told last; null: none. */
  promises(
    page: string,
  ): Promise<{ zone: string; moment: ReminderMoment; promisedAt: number | null; count: number }[]>;
  /** Returns the wishes of the confirmed reminders of a page that have not been sent. */
  wishes(page: string): Promise<{ zone: string; moment: ReminderMoment }[]>;
  /** Plans the reminders of a zone and a moment anew; `null`: the page has no release in the future, and they are paused. */
  replan(
    page: string,
    wish: { zone: string; moment: ReminderMoment },
    dueAt: number | null,
    at: number,
  ): Promise<void>;
  /**
   * Queues a mail of another date to those who were told an earlier one, or a message of the cancellation to the paused ones, or deletes
   * the paused ones. Returns their number, and writes the audit entry if there is any.
   */
  tell(page: string, news: ReminderNews, entryOf: (count: number) => AuditEntry): Promise<number>;
  /** Counts the reminders of a page. */
  summary(page: string): Promise<ReminderSummary>;
  /** Counts the confirmations of a page by the hour, also of reminders that are deleted, in no order. */
  confirmed(page: string): Promise<ConfirmedHour[]>;
  /** Returns the reminders of a page in numbers, the deleted ones included, in no order. */
  sums(page: string): Promise<ReminderSum[]>;
  /** Deletes what is past its time, and keeps its sums; returns the number of deleted reminders. */
  forget(now: number): Promise<number>;
  /** Returns the proofs of an address. */
  proofsOf(hashes: readonly string[]): Promise<ReminderProof[]>;
  /** Deletes the proofs and limits of an address. A stop stays, since the person asked for it. */
  eraseTraces(hashes: readonly string[]): Promise<void>;
}

/** Keyed hashes of addresses, and codes that are derived from a key: a copy of the database opens no link. */
export interface ReminderCodes {
  /** The hashes of an address in the spelling of `normalizeEmail`: under the present key first, then under former ones. */
  hashesOf(email: string): [string, ...string[]];
  /** The code of a reminder for an act, under the present key. */
  codeOf(id: string, act: ReminderAct): string;
  /** The code whose hash is stored with the reminder, under any key; `undefined`: the key no longer exists. */
  knownCode(id: string, act: ReminderAct, hash: string): string | undefined;
  hashOf(code: string): string;
}

/** The facts of a mail about a reminder. */
interface ReminderMailFacts {
  brand: string;
  /** Title and artist of the published version. */
  title: string;
  artist: string;
  /** When it is due, and the zone in which the mail writes the hour. */
  dueAt: number;
  zone: string;
  /** The sentence with which the artist's own list was ticked; empty: it was not. */
  listSentence: string;
}

/** A mail in text and HTML that say the same. */
export type ReminderMail = Omit<RichMail, 'to'>;

export interface ReminderMails {
  confirm(locale: Locale, about: ReminderMailFacts & { yes: string; stop: string }): ReminderMail;
  moved(locale: Locale, about: ReminderMailFacts & { stop: string }): ReminderMail;
  cancelled(locale: Locale, about: ReminderMailFacts & { stop: string }): ReminderMail;
  remind(
    locale: Locale,
    about: ReminderMailFacts & {
      tense: 'just' | 'out';
      /** Name of the chosen platform; empty: any. */
      platform: string;
      /** Address of the page with the chosen platform first, and its plain address. */
      listen: string;
      address: string;
      askedAt: number;
      stop: string;
    },
  ): ReminderMail;
}

/** The words of a notification of a reminder: title and artist are public, so that a locked screen may show them. */
export interface ReminderPushes {
  remind(
    locale: Locale,
    about: { title: string; artist: string; tense: 'just' | 'out' },
  ): { title: string; body: string };
  cancelled(locale: Locale, about: { brand: string; title: string }): { title: string; body: string };
}
