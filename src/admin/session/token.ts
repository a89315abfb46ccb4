import { ADMIN_TOKEN_KEY } from '../../domain/storage/admin-token-key.ts';

/** The claim of every token of this site. */
const ISSUER = 'mdmc-admin';

/**
 * The stored token, if it passes the documented check: three parts, not expired, issued by this site. One that does not
 * is removed. It is a courtesy to the reader, not a guard: the server verifies every call.
 */
export function readToken(now = Date.now()): string | undefined {
  const token = stored();
  if (token === null) return undefined;
  if (plausiblePayload(token, now)) return token;
  forgetToken();
  return undefined;
}

/** The account that the stored token names, by its id; `undefined` without a plausible token. */
export function readOwner(now = Date.now()): string | undefined {
  const token = readToken(now);
  return token === undefined ? undefined : String(plausiblePayload(token, now)?.['sub']);
}

/** Storage may be closed or full: then the session lasts as long as the page. */
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
/** Whether somebody signs out, or did since the last sign-in: a call that is refused then tells of no session that expired. */
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
