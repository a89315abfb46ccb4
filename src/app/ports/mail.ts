import type { Claim } from '../../domain/claims/claim.ts';
import type { leadKinds } from '../../domain/lead/lead-kind.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { MailOutcome, MailStep } from '../../domain/mail/retry.ts';
import type { MailSettings } from '../../domain/mail/settings.ts';
import type { MailState } from '../../domain/mail/states.ts';
import type { AuditEntry } from './audit.ts';

/** A message to send by e-mail: plain text, finished, in its reader's language. */
export interface Mail {
  /** One e-mail address. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
}

/** A message with the name under which it is known, and by which a receiver drops what it has already. */
export interface NewMail extends Mail {
  id: string;
}

export interface ClaimedMail extends NewMail {
  createdAt: number;
  /** Number of the attempt that this claim allows: 1 is the first. */
  attempt: number;
  /**
   * Names this claim. When the lease ran out and another worker has claimed, settling with the old name changes
   * nothing.
   */
  lease: string;
}

/** A message without its text. */
export interface MailReport {
  id: string;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  createdAt: number;
  /** Null when no attempt is planned. */
  nextAttemptAt: number | null;
  sentAt: number | null;
  /** As `mailError` writes it. */
  lastError: string | null;
}

export interface MailQueue {
  /** Takes due messages, the longest due first; a claim that is not settled within `leaseMs` is due again. */
  claim(options: { now: number; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  /** Records what came of an attempt. `at`: when it ended. */
  settle(mail: ClaimedMail, outcome: MailOutcome, next: MailStep, at: number): Promise<void>;
  /** Newest first, what was given up before everything else. */
  latest(limit: number): Promise<MailReport[]>;
  counts(): Promise<Record<MailState, number>>;
  /** Makes what was given up due at once, with a fresh schedule, and records it; says how many. */
  retryDead(now: number, entryOf: (retried: number) => AuditEntry): Promise<number>;
  /** Makes what failed and waits due at once, because the settings were corrected. */
  hurry(now: number): Promise<void>;
  /** Deletes what was sent, or written and given up, before that moment; says how many. */
  forget(before: number): Promise<number>;
}

/** What sends, or keeps in a file. */
export interface Mailer {
  /** One attempt. Never throws: whatever happens is an outcome. */
  send(mail: NewMail & { createdAt: number }, settings: MailSettings): Promise<MailOutcome>;
}

/** The messages that are kept as files, for want of a server. */
export interface KeptMails {
  /** Deletes those that were written before that moment. */
  forget(before: number): Promise<void>;
  /** Deletes those to a normalized address. */
  erase(email: string): Promise<void>;
}

/** The mail settings of this moment. */
export interface MailSettingsSource {
  mail(): MailSettings;
}

/** What the agency is told by e-mail, in its language. */
export interface MailTexts {
  lead(
    locale: Locale,
    about: { id: string; kind: (typeof leadKinds)[number]; platform: string | null; budget: number | null },
  ): Omit<Mail, 'to'>;
  review(locale: Locale, about: { rating: number }): Omit<Mail, 'to'>;
  claim(
    locale: Locale,
    about: Pick<Claim, 'figures' | 'upwards' | 'label'> & { validUntil: string },
  ): Omit<Mail, 'to'>;
  test(locale: Locale, about: { brand: string; at: number }): Omit<Mail, 'to'>;
}
