import type { Duty } from '../domain/account/duty.ts';
import type { Account } from './ports/account.ts';
import type { AuditEntry } from './ports/audit.ts';
import type { Clock } from './ports.ts';

/**
 * The sender of a password or a code. The address is used for the delay, and stored nowhere; a session stores the
 * device of the user agent.
 */
export interface Caller {
  requestId: string;
  address: string;
  userAgent?: string | undefined;
}

/** A session and its account, as stored now. */
export interface SignedIn {
  sessionId: string;
  account: Account;
}

/** The session and account of an accepted token, with the duty of the account. */
export interface Admitted extends SignedIn {
  duty: Duty | null;
}

/** The account that makes a request. */
export interface Asker {
  who: SignedIn;
  requestId: string;
}

/** The part of an audit entry that names time, account and request. */
export type Actor = Pick<AuditEntry, 'at' | 'actorId' | 'requestId'>;

export const actorOf = ({ clock }: { clock: Clock }, { who, requestId }: Asker) => ({
  at: clock.now(),
  actorId: who.account.id,
  requestId,
});
