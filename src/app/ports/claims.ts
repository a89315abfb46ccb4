import type { Claim, ClaimEntry, Texts } from '../../domain/claims/claim.ts';
import type { ClaimKey } from '../../domain/claims/declared-claims.ts';
import type { ShownClaims } from '../../domain/claims/shown-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

/** A judgement of the whole register: the entries to write, with their notices, or a refusal. */
export type RegisterJudgement<T, Code> =
  | { ok: true; value: T; written: readonly ClaimEntry[]; entries: readonly AuditEntry[] }
  | { ok: false; code: Code; fields?: Record<string, string> };

/** The stored claims. Each change is written in one transaction with the entries that record it. */
export interface ClaimStore {
  /** In the order in which they were stored first. */
  list(): Promise<ClaimEntry[]>;
  /**
   * Writes the entries that `judge` returns, while no other transaction changes any claim: claims contradict each other, so
   * that one cannot be judged without the others. The store raises the version of each by one.
   * @param at epoch milliseconds
   */
  change<T, Code>(
    at: number,
    judge: (stored: readonly ClaimEntry[]) => RegisterJudgement<T, Code>,
  ): Promise<RegisterJudgement<T, Code>>;
  /**
   * Sends a message about each given claim, once for its `validUntil`, whichever process does it. Says how many were
   * sent.
   */
  announce(
    notices: readonly { id: string; validUntil: string; mail: NewMail }[],
    at: number,
  ): Promise<number>;
}

/** The claims in force, at hand in this process; they follow what any process saves within a second. */
export interface CurrentClaims {
  /** All of them as they stand on the agency's present day. */
  now(): readonly Claim[];
  /** The same object until something that pages show has changed. */
  shown(): ShownClaims;
  /** Judges entries that are not stored yet, or not seen yet. */
  judge(stored: readonly ClaimEntry[]): Claim[];
  /** Whether the site is a demonstration now. */
  demo(): boolean;
  /** Looks at once whether there are newer ones. */
  refresh(): Promise<void>;
}

/** The words of the declared claims. */
export interface ClaimWords {
  /** The words beside its figure on the pages. */
  label(key: ClaimKey): Texts;
  /** The unit that one of several figures counts; empty for the only figure of a claim. */
  figure(locale: Locale, name: string): string;
}
