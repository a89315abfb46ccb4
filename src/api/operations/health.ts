import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { checkReadiness } from '../../app/health/check-readiness.ts';
import { fail, ok } from '../../app/result.ts';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';
import { isLocalCall } from '../middleware/client-address.ts';
import { operation, rawOperation } from '../operation.ts';

const Status = z.object({ status: z.literal('ok') });
const isOk = { status: 'ok' as const };
/** The three operations work without the database, or report its outage themselves, so 500 is not documented. */
const shared = { tag: 'Operations', method: 'get', infallible: true } as const;

/** The state of the process, for operators and monitoring. */
export const healthOperations = [
  operation({
    ...shared,
    path: '/health',
    summary: 'Is the process alive?',
    answer: Status,
    meaning: 'It is',
    run: () => isOk,
  }),
  operation({
    ...shared,
    path: '/ready',
    summary: 'Can it take traffic?',
    description: 'The database answers, is migrated and takes writes.',
    answer: Status,
    meaning: 'It can',
    fails: ['unavailable'],
    run: async ({ ports }) => ((await checkReadiness(ports)) ? ok(isOk) : fail('unavailable')),
  }),
  rawOperation({
    ...shared,
    path: '/metrics',
    summary: 'Figures for Prometheus',
    description:
      'For this machine, or with the METRICS_TOKEN as bearer token; for anybody else it does not exist. A figure that the database does not give is left out.',
    security: 'metricsToken',
    response: { status: 200, description: 'The figures', contentType: 'text/plain' },
    fails: ['not_found'],
    run: async ({ c, services: { metrics, metricsToken } }) => {
      if (!isLocalCall(c) && !carriesToken(c, metricsToken)) return failure(c, 'not_found');
      const { contentType, text } = await metrics.expose();
      return c.text(text, 200, { 'content-type': contentType });
    },
  }),
] as const;

function carriesToken<E extends ApiEnv>(c: Context<E>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (given === undefined || token === undefined) return false;
  // A comparison in constant time needs values of equal length, which digests have.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
