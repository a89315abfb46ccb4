import type { Context, MiddlewareHandler } from 'hono';
import type { ErrorCode } from '../../contracts/answer.ts';
import type { Duty } from '../../domain/account/duty.ts';
import type { Permission } from '../../domain/account/role.ts';
import { UNATTENDED_HEADER } from '../../domain/account/session.ts';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';
import { sessionOf } from './session-cookie.ts';

/** The refusal of an account that must do something else first. */
export const dueCodes = {
  password: 'password_due',
  second_factor: 'second_factor_due',
} as const satisfies Record<Duty, ErrorCode>;

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i;

/**
 * Returns the token of a request: of the `Authorization` header, which programs send, else of the cookie of the back
 * office. A wrong header is no reason to read the cookie.
 * @param secure whether visitors reach the site over https
 */
export function tokenOf(c: Context<ApiEnv>, secure: boolean): string | undefined {
  const header = c.req.header('authorization');
  return header === undefined ? sessionOf(c, secure) : BEARER.exec(header)?.[1];
}

/** The OpenAPI security entry of a route that requires an account. */
export const sessionSecurity = [{ session: [] }];

/**
 * Lets a request pass if its token belongs to an open session of an account with this permission; the handler reads
 * session and account with `c.get('who')`. Returns 401 without such a token, 403 to an account without the permission, or
 * that must do something else first.
 * @param openWhile the duties that an account may still have, because the route is needed to fulfil them
 * @param use `unattended`: no call of the route prolongs the session. Otherwise a call without `UNATTENDED_HEADER` does.
 */
export function requireAccount(
  permission: Permission,
  use: 'attended' | 'unattended' = 'attended',
  openWhile: readonly Duty[] = [],
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const token = c.get('token');
    const counted = c.req.header(UNATTENDED_HEADER) === undefined ? use : 'unattended';
    const found = token === undefined ? undefined : await c.get('authorize')(token, counted);
    if (!found?.ok) return failure(c, 'unauthorized');
    if (!permission(found.value.account.role)) return failure(c, 'forbidden');
    const { duty, ...who } = found.value;
    if (duty !== null && !openWhile.includes(duty)) return failure(c, dueCodes[duty]);
    c.set('who', who);
    c.set('duty', duty);
    return next();
  };
}
