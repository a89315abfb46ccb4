import type { NotFoundHandler } from 'hono';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';

/** Path → methods. */
export type RouteMethods = ReadonlyMap<string, ReadonlySet<string>>;

/** Which methods each path of the API answers, from what was registered on it. `HEAD` goes wherever `GET` does. */
export function routeMethods(routes: readonly { method: string; path: string }[]): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    // Middleware for everything is no route.
    if (method === 'ALL') continue;
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method));
    if (method === 'GET') known.add('HEAD');
  }
  return methods;
}

/** 405 with `Allow` on a path that exists, else 404. */
export function unmatched(routes: RouteMethods): NotFoundHandler<ApiEnv> {
  return (c) => {
    const allowed = routes.get(c.req.path);
    if (!allowed) return failure(c, 'not_found');
    c.header('allow', [...allowed].join(', '));
    return failure(c, 'method_not_allowed');
  };
}
