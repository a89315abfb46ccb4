import type { PasswordChange } from '../../contracts/account/account.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import type { Asker, Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { failFields, ok, type Result, throttled } from '../result.ts';
import { knownTexts } from './known-texts.ts';
import { newSession } from './new-session.ts';
import { ownerNotice } from './owner-notice.ts';

/**
 * Sets a password that differs from the current one, ends every session and every open link of the account, mails its
 * owner, and returns the token of a new session. It needs the current password, so that the thief of a token does not
 * gain the account; guesses are delayed as at the sign-in.
 */
export async function changePassword(
  ports: Ports,
  { current, password }: PasswordChange,
  { who: { account }, requestId }: Asker,
  { address, userAgent }: Caller,
): Promise<Result<string, 'invalid_fields' | 'rate_limited'>> {
  const problem = passwordProblem(password, knownTexts(ports, account));
  if (problem) return failFields({ password: problem });
  const retryAfterMs = await ports.throttle.attempt(account.id, address);
  if (retryAfterMs > 0) return throttled(retryAfterMs);

  const entry = {
    at: ports.clock.now(),
    actorId: account.id,
    subject: account.id,
    before: null,
    after: null,
    requestId,
  };
  if (await ports.passwords.verify(account.passwordHash, current)) {
    // Otherwise the administrator who gave the password would still know it.
    if (password.normalize('NFC') === current.normalize('NFC')) {
      await ports.throttle.succeeded(account.id, address);
      return failFields({ password: 'password_same' });
    }
    const session = newSession(ports, account.id, { userAgent });
    const change = {
      from: account.passwordHash,
      to: await ports.passwords.hash(password),
      session,
      mail: ownerNotice(ports, account, 'password', entry.at),
    };
    if (await ports.accounts.changePassword(change, { ...entry, action: 'password_changed' })) {
      await ports.throttle.succeeded(account.id, address);
      return ok(await ports.tokens.issue(session, account.role));
    }
  }
  await ports.audit.append({ ...entry, action: 'password_change_failed' });
  return failFields({ current: 'password_wrong' });
}
