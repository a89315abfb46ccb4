import type { CoveredShare } from '../../domain/campaign/covered-share.ts';
import type { Claim, ClaimEntry, Texts } from '../../domain/claims/claim.ts';
import type { ClaimKey } from '../../domain/claims/declared-claims.ts';
import type { ShownClaims } from '../../domain/claims/shown-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

/** A decision about the whole register: the claims to write with their audit entries, or a refusal. */
export type RegisterJudgement<T, Code> =
  | { ok: true; value: T; written: readonly ClaimEntry[]; entries: readonly AuditEntry[] }
  | { ok: false; code: Code; fields?: Record<string, string> };

/** The stored claims. Each change is written in one transaction with its audit entries. */
export interface ClaimStore {
  /** In the order in which they were stored first. */
  list(): Promise<ClaimEntry[]>;
  /**
   * Writes the claims that `judge` returns, while no other transaction changes any claim: claims may contradict each
   * other, so one cannot be judged without the others. The store increases the version of each written claim by one.
   * @param at epoch milliseconds
   */
  change<T, Code>(
    at: number,
    judge: (stored: readonly ClaimEntry[]) => RegisterJudgement<T, Code>,
  ): Promise<RegisterJudgement<T, Code>>;
  /**
   * Sends a message about each given claim, once for its `validUntil`, from whichever process. Returns how many were
   * sent.
   */
  announce(
    notices: readonly { id: string; validUntil: string; mail: NewMail }[],
    at: number,
  ): Promise<number>;
}

/** The claims in force, in the memory of this process; changes of other processes take effect within a second. */
export interface CurrentClaims {
  /** Returns all claims, judged on the agency's current day. */
  now(): readonly Claim[];
  /** Returns the claims that pages show: the same object until one of them changes. */
  shown(): ShownClaims;
  /** Returns the share of campaigns that ended in their range, however few they are. */
  coverage(): CoveredShare;
  /** Judges entries that are not stored yet, or not read by this process yet. */
  judge(stored: readonly ClaimEntry[]): Claim[];
  /** Whether the site is a demonstration now. */
  demo(): boolean;
  /** Reads newer claims at once. */
  refresh(): Promise<void>;
}

/** The words of the declared claims. */
export interface ClaimWords {
  /** Returns the words beside its figure on the pages. */
  label(key: ClaimKey): Texts;
  /** Returns the unit of one of several figures; empty for the only figure of a claim. */
  figure(locale: Locale, name: string): string;
}
