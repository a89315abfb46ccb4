import type { Locale } from '../../../domain/locale/locale.ts';
import type { AuditEntry } from '../audit.ts';
import type { LinkMailText, Mail, NewMail } from '../mail.ts';

/** A mail to an address whose owner asks what is stored. Times are epoch milliseconds (UTC). Of all codes only digests are stored. */
export interface NewPersonLink {
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
  endsAt: number;
}

export interface PersonLinkStore {
  /**
   * Stores a link and its mail in one transaction. Returns false and stores nothing when the address had a mail in the same
   * ten minutes or `most` since a time.
   */
  issue(link: NewPersonLink, mail: NewMail, limit: { since: number; most: number }): Promise<boolean>;
  /**
   * Spends the link with a code, and opens the page under the digest of a token. Returns undefined when no such link is open.
   * Of several concurrent calls, one opens.
   */
  open(codeDigest: string, session: NewSession): Promise<OpenPersonLink | undefined>;
  /**
   * The same for a typed code of an address. Each call counts as an attempt for the open links of the address; links with
   * `mostTries` attempts no longer open by a typed code.
   */
  openTyped(
    typed: { addressDigests: readonly string[]; typedDigests: readonly string[]; mostTries: number },
    session: NewSession,
  ): Promise<OpenPersonLink | undefined>;
  find(sessionDigest: string, now: number): Promise<OpenPersonLink | undefined>;
  close(sessionDigest: string): Promise<void>;
  /** Deletes the rows from before a time, and the addresses of links that open nothing any more. */
  forget(before: number, now: number): Promise<void>;
}

export interface NewSession {
  digest: string;
  /** When the link is spent. */
  at: number;
  endsAt: number;
  /** Written in the same transaction. */
  entry: AuditEntry;
}

/** The mails to a person who asks what is stored about an address. */
export interface OwnDataMails {
  /** @param about.typed the code to type */
  link(locale: Locale, about: { code: string; typed: string; brand: string }): LinkMailText;
  nothing(locale: Locale, about: { brand: string; contactEmail: string }): Omit<Mail, 'to'>;
}
