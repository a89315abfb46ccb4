import { createHash, randomBytes } from 'node:crypto';
import type { LandingCodes } from '../../app/ports/landing/landing.ts';

/** Bytes of a code: 128 bits, written with 22 characters. */
const BYTES = 16;

/** Creates the generator of codes for secret links. A hash without salt is enough: the codes are random. */
export function createLandingCodes(): LandingCodes {
  return {
    next: () => randomBytes(BYTES).toString('base64url'),
    hashOf: (code) => createHash('sha256').update(code).digest('hex'),
  };
}
