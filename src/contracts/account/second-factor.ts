import { z } from 'zod';
import { typedPassword } from './account.ts';

/** The second factor of the signed-in account: codes of an app (TOTP, RFC 6238), and recovery codes. */

/** A code of the app or a recovery code, as typed: `domain/account/second-factor.ts` reads it. */
const typedCode = z.string('code_required').trim().min(1, 'code_required').max(60, 'code_wrong');

/** `GET /api/auth/second-factor`. */
export const SecondFactorDto = z.object({
  on: z.boolean(),
  /** ISO 8601 in UTC; null while it is off. */
  since: z.string().nullable(),
  /** The number of unused recovery codes. */
  recoveryCodes: z.int(),
});
export type SecondFactorDto = z.infer<typeof SecondFactorDto>;

/** `POST /api/auth/second-factor/setup`. */
export const SecondFactorSetup = z.object({ password: typedPassword('contact_required') });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** The secret for an app. The second factor is not on yet. */
export const SecondFactorInvitation = z.object({
  /** Base 32, to type on a device without a camera. */
  secret: z.string(),
  /** `otpauth://totp/…`, the content of the picture. */
  address: z.string(),
  /** A QR code with its margin: a square of `size` units, and the dark parts as the `d` of an SVG path. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type SecondFactorInvitation = z.infer<typeof SecondFactorInvitation>;

/** `POST /api/auth/second-factor/confirm`. */
export const SecondFactorConfirmation = z.object({ code: typedCode });
export type SecondFactorConfirmation = z.infer<typeof SecondFactorConfirmation>;

/** Only these responses contain the codes: only their digests are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** `POST /api/auth/second-factor/off` and `POST /api/auth/second-factor/recovery-codes`. */
export const SecondFactorProof = z.object({ password: typedPassword('contact_required'), code: typedCode });
export type SecondFactorProof = z.infer<typeof SecondFactorProof>;
