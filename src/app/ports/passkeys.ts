import type { NewCredential, PasskeyQuestion, UsedCredential } from '../../contracts/account/passkey.ts';
import type { Account } from './account.ts';
import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

/** Ports of passkeys. Times are epoch milliseconds (UTC); bytes are base64url. */

/** The part of a passkey that verifies its signatures. */
export interface Credential {
  credentialId: string;
  publicKey: string;
  /** Increases with each use of an authenticator that counts; others always send 0. */
  counter: number;
  /** The transports by which a browser reaches the authenticator. */
  transports: readonly string[];
}

export interface Passkey extends Credential {
  id: string;
  accountId: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

/** Each change is written in one transaction with its audit entry; without a change, no entry is written. */
export interface PasskeyStore {
  /** Oldest first. */
  list(accountId: string): Promise<Passkey[]>;
  /** Returns the passkey of a credential with its account. */
  find(credentialId: string): Promise<{ passkey: Passkey; account: Account } | undefined>;
  /** Returns false if the credential is known already, or the account is disabled. @param notice mail to the owner */
  add(passkey: Passkey, entry: AuditEntry, notice: NewMail): Promise<boolean>;
  /** Returns false if the account has no such passkey, like `remove`. */
  rename(accountId: string, id: string, name: string, entry: AuditEntry): Promise<boolean>;
  remove(accountId: string, id: string, entry: AuditEntry, notice: NewMail): Promise<boolean>;
  /**
   * Stores a use. Returns false if another use was stored since `from.counter` was read: of several responses with the
   * same counter, one gets true.
   */
  use(from: Pick<Passkey, 'id' | 'counter'>, use: { counter: number; at: number }): Promise<boolean>;
  /** Stores a challenge, and deletes the expired ones. `accountId` null: of a sign-in. */
  ask(challenge: string, accountId: string | null, until: number, now: number): Promise<void>;
  /**
   * Uses an open challenge of this account (null: of a sign-in), which cannot be used again. Of several concurrent
   * calls, one gets true.
   */
  take(challenge: string, accountId: string | null, now: number): Promise<boolean>;
}

/** WebAuthn, for the public address of the site. */
export interface PasskeyCeremonies {
  /** Returns the options for a new passkey. */
  register(
    account: Pick<Account, 'id' | 'email' | 'name'>,
    known: readonly Credential[],
  ): Promise<PasskeyQuestion>;
  /** Returns the options of a sign-in with any passkey of the site. */
  signIn(): Promise<PasskeyQuestion>;
  /**
   * Verifies a new credential, its origin and that the device verified the person; `undefined`: it is refused.
   * @param open uses the challenge of the response, and returns whether it was open
   */
  verifyNew(
    credential: NewCredential,
    open: (challenge: string) => Promise<boolean>,
  ): Promise<Credential | undefined>;
  /** Verifies the response of a known credential, also that its counter increased. Returns the new counter. */
  verifyUse(
    used: UsedCredential,
    known: Credential,
    open: (challenge: string) => Promise<boolean>,
  ): Promise<number | undefined>;
}
