import type { Duty } from '../domain/account/duty.ts';
import type { Account } from './ports/account.ts';
import type { AuditEntry } from './ports/audit.ts';
import type { Clock } from './ports.ts';

/**
 * Where a password or a code comes from. The address is used for the delay, and kept nowhere else; of the user agent, a
 * session keeps the device.
 */
export interface Caller {
  requestId: string;
  address: string;
  userAgent?: string | undefined;
}

/** A session and its account, as it is stored at this moment. */
export interface SignedIn {
  sessionId: string;
  account: Account;
}

/** A session that a token has opened a call for, with the duties of its account. */
export interface Admitted extends SignedIn {
  duty: Duty | null;
}

/** The account that makes a request. */
export interface Asker {
  who: SignedIn;
  requestId: string;
}

/** The part of an audit entry that says when which account acted, in which request. */
export type Actor = Pick<AuditEntry, 'at' | 'actorId' | 'requestId'>;

export const actorOf = ({ clock }: { clock: Clock }, { who, requestId }: Asker) => ({
  at: clock.now(),
  actorId: who.account.id,
  requestId,
});
