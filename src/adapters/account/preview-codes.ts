import { errors, jwtVerify, SignJWT } from 'jose';
import type { PreviewCodes } from '../../app/ports/content.ts';
import type { Clock } from '../../app/ports.ts';
import { isPartKey } from '../../domain/content/parts.ts';
import { isLocale } from '../../domain/locale/locale.ts';

/** The receiver of the code: no session token opens a preview, and no preview code opens a session. */
const AUDIENCE = 'mdmc-preview';
const ALGORITHM = 'HS256';
const LIFE_MS = 15 * 60_000;

/**
 * Creates signed codes that open a preview. The codes are not stored; the subject is the id of the requesting session.
 * @param secrets the secrets of the session tokens: the first one signs, all of them verify
 */
export function createPreviewCodes(secrets: readonly string[], clock: Clock): PreviewCodes {
  const [signing, ...others] = secrets.map((secret) => new TextEncoder().encode(secret));
  if (!signing) throw new Error('There is no secret to sign previews with.');
  return {
    async issue({ part, locale, sessionId }) {
      const expiresAt = clock.now() + LIFE_MS;
      const code = await new SignJWT({ part, locale })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setSubject(sessionId)
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(signing);
      return { code, expiresAt };
    },

    async read(code) {
      for (const secret of [signing, ...others]) {
        try {
          const { payload } = await jwtVerify(code, secret, {
            algorithms: [ALGORITHM],
            audience: AUDIENCE,
            requiredClaims: ['exp', 'sub'],
            currentDate: new Date(clock.now()),
          });
          const { sub, part, locale } = payload;
          const known = typeof sub === 'string' && typeof part === 'string' && isPartKey(part);
          return known && isLocale(locale) ? { part, locale, sessionId: sub } : undefined;
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
