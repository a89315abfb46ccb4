import type { NotFoundHandler } from 'hono';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';
import type { RouteTable } from './route-table.ts';

/** Returns 405 with `Allow` for a path that exists with other methods, else 404. */
export function unmatched(routes: Pick<RouteTable, 'find'>): NotFoundHandler<ApiEnv> {
  return (c) => {
    const route = routes.find(c.req.path);
    if (!route) return failure(c, 'not_found');
    c.header('allow', [...route.methods].join(', '));
    return failure(c, 'method_not_allowed');
  };
}
