import type { Locale } from '../../../domain/locale/locale.ts';
import type { AuditEntry } from '../audit.ts';
import type { LinkMailText, Mail, NewMail } from '../mail.ts';

/** `read`: opens the page of the own data. `erase`: erases the person. */
export type PersonLinkKind = 'read' | 'erase';

/** A mail to an address whose owner asks what is stored. Times are epoch milliseconds (UTC). Of all codes only digests are stored. */
export interface NewPersonLink {
  kind: PersonLinkKind;
  /** Keyed digest of the address, by which the mails to it are limited. */
  addressDigest: string;
  /** The link to the data; null: nothing is stored about the address. */
  link: {
    email: string;
    codeDigest: string;
    /** Of the code that a person without script types. */
    typedDigest: string;
    expiresAt: number;
  } | null;
  at: number;
}

/** A time in which a person reads the page. */
export interface OpenPersonLink {
  email: string;
  openedAt: number;
  endsAt: number;
}

export interface PersonLinkStore {
  /**
   * Stores a link and its mail in one transaction. Returns false and stores nothing when the address had a mail in the same
   * ten minutes or `most` since a time.
   */
  issue(link: NewPersonLink, mail: NewMail, limit: { since: number; most: number }): Promise<boolean>;
  /**
   * Spends a link, and returns its address. Returns undefined when no such link is open. Of several concurrent calls, one gets
   * the address.
   * @param session opens the page under the digest of a token; null: the link is only spent
   */
  spend(
    kind: PersonLinkKind,
    key: PersonLinkKey,
    at: number,
    session: NewSession | null,
  ): Promise<string | undefined>;
  find(sessionDigest: string, now: number): Promise<OpenPersonLink | undefined>;
  /**
   * Moves the end of an open page by a time, unless it would be open for longer than `longestMs` since it was opened. Of several
   * concurrent calls, each moves it once.
   */
  prolong(sessionDigest: string, now: number, time: { byMs: number; longestMs: number }): Promise<void>;
  close(sessionDigest: string): Promise<void>;
  /** Deletes the rows from before a time, and the addresses of links that open nothing any more. */
  forget(before: number, now: number): Promise<void>;
}

/**
 * The digest of a link's code, or those of a typed code and its address. Each call with a typed code counts as an attempt for
 * the open links of the address; links with `mostTries` attempts no longer open by a typed code.
 */
export type PersonLinkKey =
  | { codeDigest: string }
  | { addressDigests: readonly string[]; typedDigests: readonly string[]; mostTries: number };

export interface NewSession {
  digest: string;
  endsAt: number;
  /** Written in the same transaction. */
  entry: AuditEntry;
}

/** The mails to a person who asks what is stored about an address. */
export interface OwnDataMails {
  /** @param about.typed the code to type */
  link(locale: Locale, about: { code: string; typed: string; brand: string }): LinkMailText;
  /** @param about.code of the link that erases */
  erasure(locale: Locale, about: { code: string; typed: string; brand: string }): LinkMailText;
  /**
   * That a request of the person needs two months more, and why.
   * @param about.until in epoch milliseconds, as `about.receivedAt`
   */
  prolonged(
    locale: Locale,
    about: { brand: string; contactEmail: string; reason: string; receivedAt: number; until: number },
  ): Omit<Mail, 'to'>;
  nothing(locale: Locale, about: { brand: string; contactEmail: string }): Omit<Mail, 'to'>;
}
