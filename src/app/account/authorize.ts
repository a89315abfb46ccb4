import type { SignedIn } from '../asker.ts';
import { fail, ok, type Result } from '../result.ts';
import type { AccountPorts } from './account-ports.ts';

/**
 * Finds the account that makes a request, anew for each call: verifies the token's signature, issuer, audience and
 * expiry, then reads the session, which may have been ended, and the account, which may have been disabled. The role
 * is the stored one; the token's is for the browser.
 */
export async function authorize(
  { clock, sessions, tokens }: Pick<AccountPorts, 'clock' | 'sessions' | 'tokens'>,
  token: string,
): Promise<Result<SignedIn, 'unauthorized'>> {
  const claims = await tokens.read(token);
  const found = claims && (await sessions.find(claims.sessionId));
  if (!found) return fail('unauthorized');
  const { session, account } = found;
  const valid =
    account.id === claims.accountId && account.disabledAt === null && session.expiresAt > clock.now();
  return valid ? ok({ sessionId: session.id, account }) : fail('unauthorized');
}
