import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, ApiServices } from '../api-env.ts';
import type { RouteTable } from './route-table.ts';

/** Routes that monitoring calls every few seconds: they are logged only when they fail. */
const quietRoutes = new Set(['/api/health', '/api/ready', '/api/metrics']);
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts each request and logs it in one line. Both are free of personal data: no query, no body, no client address,
 * and the pattern of the route instead of the requested path.
 * @param routes the path patterns of the API
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
    const ids = { requestId: c.get('requestId'), traceId: c.get('traceId') };
    log.info({ ...ids, method, route, status, durationMs }, 'request');
  };
}
