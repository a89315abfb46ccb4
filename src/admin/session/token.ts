import { adminKeys } from '../../domain/storage/admin-keys.ts';

/** The claim of every token of this site. */
const ISSUER = 'mdmc-admin';

/**
 * The stored token, if it passes the documented check: three parts, not expired, issued by this site. One that does not
 * is removed. It is a courtesy to the reader, not a guard: the server verifies every call.
 */
export function readToken(now = Date.now()): string | undefined {
  const token = stored();
  if (token === null) return undefined;
  if (isPlausible(token, now)) return token;
  forgetToken();
  return undefined;
}

/** Storage may be closed or full: then the session lasts as long as the page. */
export function keepToken(token: string): void {
  kept = token;
  try {
    localStorage.setItem(adminKeys.adminToken, token);
  } catch {}
}

export function forgetToken(): void {
  kept = null;
  try {
    localStorage.removeItem(adminKeys.adminToken);
  } catch {}
}

let kept: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(adminKeys.adminToken);
  } catch {
    return kept;
  }
}

function isPlausible(token: string, now: number): boolean {
  const parts = token.split('.');
  if (token === 'true' || parts.length !== 3) return false;
  try {
    const text = atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const payload: unknown = JSON.parse(text);
    if (typeof payload !== 'object' || payload === null) return false;
    const { exp, iss } = payload as { exp?: unknown; iss?: unknown };
    return typeof exp === 'number' && exp * 1000 > now && iss === ISSUER;
  } catch {
    return false;
  }
}
