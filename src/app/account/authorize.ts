import { dutyOf } from '../../domain/account/duty.ts';
import { expiryAfter, USE_STEP_MS } from '../../domain/account/session.ts';
import type { Admitted } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Finds the account of a request, for each call: verifies the token's signature, issuer, audience and
 * expiry, then reads the session, which may have been ended, and the account, which may have been disabled. The role
 * is the stored one; that in the token is for the browser. Also returns the duty that the account must fulfil first.
 * @param use `attended`: the call counts as use of the session and prolongs it
 */
export async function authorize(
  { clock, sessions, tokens, settings }: Ports,
  token: string,
  use: 'attended' | 'unattended',
): Promise<Result<Admitted, 'unauthorized'>> {
  const claims = await tokens.read(token);
  const found = claims && (await sessions.find(claims.sessionId));
  if (!found) return fail('unauthorized');
  const { session, account, secondFactor } = found;
  const now = clock.now();
  const valid = account.id === claims.accountId && account.disabledAt === null && session.expiresAt > now;
  if (!valid) return fail('unauthorized');
  if (use === 'attended' && now - session.usedAt >= USE_STEP_MS)
    await sessions.prolong(session.id, { usedAt: now, expiresAt: expiryAfter(session.createdAt, now) });
  const { access } = settings.now();
  const duty = dutyOf({
    passwordDue: account.passwordDue,
    secondFactor,
    secondFactorRequired:
      access.secondFactorRequired || (access.secondFactorForAdmins && account.role === 'admin'),
  });
  return ok({ sessionId: session.id, account, duty });
}
