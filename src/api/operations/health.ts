import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { checkReadiness } from '../../app/health/check-readiness.ts';
import { conflict, ok } from '../../app/result.ts';
import { processRoles } from '../../domain/process/process-role.ts';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';
import { isLocalCall } from '../middleware/client-address.ts';
import { operation, rawOperation } from '../operation.ts';

const Status = z.object({ status: z.literal('ok') });
/** The details are for this machine and for the holder of the token. */
const Readiness = z.object({
  status: z.enum(['ok', 'draining', 'unavailable']),
  role: z.enum(processRoles).optional(),
  build: z.string().optional(),
  checks: z
    .object({
      database: z.enum(['ok', 'slow', 'away']),
      migrations: z.enum(['ok', 'pending', 'unknown']),
      worker: z.enum(['ok', 'missing', 'unknown']),
      secrets: z.enum(['ok', 'rotating', 'differ', 'unknown']),
    })
    .optional(),
});
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
    description:
      'The database answers, is migrated and takes writes, and the process is not stopping. A call from this machine, or with the METRICS_TOKEN as bearer token, also gets the role, the build and each check; a failure holds them in `current`.',
    answer: Readiness,
    meaning: 'It can',
    fails: ['unavailable'],
    run: async ({ c, ports, services: { metricsToken } }) => {
      const { status, checks } = await checkReadiness(ports);
      const { role, build } = ports.processes;
      const trusted = isLocalCall(c) || carriesToken(c, metricsToken);
      const state = { status, ...(trusted && { role, build, checks }) };
      return status === 'ok' ? ok(state) : conflict('unavailable', state);
    },
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
