import type { Generated } from 'kysely';
import type { AuditAction } from '../../../domain/account/audit-action.ts';
import type { System } from '../../../domain/account/device.ts';
import type { Role } from '../../../domain/account/role.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

export interface AccountRow {
  id: Generated<number>;
  public_id: string;
  email: string;
  /** Empty: unknown. */
  name: string;
  locale: Locale;
  role: Role;
  password_hash: string;
  created_at: number;
  last_signed_in_at: number | null;
  disabled_at: number | null;
  /** 1: an administrator knows the password, which must be replaced first. */
  password_due: number;
  /** 1: no password was chosen yet; the stored hash is that of a password that was never shown. */
  invited: number;
}

/** A session. Its row is deleted when it is ended, or at the next sign-in after its expiry. */
export interface SessionRow {
  id: Generated<number>;
  /** The `jti` (identifier) of the session's token. */
  public_id: string;
  account_id: number;
  created_at: number;
  used_at: number;
  expires_at: number;
  /** As in `Device`. */
  browser: string;
  system: System;
}

export interface SecondFactorRow {
  id: Generated<number>;
  account_id: number;
  /** Sealed: see `adapters/secrets/seal.ts`. */
  secret: string;
  /** Null: the second factor waits for its first code. */
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

export interface PasskeyRow {
  id: Generated<number>;
  public_id: string;
  account_id: number;
  /** In base64url, as the public key. */
  credential_id: string;
  public_key: string;
  counter: number;
  /** With commas. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A challenge that waits for its answer; its row is deleted when it is answered, or after its expiry. */
export interface PasskeyChallengeRow {
  id: Generated<number>;
  challenge: string;
  /** Null: of a sign-in. */
  account_id: number | null;
  expires_at: number;
}

export interface AuditLogRow {
  id: Generated<number>;
  at: number;
  /** An account's `public_id`. */
  actor_id: string | null;
  action: AuditAction;
  /** A row's `public_id`, a delivery's `message_id`, or the name of a group of settings; null: none. */
  subject: string | null;
  before: string | null;
  after: string | null;
  request_id: string | null;
}

/** An account that dismissed the first steps. */
export interface WelcomeRow {
  /** An account's `public_id`. */
  account_id: string;
  dismissed_at: number;
}
