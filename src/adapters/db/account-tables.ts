import type { Generated } from 'kysely';
import type { AuditAction } from '../../domain/account/audit-action.ts';
import type { Role } from '../../domain/account/role.ts';

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

/** An open session: it is deleted when it ends. */
export interface SessionRow {
  id: Generated<number>;
  /** The `jti` of its token. */
  public_id: string;
  account_id: number;
  created_at: number;
  expires_at: number;
}

export interface SecondFactorRow {
  id: Generated<number>;
  account_id: number;
  /** Sealed: see `adapters/secrets/seal.ts`. */
  secret: string;
  /** Null: it waits for its first code. */
  confirmed_at: number | null;
  /** Of 30 seconds since 1970: the latest whose code was used. */
  last_step: number | null;
}

/** A code that was not used yet. */
export interface RecoveryCodeRow {
  id: Generated<number>;
  second_factor_id: number;
  digest: string;
}

export interface AuditLogRow {
  id: Generated<number>;
  at: number;
  /** An account's `public_id`. */
  actor_id: string | null;
  action: AuditAction;
  /** A `public_id`. */
  subject: string | null;
  before: string | null;
  after: string | null;
  request_id: string | null;
}
