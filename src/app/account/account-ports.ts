import type {
  Account,
  AccountStore,
  AuditLog,
  GuessThrottle,
  Passwords,
  SessionStore,
  SessionTokens,
} from '../ports/account.ts';
import type { Seal } from '../ports/configuration.ts';
import type { OneTimeCodes, SecondFactorStore } from '../ports/second-factor.ts';
import type { Clock, Ids } from '../ports.ts';

/** What the use cases of accounts and sessions work with; each takes the part that it needs. */
export interface AccountPorts {
  clock: Clock;
  ids: Ids;
  accounts: AccountStore;
  sessions: SessionStore;
  audit: AuditLog;
  passwords: Passwords;
  tokens: SessionTokens;
  throttle: GuessThrottle;
  secondFactors: SecondFactorStore;
  codes: OneTimeCodes;
  seal: Seal;
}

/** Where a password comes from. The address is used for the delay, and kept nowhere else. */
export interface Caller {
  requestId: string;
  address: string;
}

/** Who makes a request: the session of its token, and the account as it is stored at this moment. */
export interface SignedIn {
  sessionId: string;
  account: Account;
}

/** The password was not looked at. */
export interface Throttled {
  ok: false;
  code: 'rate_limited';
  retryAfterMs: number;
}
