import type { AuditEntry } from './audit.ts';

/** What the use cases of the second factor need from outside. Times are epoch milliseconds (UTC). */

export interface SecondFactor {
  accountId: string;
  /** Sealed under `secretName`. */
  secret: string;
  /** Null: it waits for its first code, and nobody is asked for one. */
  since: number | null;
  /** How many are left. */
  recoveryCodes: number;
}

/** The name under which the secret of an account is sealed: another account's row cannot hold it. */
export const secretName = (accountId: string): string => `second-factor/${accountId}`;

/** Each change is written in one transaction with its entry, if it has one, and not recorded when it did not happen. */
export interface SecondFactorStore {
  find(accountId: string): Promise<SecondFactor | undefined>;
  /** The sealed secrets of all accounts, on or waiting. */
  listSecrets(): Promise<Pick<SecondFactor, 'accountId' | 'secret'>[]>;
  /** Puts the same secret, sealed anew, in the place of this one. False: the account has another by now. */
  reseal(accountId: string, from: string, to: string): Promise<boolean>;
  /** Keeps a sealed secret until it is confirmed, in the place of one that waits. False: it is on already. */
  begin(accountId: string, secret: string): Promise<boolean>;
  /**
   * Switches on, with the step of the first code as used. False: what waits has another secret by now, or nothing waits.
   * @param digests of the recovery codes
   */
  confirm(
    accountId: string,
    given: { secret: string; step: number; digests: readonly string[] },
    entry: AuditEntry,
  ): Promise<boolean>;
  /** Uses up a step and all before it. False: it was used already. Of several calls at once, one is told true. */
  spendStep(accountId: string, step: number): Promise<boolean>;
  /** Uses up a recovery code. False: there is none with this digest, or not any more. */
  spendRecoveryCode(accountId: string, digest: string, entry: AuditEntry): Promise<boolean>;
  /** Switches off and forgets everything. False: it was not on. */
  end(accountId: string, entry: AuditEntry): Promise<boolean>;
}

export interface OneTimeCodes {
  /**
   * A new secret, and how an app takes it over.
   * @param label under which the app shows it, beside the name of the site
   */
  invite(label: string): {
    secret: string;
    address: string;
    qr: { size: number; path: string };
  };
  /** Which step of 30 seconds a code of six digits belongs to: the present one, or the one before or after. `undefined`: none. */
  stepOf(secret: string, code: string): number | undefined;
  /** New codes, as `readCode` reads them. */
  recoveryCodes(): string[];
  /** What is kept of a recovery code. */
  digest(code: string): string;
}
