import type { CampaignPlatform } from '../../domain/campaign/campaign-values.ts';
import type { DayAlert } from '../../domain/campaign/day-alerts.ts';
import type { Claim } from '../../domain/claims/claim.ts';
import type { AnswerKind } from '../../domain/landing/draft-answer.ts';
import type { BrokenVerdict } from '../../domain/landing/links/watched-link.ts';
import type { formKinds } from '../../domain/lead/lead-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { MailOutcome, MailStep } from '../../domain/mail/retry.ts';
import type { MailSettings } from '../../domain/mail/settings.ts';
import type { MailState } from '../../domain/mail/states.ts';
import type { MondayStep } from '../../domain/monday/monday.ts';
import type { AlarmKind } from '../../domain/proof/alarm.ts';
import type { ReportReason } from '../../domain/report/content-report.ts';
import type { AuditEntry } from './audit.ts';

/** A message to send by e-mail: complete, in its reader's language. */
export interface Mail {
  /** One e-mail address. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
}

/** A message with what only some mails have. */
export interface RichMail extends Mail {
  /** The same as `text` in HTML, for a mail with a button; absent: only text. */
  html?: string | undefined;
  /** The address to which a mail program posts when its reader unsubscribes (RFC 8058). */
  unsubscribe?: string | undefined;
}

/** A message with the id of its `Message-ID`, by which receivers drop duplicates. */
export interface NewMail extends Mail {
  id: string;
  /** The address to which a mail program posts when its reader unsubscribes (RFC 8058). */
  unsubscribe?: string | undefined;
  /** Whether the text contains a secret link and is encrypted (`app/mail/link-mail.ts`). */
  sealed?: boolean;
}

/** The words of a mail with a secret link. Not a `Mail`, so that it cannot be stored before `sealLinkMail` has sealed it. */
export interface LinkMailText {
  subject: string;
  linkText: string;
  /** As in `RichMail`, and as secret as the text. */
  unsubscribe?: string;
}

export interface ClaimedMail extends NewMail {
  sealed: boolean;
  createdAt: number;
  /** Number of the attempt that this claim allows: 1 is the first. */
  attempt: number;
  /**
   * Names this claim. When the lease expired and another worker has claimed the message, settling with the old name
   * changes nothing.
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
  /** Null when no attempt is planned, or one is being made. */
  nextAttemptAt: number | null;
  /** When it was sent, or written to a file. */
  sentAt: number | null;
  /** In the form of `mailError`. */
  lastError: string | null;
}

export interface MailQueue {
  /** Adds a message, due at once. */
  add(mail: NewMail, now: number): Promise<void>;
  /** Adds a message unless one with its id is stored, and returns whether it did. */
  addOnce(mail: NewMail, now: number): Promise<boolean>;
  /** Claims due messages, the longest due first; a claim that is not settled within `leaseMs` is due again. */
  claim(options: { now: number; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  /** Records the outcome of an attempt. `at`: when the attempt ended. */
  settle(mail: ClaimedMail, outcome: MailOutcome, next: MailStep, at: number): Promise<void>;
  /** Failed messages first, then the newest. */
  latest(limit: number): Promise<MailReport[]>;
  counts(): Promise<Record<MailState, number>>;
  /**
   * Makes the failed messages due at once, with a new schedule, writes the audit entry, and returns their number.
   * Messages whose link has expired become void instead.
   */
  retryDead(now: number, entryOf: (retried: number) => AuditEntry): Promise<number>;
  /**
   * Makes one message due at once that failed or is pending after a failure, and writes the audit entry. Returns false
   * and changes nothing when it is in another state, was not tried yet, is being sent, or its link has expired;
   * `undefined` when it is unknown.
   */
  retryOne(id: string, entry: AuditEntry): Promise<boolean | undefined>;
  /** Makes the messages that are pending after a failure due at once, because the settings were corrected. */
  hurry(now: number): Promise<void>;
  /** Returns the pending messages with an encrypted text, and those with a secret link that are not encrypted yet. */
  listSealed(): Promise<{ id: string; text: string; sealed: boolean }[]>;
  /** Replaces the encrypted text of a message if it still has the text `before`. Returns whether it had. */
  reseal(id: string, before: string, text: string): Promise<boolean>;
  /** Deletes the messages that were sent before that time, or created before it and failed; returns their number. */
  forget(before: number): Promise<number>;
}

/** Sends messages, or writes them to files while there is no server. */
export interface Mailer {
  /**
   * Makes one attempt. Never rejects: every failure is an outcome.
   * @param mail with its text in clear. `holdsLink`: its file, if there is one, is deleted earlier, see
   * `KeptMails.forget`
   */
  send(
    mail: RichMail & { id: string; createdAt: number; holdsLink?: boolean },
    settings: MailSettings,
  ): Promise<MailOutcome>;
  /** Connects to the server and signs in, without a message. Never rejects; `kept` while no server is configured. */
  prove(settings: MailSettings): Promise<MailOutcome>;
}

/** The messages that were written to files because there is no server. */
export interface KeptMails {
  /**
   * Deletes the files written before `before`, and those of messages with a secret link written before `linksBefore`.
   */
  forget(before: number, linksBefore: number): Promise<void>;
  /** Deletes the files of messages to a normalized address. */
  erase(email: string): Promise<void>;
}

/** The mail settings in force. */
export interface MailSettingsSource {
  mail(): MailSettings;
}

/** The changes of password, passkeys and second factor about which the owner of an account gets a mail. */
export const accessChanges = [
  'password',
  'passkey_added',
  'passkey_removed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'recovery_code_used',
] as const;
export type AccessChange = (typeof accessChanges)[number];

/** The mails to the agency, in its language. */
export interface MailTexts {
  lead(
    locale: Locale,
    about: { id: string; kind: (typeof formKinds)[number]; platform: string | null; budget: number | null },
  ): Omit<Mail, 'to'>;
  review(locale: Locale, about: { rating: number }): Omit<Mail, 'to'>;
  /** A report of illegal content. */
  report(locale: Locale, about: { number: number; reason: ReportReason }): Omit<Mail, 'to'>;
  claim(
    locale: Locale,
    about: Pick<Claim, 'figures' | 'upwards' | 'label'> & { validUntil: string },
  ): Omit<Mail, 'to'>;
  links(
    locale: Locale,
    links: readonly { title: string; url: string; verdict: BrokenVerdict }[],
  ): Omit<Mail, 'to'>;
  /** A page whose release is near, and the platforms that waiting fans chose without a link on it. */
  missingLinks(
    locale: Locale,
    about: { page: string; title: string; missing: readonly { platform: string; count: number }[] },
  ): Omit<Mail, 'to'>;
  /**
   * That leads end, for the first time, or that a guard stopped their deletion. `due`: the leads that end now, `soon`: in
   * the next 30 days, `all`: the stored leads.
   */
  retirement(
    locale: Locale,
    about: { what: 'announced' | 'stopped'; due: number; soon: number; all: number },
  ): Omit<Mail, 'to'>;
  /** Faults of the site that no visitor or employee reports. */
  alarms(locale: Locale, kinds: readonly AlarmKind[]): Omit<Mail, 'to'>;
  /** An artist's answer to the draft of a page, whose id is `about.page`. */
  draftAnswer(locale: Locale, about: { page: string; title: string; kind: AnswerKind }): Omit<Mail, 'to'>;
  /** Warnings of campaigns, by their ids: what their imported days say, without the artist's name. */
  campaigns(
    locale: Locale,
    warnings: readonly { campaign: string; platform: CampaignPlatform; alert: DayAlert; lastDay: string }[],
  ): Omit<Mail, 'to'>;
  /** To an account that wants it: the numbers of its own follow-ups and of those that are assigned to no account. */
  /** What waits on Monday; `code` stops the mail. */
  weekly(
    locale: Locale,
    about: { counts: readonly { step: MondayStep; count: number }[]; code: string },
  ): Omit<NewMail, 'id' | 'to'>;
  followUps(locale: Locale, about: { accountId: string; mine: number; unassigned: number }): Omit<Mail, 'to'>;
  /** To the owner of an account, with the code of a password link. */
  password(locale: Locale, about: { code: string; brand: string }): LinkMailText;
  /**
   * To a person whom an administrator invites, with the code of the link.
   * @param about.name and `about.inviter`: the names of the two, without parts that a mail program turns into a link
   * @param about.until when the link expires, in epoch milliseconds
   */
  invitation(
    locale: Locale,
    about: { code: string; name: string; inviter: string; brand: string; until: number },
  ): LinkMailText;
  /**
   * To the owner of an account, when password, passkeys or second factor were changed.
   * @param about.at in epoch milliseconds
   */
  accessChanged(locale: Locale, about: { change: AccessChange; brand: string; at: number }): Omit<Mail, 'to'>;
  test(locale: Locale, about: { brand: string; at: number }): Omit<Mail, 'to'>;
}
