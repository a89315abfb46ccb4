import type { Generated } from 'kysely';
import type { Account, Session } from '../../../app/ports/account.ts';
import type { AuditEntry } from '../../../app/ports/audit.ts';
import type { Passkey } from '../../../app/ports/passkeys.ts';
import type { Device } from '../../../domain/account/device.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { flag, json, list, type RowOf, recordOf } from '../engine/record.ts';

export const accountRecord = recordOf<Account>()({
  id: 'public_id',
  email: 'email',
  name: 'name',
  locale: 'locale',
  role: 'role',
  passwordHash: 'password_hash',
  createdAt: 'created_at',
  lastSignedInAt: 'last_signed_in_at',
  disabledAt: 'disabled_at',
  passwordDue: flag('password_due'),
  invited: flag('invited'),
});

export interface AccountRow extends RowOf<typeof accountRecord> {
  id: Generated<number>;
}

export const sessionRecord = recordOf<Omit<Session, 'accountId' | 'device'> & Device>()({
  id: 'public_id',
  createdAt: 'created_at',
  usedAt: 'used_at',
  expiresAt: 'expires_at',
  browser: 'browser',
  system: 'system',
});

/** A session. Its row is deleted when it is ended, or at the next sign-in after its expiry. */
export interface SessionRow extends RowOf<typeof sessionRecord> {
  id: Generated<number>;
  account_id: number;
}

export interface SecondFactorRow {
  id: Generated<number>;
  account_id: number;
  /** Sealed: see `adapters/secrets/seal.ts`. */
  secret: string;
  /** Null: the second factor is not confirmed by a first code yet. */
  confirmed_at: number | null;
  /** Number of the latest step whose code was used, counted in steps of 30 seconds since 1970. */
  last_step: number | null;
}

/** An unused recovery code; its row is deleted when it is used. */
export interface RecoveryCodeRow {
  id: Generated<number>;
  second_factor_id: number;
  digest: string;
}

/** An unused link to a new password, or an invitation; its row is deleted when it is used, or after its expiry. */
export interface PasswordLinkRow {
  id: Generated<number>;
  kind: 'password' | 'invitation';
  account_id: number;
  digest: string;
  created_at: number;
  expires_at: number;
}

export const passkeyRecord = recordOf<Omit<Passkey, 'accountId'>>()({
  id: 'public_id',
  credentialId: 'credential_id',
  publicKey: 'public_key',
  counter: 'counter',
  transports: list('transports'),
  name: 'name',
  createdAt: 'created_at',
  usedAt: 'used_at',
});

export interface PasskeyRow extends RowOf<typeof passkeyRecord> {
  id: Generated<number>;
  account_id: number;
}

/** An open challenge; its row is deleted when a response is checked, or after its expiry. */
export interface PasskeyChallengeRow {
  id: Generated<number>;
  challenge: string;
  /** Null: the challenge is for a sign-in. */
  account_id: number | null;
  expires_at: number;
}

/** A count of guesses at passwords and codes. No backup holds it: a restore must not shorten a delay. */
export interface GuessRow {
  /** Keyed digest of what is counted: neither an address nor an account is stored. */
  key: string;
  points: number;
  /** From then on the row says nothing, and the housekeeper deletes it. */
  counts_until: number;
  /** Until then no further attempt is admitted; 0 or past: it is. */
  closed_until: number;
}

export const auditRecord = recordOf<AuditEntry>()({
  at: 'at',
  actorId: 'actor_id',
  action: 'action',
  subject: 'subject',
  before: json('before'),
  after: json('after'),
  requestId: 'request_id',
});

export interface AuditLogRow extends RowOf<typeof auditRecord> {
  id: Generated<number>;
}

/** An account that dismissed the first steps. */
export interface WelcomeRow {
  /** An account's `public_id`. */
  account_id: string;
  dismissed_at: number;
}

/** An account that gets a mail each Monday with what waits. */
export interface WeeklyMailRow {
  id: Generated<number>;
  account_id: number;
  /** Language of the mails. */
  locale: Locale;
  /** Hash of the code that stops the mail. */
  stop_hash: string;
  /** The last Monday on which it got a mail, or gets none, as `dayNumber` numbers it. */
  sent_day: number;
}
