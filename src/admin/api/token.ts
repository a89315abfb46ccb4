import { ADMIN_TOKEN_KEY } from '../../domain/storage/admin-token-key.ts';

/** The `iss` claim of every token of this site. */
const ISSUER = 'mdmc-admin';

/**
 * Returns the stored token if it passes the documented check: three parts, not expired, issued by this site. Removes a
 * token that fails it. The check is a convenience for the user, not a protection: the server verifies every call.
 */
export function readToken(now = Date.now()): string | undefined {
  const token = stored();
  if (token === null) return undefined;
  if (plausiblePayload(token, now)) return token;
  forgetToken();
  return undefined;
}

/** Whether this token of the site has expired; a token that the user's sign-out removed has not. */
export function hasExpired(token: string | null, now = Date.now()): boolean {
  return token !== null && !!plausiblePayload(token, 0) && !plausiblePayload(token, now);
}

/** Whether the stored token has expired. Ask before `readToken`, which removes it. */
export const expiredHere = (): boolean => hasExpired(stored());

/** Returns the id of the account that the stored token names; `undefined` without a plausible token. */
export function readOwner(now = Date.now()): string | undefined {
  const token = readToken(now);
  return token === undefined ? undefined : String(plausiblePayload(token, now)?.['sub']);
}

/** Stores the token. When the browser's storage is blocked or full, the session lasts as long as the page. */
export function keepToken(token: string): void {
  kept = token;
  leaving = false;
  try {
    localStorage.setItem(ADMIN_TOKEN_KEY, token);
  } catch {}
}

export function forgetToken(): void {
  kept = null;
  try {
    localStorage.removeItem(ADMIN_TOKEN_KEY);
  } catch {}
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
    return localStorage.getItem(ADMIN_TOKEN_KEY);
  } catch {
    return kept;
  }
}

function plausiblePayload(token: string, now: number): Record<string, unknown> | undefined {
  const parts = token.split('.');
  if (token === 'true' || parts.length !== 3) return undefined;
  try {
    const text = atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const payload: unknown = JSON.parse(text);
    if (typeof payload !== 'object' || payload === null) return undefined;
    const claims = payload as Record<string, unknown>;
    const { exp, iss } = claims;
    return typeof exp === 'number' && exp * 1000 > now && iss === ISSUER ? claims : undefined;
  } catch {
    return undefined;
  }
}
