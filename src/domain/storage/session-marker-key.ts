/**
 * Key under which a browser stores that it is signed in to the back office, and as which account; never the token. It is
 * separate from the other keys of the back office, because every page checks whether it exists.
 */
export const SESSION_MARKER_KEY = 'admin-auth';
