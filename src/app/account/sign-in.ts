import type { SignIn } from '../../contracts/account.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { fail, ok, type Result } from '../result.ts';
import type { AccountPorts, Caller, Throttled } from './account-ports.ts';
import { newSession } from './new-session.ts';

/**
 * Opens a session and gives its token. An unknown e-mail address, a wrong password and a disabled account get the same
 * answer after the same work: one look-up, one verification of a hash, one entry in the audit log.
 */
export async function signIn(
  ports: AccountPorts,
  typed: SignIn,
  { requestId, address }: Caller,
): Promise<Result<string, 'invalid_credentials'> | Throttled> {
  const email = normalizeEmail(typed.email);
  const retryAfterMs = await ports.throttle.attempt(email, address);
  if (retryAfterMs > 0) return { ok: false, code: 'rate_limited', retryAfterMs };

  const account = await ports.accounts.byEmail(email);
  const right = await ports.passwords.verify(account?.passwordHash, typed.password);
  const entry = { at: ports.clock.now(), subject: account?.id ?? null, before: null, after: null, requestId };
  if (account && right && account.disabledAt === null) {
    const session = newSession(ports, account.id);
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
