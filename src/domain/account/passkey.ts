/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** A challenge can be answered for so long, in milliseconds: the sign-in page offers passkeys while it stands open. */
export const CHALLENGE_MS = 15 * 60_000;
