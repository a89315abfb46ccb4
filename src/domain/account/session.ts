/** Lifetime of a session, in milliseconds: a working day. Use does not prolong it. */
export const SESSION_MS = 8 * 3_600_000;
