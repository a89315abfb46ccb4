import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, ApiServices } from '../api-env.ts';
import type { RouteTable } from './route-table.ts';

/** Asked by machines every few seconds: worth a line only when they fail. */
const quietRoutes = new Set(['/api/health', '/api/ready', '/api/metrics']);
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts each request and writes one line. Neither holds anything personal: no query, no body, no address, and of the
 * path only what is one of our own.
 * @param routes the paths of the API
 */
export function observe(
  { log, metrics }: Pick<ApiServices, 'log' | 'metrics'>,
  routes: Pick<RouteTable, 'find'>,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
    const route = routes.find(c.req.path)?.path ?? 'unmatched';
    const method = methods.has(c.req.method) ? c.req.method : 'other';
    const { status } = c.res;
    metrics.observeRequest({ method, route, status }, durationMs / 1000);
    if (quietRoutes.has(route) && status < 400) return;
    log.info({ requestId: c.get('requestId'), method, route, status, durationMs }, 'request');
  };
}
