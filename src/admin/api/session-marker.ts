import { SESSION_MARKER_KEY } from '../../domain/storage/session-marker-key.ts';

/**
 * The marker of the session in localStorage: its account and its expiry. The token itself is in a cookie that no script can
 * read (decision record 0084), so the marker grants no access. It lets a screen redirect at once, notifies the other tabs of
 * the browser of a sign-in, and marks the browser as the agency's on public pages.
 */

/** The `iss` claim of every token of this site. */
const ISSUER = 'mdmc-admin';

/**
 * Returns the stored marker if its session can still be open: not expired, opened by this site. Removes one that fails
 * the check. The check is a convenience for the user, not a protection: the server verifies every call.
 */
export function readMarker(now = Date.now()): string | undefined {
  const marker = stored();
  if (marker === null) return undefined;
  if (plausible(parsed(marker), now)) return marker;
  forgetSession();
  return undefined;
}

/** Whether the session of this marker has expired. False for a missing marker, such as after a sign-out. */
export function hasExpired(marker: string | null, now = Date.now()): boolean {
  const claims = marker === null ? undefined : parsed(marker);
  return plausible(claims, 0) && !plausible(claims, now);
}

/** Whether the stored session has expired. Call it before `readMarker`, which removes an expired marker. */
export const expiredHere = (): boolean => hasExpired(stored());

/** Returns the id of the account whose session is open here; `undefined` without a plausible marker. */
export function readOwner(now = Date.now()): string | undefined {
  const marker = readMarker(now);
  return marker === undefined ? undefined : String(parsed(marker)?.['sub']);
}

/**
 * Stores the marker of a session that the server has just opened, without the token. When the browser's storage is
 * blocked or full, the marker lasts as long as the page.
 */
export function keepSession(token: string): void {
  const { iss, exp, sub, jti } = payloadOf(token) ?? {};
  kept = JSON.stringify({ iss, exp, sub, jti });
  leaving = false;
  try {
    localStorage.setItem(SESSION_MARKER_KEY, kept);
  } catch {}
}

/** Removes the marker from the browser. The session on the server stays open. */
export function forgetSession(): void {
  kept = null;
  try {
    localStorage.removeItem(SESSION_MARKER_KEY);
  } catch {}
}

/**
 * Returns the token that an earlier version of the site stored in place of the marker, if it can still be valid. A
 * token lasted thirty days, so none is left after January 2027.
 */
export function earlierToken(now = Date.now()): string | undefined {
  const text = stored();
  return text !== null && plausible(payloadOf(text), now) ? text : undefined;
}

let kept: string | null = null;

let leaving = false;
/** Whether the user is signing out or has signed out: a 401 then does not mean that the session has expired. */
export const isLeaving = (): boolean => leaving;
export function setLeaving(value: boolean): void {
  leaving = value;
}

function stored(): string | null {
  try {
    return localStorage.getItem(SESSION_MARKER_KEY);
  } catch {
    return kept;
  }
}

type Claims = Readonly<Record<string, unknown>>;

const plausible = (claims: Claims | undefined, now: number): boolean =>
  typeof claims?.['exp'] === 'number' && claims['exp'] * 1000 > now && claims['iss'] === ISSUER;

/** The claims of a token: three parts, of which the second one is JSON. */
function payloadOf(token: string): Claims | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    return parsed(atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

function parsed(text: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}
