import { createHash, timingSafeEqual } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiEnv, ApiServices } from './api-env.ts';
import { isLocalCall } from './middleware/client-address.ts';

const Status = z.object({ status: z.literal('ok') });

const health = createRoute({
  method: 'get',
  path: '/api/health',
  tags: ['Operations'],
  summary: 'Is the process alive?',
  responses: { 200: succeeds(Status, 'It is') },
});

const ready = createRoute({
  method: 'get',
  path: '/api/ready',
  tags: ['Operations'],
  summary: 'Can it take traffic?',
  description: 'The database answers and is migrated.',
  responses: { 200: succeeds(Status, 'It can'), ...failures('unavailable') },
});

const metricsRoute = createRoute({
  method: 'get',
  path: '/api/metrics',
  tags: ['Operations'],
  summary: 'Figures for Prometheus',
  description:
    'For this machine, or with the METRICS_TOKEN as bearer token; for anybody else it does not exist. A figure that the database does not give is left out.',
  security: [{ metricsToken: [] }],
  responses: {
    200: { description: 'The figures', content: { 'text/plain': { schema: z.string() } } },
    ...failures('not_found'),
  },
});

/** What operators and their programs ask of the process. */
export function addHealth(api: Api, { useCases, metrics, metricsToken }: ApiServices): void {
  const ok = { success: true as const, data: { status: 'ok' as const } };
  api.openAPIRegistry.registerComponent('securitySchemes', 'metricsToken', {
    type: 'http',
    scheme: 'bearer',
  });

  api.openapi(health, (c) => c.json(ok, 200));

  api.openapi(ready, async (c) => ((await useCases.isReady()) ? c.json(ok, 200) : failure(c, 'unavailable')));

  api.openapi(metricsRoute, async (c) => {
    if (!isLocalCall(c) && !carriesToken(c, metricsToken)) return failure(c, 'not_found');
    const { contentType, text } = await metrics.expose();
    return c.text(text, 200, { 'content-type': contentType });
  });
}

function carriesToken<E extends ApiEnv>(c: Context<E>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (given === undefined || token === undefined) return false;
  // Digests have one length, which a comparison in constant time needs.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
