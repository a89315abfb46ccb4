import type { MiddlewareHandler } from 'hono';
import { BUILD_HEADER } from '../../domain/account/session.ts';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * Refuses calls of the back office's tabs of another build where they would be misunderstood, with 409 `outdated`. Callers
 * that name no build, such as pages of visitors and programs, pass.
 * @param build the name of the own build
 * @param breaks the operations, by method and path with `{}` for each parameter
 */
export function outdatedTabs(
  build: string,
  breaks: Readonly<Record<string, string>>,
): MiddlewareHandler<ApiEnv> {
  const broken = Object.keys(breaks).map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('{}', '[^/]+')}$`) };
  });
  return async (c, next) => {
    const caller = broken.length > 0 ? c.req.header(BUILD_HEADER) : undefined;
    const isBroken = () =>
      broken.some(({ method, path }) => method === c.req.method && path.test(c.req.path));
    return caller && caller !== build && isBroken() ? failure(c, 'outdated') : next();
  };
}
