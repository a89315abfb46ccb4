import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../../app/ports/second-factor.ts';
import type { Clock } from '../../app/ports.ts';
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '../../domain/account/second-factor.ts';
import { drawQr } from '../pictures/draw-qr.ts';
import { randomCode } from './random-code.ts';

/** Parameters that every app supports: several apps ignore other values in the address, and show wrong codes. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Steps accepted before and after the current one: clocks differ, and people type slowly (RFC 6238, 5.2). */
const WINDOW = 1;
/** Size of a secret in bytes: the length of the hash, as RFC 4226 recommends. */
const SECRET_SIZE = 20;

/**
 * Creates the one-time codes of authenticator apps (RFC 6238) and the recovery codes.
 * @param site returns the name under which an app lists the account
 */
export function createOneTimeCodes(site: () => string, clock: Clock): OneTimeCodes {
  return {
    invite(label) {
      const secret = new Secret({ size: SECRET_SIZE });
      const address = new TOTP({ ...parameters, issuer: site(), label, secret }).toString();
      return { secret: secret.base32, address, qr: drawQr(address) };
    },

    stepOf(secret, code) {
      const now = { period: parameters.period, timestamp: clock.now() };
      const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
      const distance = totp.validate({ token: code, timestamp: now.timestamp, window: WINDOW });
      return distance === null ? undefined : TOTP.counter(now) + distance;
    },

    recoveryCodes: () =>
      Array.from({ length: RECOVERY_CODES }, () => randomCode(RECOVERY_ALPHABET, RECOVERY_LENGTH)),

    // The codes are random and long, so a fast hash is safe: a slow one would only make ten comparisons slow.
    digest: (code) => createHash('sha256').update(code).digest('base64url'),
  };
}
