import type { Generated } from 'kysely';
import type { AuditAction } from '../../../domain/account/audit-action.ts';
import type { Role } from '../../../domain/account/role.ts';

export interface AccountRow {
  id: Generated<number>;
  public_id: string;
  email: string;
  role: Role;
  password_hash: string;
  created_at: number;
  last_signed_in_at: number | null;
  disabled_at: number | null;
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

/** An unused link to a new password; its row is deleted when it is used, or after its expiry. */
export interface PasswordLinkRow {
  id: Generated<number>;
  account_id: number;
  digest: string;
  created_at: number;
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
