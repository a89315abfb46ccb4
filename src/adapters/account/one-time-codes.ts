import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { OneTimeCodes } from '../../app/ports/second-factor.ts';
import type { Clock } from '../../app/ports.ts';
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '../../domain/account/second-factor.ts';
import { randomCode } from './random-code.ts';

/** What every app understands: several ignore other values in the address and then show wrong codes. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Clocks differ, and people type slowly: one step before and one after the present (RFC 6238, 5.2). */
const WINDOW = 1;
/** In bytes: the length of the hash, as RFC 4226 recommends. */
const SECRET_SIZE = 20;
/** Units of light around a QR code, without which readers do not find it (ISO/IEC 18004). */
const MARGIN = 4;

/**
 * Codes of an app after RFC 6238, and recovery codes.
 * @param site gives the name under which an app files them
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

    // Random and long: a slow hash would only make ten comparisons slow.
    digest: (code) => createHash('sha256').update(code).digest('base64url'),
  };
}

/** One bar for each run of dark squares in a row. */
function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const bars = data.flatMap((row, y) => {
    const dark = row.map((square) => (square ? '#' : ' ')).join('');
    return Array.from(
      dark.matchAll(/#+/g),
      ({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: bars.join('') };
}
