/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Validity of a challenge, in milliseconds: the sign-in page offers passkeys as long as it is open. */
export const CHALLENGE_MS = 15 * 60_000;
