import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

/** Ports of the second factor. Times are epoch milliseconds (UTC). */

export interface SecondFactor {
  accountId: string;
  /** Sealed under `secretName`. */
  secret: string;
  /** Null: not confirmed by a first code yet; the sign-in does not require a code. */
  since: number | null;
  /** The number of unused recovery codes. */
  recoveryCodes: number;
}

/**
 * Returns the name with which an account's secret is encrypted, so that it cannot be decrypted in another account's
 * row.
 */
export const secretName = (accountId: string): string => `second-factor/${accountId}`;

/**
 * Each change is written in one transaction with its audit entry and its mail to the owner (`notice`), if it has them;
 * without a change, neither is written.
 */
export interface SecondFactorStore {
  find(accountId: string): Promise<SecondFactor | undefined>;
  /** Returns the encrypted secrets of all accounts, confirmed or not. */
  listSecrets(): Promise<Pick<SecondFactor, 'accountId' | 'secret'>[]>;
  /**
   * Replaces the encrypted secret by the same secret, encrypted again. Returns false if the account has another secret
   * now.
   */
  reseal(accountId: string, from: string, to: string): Promise<boolean>;
  /** Stores a sealed secret until it is confirmed, instead of an unconfirmed one. Returns false if the factor is on. */
  begin(accountId: string, secret: string): Promise<boolean>;
  /**
   * Switches the factor on, and marks the step of the first code as used. Returns false if the secret is no longer the
   * unconfirmed one.
   * @param given `digests`: those of the recovery codes
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
   * Returns a new secret, with its `otpauth` address and QR code for an app.
   * @param label shown in the app, beside the name of the site
   */
  invite(label: string): {
    secret: string;
    address: string;
    qr: { size: number; path: string };
  };
  /**
   * Returns the 30-second step of a code: the current, the previous or the next one. `undefined`: the code is wrong.
   */
  stepOf(secret: string, code: string): number | undefined;
  /** Returns new recovery codes, in the form that `readCode` reads. */
  recoveryCodes(): string[];
  /** Returns the digest of a recovery code, which is stored. */
  digest(code: string): string;
}
