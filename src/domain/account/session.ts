/** How long a session lasts, in milliseconds: a working day. It is not prolonged by use. */
export const SESSION_MS = 8 * 3_600_000;
