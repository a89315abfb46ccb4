import { OpenAPIHono } from '@hono/zod-openapi';
import { authorize } from '../app/account/authorize.ts';
import { Unavailable } from '../app/ports/unavailable.ts';
import { addOperation } from './add-operation.ts';
import { failure } from './answers.ts';
import type { Api, ApiEnv, ApiServices } from './api-env.ts';
import { breaks } from './breaks.ts';
import { addDocs } from './docs.ts';
import { createLimits } from './limits.ts';
import { observe } from './middleware/observe.ts';
import { outdatedTabs } from './middleware/outdated-tabs.ts';
import { requestFacts } from './middleware/request-facts.ts';
import { tokenOf } from './middleware/require-account.ts';
import { createRouteTable } from './middleware/route-table.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { unmatched } from './middleware/unmatched.ts';
import { operations } from './operations/all.ts';
import { createOutageLog } from './outage-log.ts';
import { createStreamPlaces } from './stream-places.ts';

/** `Retry-After` of responses while the database is unavailable, in seconds. */
const RETRY_S = 5;

/**
 * Builds the API. Its paths begin with `/api`. Pass requests with their whole path to `fetch`, and the Node request of
 * the socket as `incoming` (`getRequestListener` of @hono/node-server does both).
 */
export function createApi(services: ApiServices): Api {
  const api: Api = new OpenAPIHono<ApiEnv>();
  const routes = createRouteTable();
  const parts = { ...services, streams: createStreamPlaces(services.formLimits) };
  const limit = createLimits(services);

  api.use(requestFacts, observe(services, routes), securityHeaders(services.secure, services.build));
  api.use(outdatedTabs(services.build, breaks));
  api.use(async (c, next) => {
    c.set('token', tokenOf(c, services.secure));
    c.set('authorize', (token, use) => authorize(services.ports, token, use));
    await next();
  });
  const schemes = { session: { bearerFormat: 'JWT' }, metricsToken: {} };
  for (const [name, more] of Object.entries(schemes))
    api.openAPIRegistry.registerComponent('securitySchemes', name, {
      type: 'http',
      scheme: 'bearer',
      ...more,
    });
  for (const { definition } of operations) addOperation(api, definition, parts, limit);
  addDocs(api);
  routes.fill(api.routes);

  api.notFound(unmatched(routes));
  const outages = createOutageLog(services.log);
  api.onError((err, c) => {
    if (err instanceof Unavailable) {
      outages.note(err);
      c.header('retry-after', String(RETRY_S));
      return failure(c, 'unavailable');
    }
    services.log.error({ err, requestId: c.get('requestId'), traceId: c.get('traceId') }, 'request failed');
    return failure(c, 'internal');
  });
  return api;
}
