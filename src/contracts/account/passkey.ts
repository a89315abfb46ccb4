import { z } from 'zod';
import { PASSKEY_NAME_MAX_LENGTH } from '../../domain/account/passkey.ts';
import { line } from '../fields.ts';
import { OwnerProof } from './account.ts';

/** Passkeys of an account (WebAuthn). Bytes are base64url. */

const name = line('name_required', PASSKEY_NAME_MAX_LENGTH);
const bytes = z.string().min(1).max(8000);

/** A passkey, for its owner. Times are ISO 8601 in UTC. */
export const PasskeyDto = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Time of the last sign-in with it; null: never used. */
  usedAt: z.string().nullable(),
});
export type PasskeyDto = z.infer<typeof PasskeyDto>;

/** The options for the browser, in the form of WebAuthn (`…OptionsJSON`). */
export const PasskeyQuestion = z.looseObject({ challenge: z.string() });
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** `POST /api/auth/passkeys/begin`. */
export const PasskeyBegin = OwnerProof;

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** The browser's response to a registration (`RegistrationResponseJSON`). */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** The browser's response to a sign-in (`AuthenticationResponseJSON`). */
export const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export type UsedCredential = z.infer<typeof UsedCredential>;

/** `POST /api/auth/passkeys`. */
export const PasskeyDraft = z.object({ name, credential: NewCredential });
export type PasskeyDraft = z.infer<typeof PasskeyDraft>;

/** `PATCH /api/auth/passkeys/{id}`. */
export const PasskeyRename = z.object({ name });

/** `POST /api/auth/passkey-sign-in`. */
export const PasskeySignIn = z.object({ credential: UsedCredential });
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;
