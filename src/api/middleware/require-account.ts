import type { MiddlewareHandler } from 'hono';
import type { SignedIn } from '../../app/account/account-ports.ts';
import type { Permission } from '../../domain/account/role.ts';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i;

/** For the documentation of a route that asks for an account. */
export const sessionSecurity = [{ session: [] }];

/**
 * Lets a request pass whose token belongs to an open session of an account with this permission; the handler finds both
 * as `c.get('who')`. Answers 401 without such a token, 403 to an account that may not. The token is read from the
 * `Authorization` header and from nowhere else: no cookie, so no other site can make a browser send it.
 */
export function requireAccount(permission: Permission): MiddlewareHandler<{
  Bindings: ApiEnv['Bindings'];
  Variables: ApiEnv['Variables'] & { who: SignedIn };
}> {
  return async (c, next) => {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
    const found = token === undefined ? undefined : await c.get('authorize')(token);
    if (!found?.ok) {
      c.header('www-authenticate', 'Bearer');
      return failure(c, 'unauthorized');
    }
    if (!permission(found.value.account.role)) return failure(c, 'forbidden');
    c.set('who', found.value);
    return next();
  };
}
