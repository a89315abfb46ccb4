import type {
  AccountStore,
  GuessThrottle,
  Passwords,
  SessionStore,
  SessionTokens,
} from '../ports/account.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { MailSettingsSource, MailTexts } from '../ports/mail.ts';
import type { PasswordLinkStore } from '../ports/password-links.ts';
import type { OneTimeCodes, SecondFactorStore } from '../ports/second-factor.ts';
import type { LiveSettings, Seal } from '../ports/settings.ts';
import type { Clock, Ids } from '../ports.ts';

/** The ports of the use cases of accounts and sessions; each use case takes the part that it needs. */
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
  passwordLinks: PasswordLinkStore;
  codes: OneTimeCodes;
  seal: Seal;
  settings: LiveSettings;
  mailTexts: MailTexts;
  mailSettings: MailSettingsSource;
}
