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

/** The route that a path belongs to, as it was registered: `/api/campaigns/:id` for `/api/campaigns/42`. */
export function routeOf(routes: RouteMethods, path: string): string | undefined {
  if (routes.has(path)) return path;
  const parts = path.split('/');
  return [...routes.keys()].find((route) => {
    const names = route.split('/');
    return (
      names.length === parts.length &&
      names.every((name, index) => (name.startsWith(':') ? parts[index] !== '' : name === parts[index]))
    );
  });
}

/** 405 with `Allow` on a path that exists, else 404. */
export function unmatched(routes: RouteMethods): NotFoundHandler<ApiEnv> {
  return (c) => {
    const allowed = routes.get(routeOf(routes, c.req.path) ?? '');
    if (!allowed) return failure(c, 'not_found');
    c.header('allow', [...allowed].join(', '));
    return failure(c, 'method_not_allowed');
  };
}
