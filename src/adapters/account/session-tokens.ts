import { errors, jwtVerify, SignJWT } from 'jose';
import type { SessionTokens } from '../../app/ports/account.ts';
import type { Clock } from '../../app/ports.ts';
import { lastEndOf } from '../../domain/account/session.ts';

/** The documented issuer; the browser checks it too. */
const ISSUER = 'mdmc-admin';
/** The receiver of the token: a token that the same secrets sign for another receiver is rejected here. */
const AUDIENCE = 'mdmc-api';
const ALGORITHM = 'HS256';

/**
 * Creates signed tokens that name a session. A token proves its issuer and its expiry; only the session store knows
 * whether the session is still open. The expiry is the latest possible end of the session: use prolongs the session, not
 * the token.
 * @param secrets of at least 32 characters each. The first secret signs, all secrets verify. To rotate, put a new
 *   secret in front, and remove the old secret once its last token has expired.
 */
export function createSessionTokens(secrets: readonly string[], clock: Clock): SessionTokens {
  const [signing, ...others] = secrets.map((secret) => new TextEncoder().encode(secret));
  if (!signing) throw new Error('There is no secret to sign sessions with.');
  const seconds = (time: number) => Math.floor(time / 1000);
  return {
    issue: (session, role) =>
      new SignJWT({ role })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(session.accountId)
        .setJti(session.id)
        .setIssuedAt(seconds(session.createdAt))
        .setExpirationTime(seconds(lastEndOf(session.createdAt)))
        .sign(signing),

    async read(token) {
      for (const secret of [signing, ...others]) {
        try {
          const { payload } = await jwtVerify(token, secret, {
            algorithms: [ALGORITHM],
            issuer: ISSUER,
            audience: AUDIENCE,
            requiredClaims: ['exp', 'jti', 'sub'],
            currentDate: new Date(clock.now()),
          });
          const { jti, sub } = payload;
          return typeof jti === 'string' && typeof sub === 'string'
            ? { sessionId: jti, accountId: sub }
            : undefined;
        } catch (error) {
          if (error instanceof errors.JWSSignatureVerificationFailed) continue;
          if (error instanceof errors.JOSEError) return undefined;
          throw error;
        }
      }
      return undefined;
    },
  };
}
