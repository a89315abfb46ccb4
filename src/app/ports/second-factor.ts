import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

/** Ports of the second factor. Times are epoch milliseconds (UTC). */

export interface SecondFactor {
  accountId: string;
  /** Sealed under `secretName`. */
  secret: string;
  /** Null: it waits for its first code; the sign-in does not ask for a code yet. */
  since: number | null;
  /** The number of unused recovery codes. */
  recoveryCodes: number;
}

/** The name that an account's secret is sealed with, so that it cannot be opened in another account's row. */
export const secretName = (accountId: string): string => `second-factor/${accountId}`;

/**
 * Each change is written in one transaction with its entry and its mail to the owner (`notice`), if it has them, and not
 * recorded when it did not happen.
 */
export interface SecondFactorStore {
  find(accountId: string): Promise<SecondFactor | undefined>;
  /** The sealed secrets of all accounts, on or waiting. */
  listSecrets(): Promise<Pick<SecondFactor, 'accountId' | 'secret'>[]>;
  /** Replaces the sealed secret by the same secret, sealed anew. Returns false if the account has another secret by now. */
  reseal(accountId: string, from: string, to: string): Promise<boolean>;
  /** Stores a sealed secret until it is confirmed, instead of an unconfirmed one. Returns false if the factor is on. */
  begin(accountId: string, secret: string): Promise<boolean>;
  /**
   * Switches the factor on, with the step of the first code as used. Returns false if the secret is no longer the waiting one.
   * @param digests of the recovery codes
   */
  confirm(
    accountId: string,
    given: { secret: string; step: number; digests: readonly string[] },
    entry: AuditEntry,
    notice: NewMail,
  ): Promise<boolean>;
  /** Marks a step and all earlier ones as used. Returns false if it was used. Of several concurrent calls, one gets true. */
  spendStep(accountId: string, step: number): Promise<boolean>;
  /** Uses a recovery code. Returns false if no unused code has this digest. */
  spendRecoveryCode(accountId: string, digest: string, entry: AuditEntry, notice: NewMail): Promise<boolean>;
  /** Replaces the recovery codes. Returns false if the factor is not on. Of several concurrent calls, the codes of the last one are valid. */
  renewCodes(
    accountId: string,
    digests: readonly string[],
    entry: AuditEntry,
    notice: NewMail,
  ): Promise<boolean>;
  /** Switches the factor off and deletes its data. Returns false if it was not on. */
  end(accountId: string, entry: AuditEntry, notice: NewMail): Promise<boolean>;
}

export interface OneTimeCodes {
  /**
   * Makes a new secret, with its address and picture for an app.
   * @param label under which the app shows it, beside the name of the site
   */
  invite(label: string): {
    secret: string;
    address: string;
    qr: { size: number; path: string };
  };
  /** Returns the 30-second step of a code: the present, the previous or the next one. `undefined`: the code is wrong. */
  stepOf(secret: string, code: string): number | undefined;
  /** Makes new codes, in the form that `readCode` reads. */
  recoveryCodes(): string[];
  /** The stored digest of a recovery code. */
  digest(code: string): string;
}
