import type { PasswordChange } from '../../contracts/account.ts';
import { type PasswordProblem, passwordProblem } from '../../domain/account/password.ts';
import { ok, type Result } from '../result.ts';
import type { AccountPorts, Caller, SignedIn, Throttled } from './account-ports.ts';
import { newSession } from './new-session.ts';

/** One field is wrong; `problem` is a key of the dictionaries. */
export interface WrongField {
  ok: false;
  code: 'invalid_fields';
  field: keyof PasswordChange;
  problem: PasswordProblem | 'password_wrong';
}

const wrong = (field: WrongField['field'], problem: WrongField['problem']): WrongField => ({
  ok: false,
  code: 'invalid_fields',
  field,
  problem,
});

/**
 * Sets a new password, ends every session of the account, and gives the token of a new one. It needs the present
 * password, so that a token that was stolen does not become an account; guessing it is slowed down like a sign-in.
 */
export async function changePassword(
  ports: AccountPorts,
  { account }: SignedIn,
  { current, password }: PasswordChange,
  { requestId, address }: Caller,
): Promise<Result<string, never> | WrongField | Throttled> {
  const problem = passwordProblem(password, account.email);
  if (problem) return wrong('password', problem);
  const retryAfterMs = await ports.throttle.attempt(account.id, address);
  if (retryAfterMs > 0) return { ok: false, code: 'rate_limited', retryAfterMs };

  const entry = {
    at: ports.clock.now(),
    actorId: account.id,
    subject: account.id,
    before: null,
    after: null,
    requestId,
  };
  if (await ports.passwords.verify(account.passwordHash, current)) {
    const session = newSession(ports, account.id);
    const change = { from: account.passwordHash, to: await ports.passwords.hash(password), session };
    if (await ports.accounts.changePassword(change, { ...entry, action: 'password_changed' })) {
      await ports.throttle.succeeded(account.id, address);
      return ok(await ports.tokens.issue(session, account.role));
    }
  }
  await ports.audit.append({ ...entry, action: 'password_change_failed' });
  return wrong('current', 'password_wrong');
}
