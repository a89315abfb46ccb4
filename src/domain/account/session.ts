/** A session that is not used ends after this time, in milliseconds: a working day. */
export const SESSION_IDLE_MS = 8 * 3_600_000;
/** No use prolongs a session beyond this time after the sign-in, in milliseconds. */
export const SESSION_MAX_MS = 7 * 86_400_000;
/** The use of a session is stored at most once in this time, in milliseconds: reading must not write at each call. */
export const USE_STEP_MS = 60_000;
/** The back office warns this long before a session ends, in milliseconds. */
export const WARNING_MS = 10 * 60_000;

/** The header of a call that no person caused, such as a list that is loaded again. Such calls do not prolong a session. */
export const UNATTENDED_HEADER = 'x-unattended';

/**
 * The header of each call of the back office in a browser. A call that changes something and has the session in a cookie is
 * refused without it: another site can make a browser send a cookie, but not this header.
 */
export const BROWSER_HEADER = 'x-requested-with';
export const BROWSER_HEADER_VALUE = 'back-office';

/** The header of each answer of the API, and of each call of the back office: eight hexadecimal digits that name the build. */
export const BUILD_HEADER = 'x-build';

/** Returns the time at which a session ends at the latest. All times are epoch milliseconds (UTC). */
export const lastEndOf = (createdAt: number): number => createdAt + SESSION_MAX_MS;

/** Returns the time at which a session ends if it is not used after `usedAt`. */
export const expiryAfter = (createdAt: number, usedAt: number): number =>
  Math.min(usedAt + SESSION_IDLE_MS, lastEndOf(createdAt));
