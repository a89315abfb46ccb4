import { SESSION_MARKER_KEY } from '../domain/storage/session-marker-key.ts';

/**
 * Whether this browser is, or may be, signed in to the back office. Its visits are not counted, and no script of a third
 * party runs in it: such a script could use the session (decision record 0084).
 */
export function isAgency(): boolean {
  try {
    return localStorage.getItem(SESSION_MARKER_KEY) !== null;
  } catch {
    // Storage is off, and the cookie of the session, which no script can read, may still be there.
    return true;
  }
}
