import type { Destination } from '../../../domain/delivery/destinations.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type {
  NewsletterForm,
  NewsletterState,
  NewsletterStep,
} from '../../../domain/newsletter/newsletter.ts';
import type { ReminderAct } from '../../../domain/reminder/reminder-address.ts';
import type { AuditEntry } from '../audit.ts';
import type { ReminderMail } from '../reminders.ts';
import type { ErasureNotice } from './erasure-notice.ts';

/** Ports of the newsletter's consents: a ticked box that a press in a mail confirms. Times are epoch milliseconds. */

export interface NewsletterConsent {
  id: string;
  /** In the spelling of `normalizeEmail`. */
  email: string;
  locale: Locale;
  /** The form whose box was ticked. */
  form: NewsletterForm;
  step: NewsletterStep;
  state: NewsletterState;
  /** Version of the sentence beside the box. */
  textVersion: number;
  askedAt: number;
  /** Null: not confirmed. */
  confirmedAt: number | null;
  /** The confirmation, or the last time that the person said to stay. */
  contactAt: number | null;
  /** When the person was asked whether to stay; null: not asked, or answered. */
  questionAt: number | null;
}

/** A new consent with the keyed hash of its address and the hashes of its two codes. */
export interface NewNewsletterConsent
  extends Pick<NewsletterConsent, 'id' | 'email' | 'locale' | 'form' | 'textVersion' | 'askedAt'> {
  targetHash: string;
  /** The hash of the address without its tag, for the limits. */
  limitHash: string;
  yesHash: string;
  stopHash: string;
}

export interface ClaimedNewsletter extends NewsletterConsent {
  yesHash: string;
  stopHash: string;
  /** Number of the attempt that this claim allows: 1 is the first. */
  attempt: number;
  /** Names the claim, as in `ClaimedMail`. */
  lease: string;
}

/** The outcome of an attempt. `asked`: sent, or given up. `refused`: the server refuses the address for good. */
export type NewsletterNext = { kind: 'asked' | 'dead' | 'refused' } | { kind: 'retry'; inMs: number };

/** The notice to the automation of a form that a consent was confirmed. */
export interface NewsletterNotice {
  id: string;
  destination: Destination;
  body: string;
}

export interface NewsletterStore {
  /**
   * Stores a consent to confirm, whose mail is due at once, unless the address has one, or a limit or an earlier stop forbids it.
   * @param hashes all hashes of the address, under former keys too
   * @returns `quiet`: nothing is sent. `flood`: too many requests in the last hour, hardly any confirmed
   */
  ask(consent: NewNewsletterConsent, hashes: readonly string[]): Promise<'stored' | 'quiet' | 'flood'>;
  /** Claims due messages, the longest due first. */
  claim(options: { now: number; leaseMs: number; limit: number }): Promise<ClaimedNewsletter[]>;
  /** Records the outcome of an attempt. */
  settle(consent: ClaimedNewsletter, next: NewsletterNext, error: string | null, at: number): Promise<void>;
  /** Returns the consent of a code's hash. */
  find(hash: string, act: ReminderAct): Promise<NewsletterConsent | undefined>;
  /** Confirms a consent, writes its proof and queues the notice, once: a second call changes nothing. */
  confirm(id: string, at: number, notice: NewsletterNotice | undefined): Promise<void>;
  /** Notes that the person answered to stay. */
  stay(id: string, at: number): Promise<void>;
  /**
   * Deletes a consent, ends its proof, switches the boxes in the person's leads off and queues the notices. Of a consent that was
   * not confirmed only the boxes since its request are switched off.
   * @param by `refused`: the person says that the request was not theirs, and the address is asked no more. `digest`: the person
   * withdrew it, with the digest for the list by which a restore withdraws it again (`ErasureDigests`). `time`: no answer came
   */
  end(id: string, notice: ErasureNotice, by: 'refused' | 'time' | { digest: string }): Promise<void>;
  /** Returns the consents that were not confirmed, or whose question was not answered, in time. */
  overdue(asked: number, questioned: number): Promise<NewsletterConsent[]>;
  /** Queues the question to persons without a contact since a time and without a stored lead; returns their number. */
  question(before: number, at: number, most: number): Promise<number>;
  /** Deletes the traces of requests that no limit counts any more. */
  forget(before: number): Promise<void>;
  /** Returns the confirmed consents, the newest first, and the number of those that wait for a press. */
  list(): Promise<{ confirmed: NewsletterConsent[]; waiting: number }>;
  /** Returns the confirmed consents for a file, and writes the audit entry. */
  export(entryOf: (count: number) => AuditEntry): Promise<NewsletterConsent[]>;
}

export interface NewsletterMails {
  /** @param about.textVersion and `about.form`: of the sentence beside the box, which the mail repeats */
  confirm(
    locale: Locale,
    about: Pick<NewsletterConsent, 'form' | 'textVersion'> & NewsletterMailFacts,
  ): ReminderMail;
  /** @param about.since when the person confirmed */
  stay(locale: Locale, about: NewsletterMailFacts & { since: number }): ReminderMail;
}

interface NewsletterMailFacts {
  brand: string;
  /** Address of the page that confirms, or prolongs, and of the one that stops. */
  yes: string;
  stop: string;
}
