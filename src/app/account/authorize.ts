import { fail, ok, type Result } from '../result.ts';
import type { AccountPorts, SignedIn } from './account-ports.ts';

/**
 * Says who makes a request, on every call anew: the token's signature, issuer, audience and expiry, then the session,
 * which may have been ended, and the account, which may have been disabled. The role is the stored one: what the token
 * says of it is for the browser.
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
