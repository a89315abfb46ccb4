import type { SignIn } from '../../contracts/account/account.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result, throttled } from '../result.ts';
import { newSession } from './new-session.ts';
import { spendCode } from './spend-code.ts';

export type SignInProblem = 'invalid_credentials' | 'second_factor_required' | 'second_factor_wrong';

/**
 * Opens a session and returns its token. An unknown e-mail address, a wrong password and a disabled account get the
 * same response after the same work: one look-up, one verification of a hash, one audit entry. Only a right password
 * reveals whether a code is required too; a wrong code counts as a wrong password.
 */
export async function signIn(
  ports: Ports,
  typed: SignIn,
  { requestId, address, userAgent }: Caller,
): Promise<Result<string, SignInProblem | 'rate_limited'>> {
  const email = normalizeEmail(typed.email);
  const retryAfterMs = await ports.throttle.attempt(email, address);
  if (retryAfterMs > 0) return throttled(retryAfterMs);

  const account = await ports.accounts.byEmail(email);
  const right = await ports.passwords.verify(account?.passwordHash, typed.password);
  const entry = { at: ports.clock.now(), subject: account?.id ?? null, before: null, after: null, requestId };
  if (account && right && account.disabledAt === null) {
    const factor = await ports.secondFactors.find(account.id);
    if (factor && factor.since !== null) {
      if (typed.code === undefined) {
        await ports.throttle.halfway(email, address);
        return fail('second_factor_required');
      }
      if (!(await spendCode(ports, account, factor, typed.code, { ...entry, actorId: account.id }))) {
        await ports.audit.append({ ...entry, actorId: null, action: 'second_factor_refused' });
        return { ...fail('second_factor_wrong'), fields: { code: 'second_factor_wrong' } };
      }
    }
    const session = newSession(ports, account.id, { userAgent });
    const opened = await ports.sessions.open(session, account.passwordHash, {
      ...entry,
      actorId: account.id,
      action: 'signed_in',
    });
    if (opened) {
      await ports.throttle.succeeded(email, address);
      return ok(await ports.tokens.issue(session, account.role));
    }
  }
  await ports.audit.append({ ...entry, actorId: null, action: 'sign_in_failed' });
  return fail('invalid_credentials');
}
