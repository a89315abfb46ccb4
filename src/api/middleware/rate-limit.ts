import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { throttled } from '../answers.ts';
import type { ApiEnv, ApiServices } from '../api-env.ts';
import { clientAddress, forwardedAddress, isOwnMachine } from './client-address.ts';

/**
 * Limits calls for each client address. The count is in the memory of this process, so with several processes the
 * real limit is a multiple, and a restart resets it. This stops floods, and no address is ever stored.
 */
export function rateLimit({
  formLimits: limits,
  trustProxy,
  log,
}: Pick<ApiServices, 'formLimits' | 'trustProxy' | 'log'>): MiddlewareHandler<ApiEnv> {
  let warned = false;
  const windows = [
    new RateLimiterMemory({ points: limits.perMinute, duration: 60 }),
    new RateLimiterMemory({ points: limits.perHour, duration: 3600 }),
  ];
  return async (c, next) => {
    const address = clientAddress(c, trustProxy);
    if (trustProxy === 0 && !warned && c.req.header('x-forwarded-for')) {
      warned = true;
      // Behind a proxy that `TRUST_PROXY` does not announce, all visitors share one address, and so one limit.
      log.warn({}, 'a proxy seems to be in front: set TRUST_PROXY, or visitors share one rate limit');
    }
    for (const window of windows) {
      const retryAfterMs = await refusedBy(window, address);
      if (retryAfterMs !== undefined) return throttled(c, retryAfterMs);
    }
    return next();
  };
}

/** Pages that one address may have rendered within ten seconds, for each form that it may send in a minute. */
const RENDERINGS = { times: 6, least: 300, seconds: 10 };

/**
 * Limits the renderings of pages for each client address, for requests that the API does not answer. A person opens
 * some ten pages in ten seconds, and most of them are in the page cache, which is not limited; a rendering takes 3 to
 * 20 ms of the one thread. Requests from this machine come from a proxy that `TRUST_PROXY` does not announce: its
 * visitors cannot be distinguished, and must not share one limit.
 * @returns a function that counts one rendering, and resolves to the milliseconds until the next allowed one if there
 * were too many
 */
export function limitRenderings({
  rateLimitPerMinute,
  trustProxy,
}: {
  rateLimitPerMinute: number;
  trustProxy: number;
}) {
  const points = Math.max(RENDERINGS.least, RENDERINGS.times * rateLimitPerMinute);
  const limiter = new RateLimiterMemory({ points, duration: RENDERINGS.seconds });
  return async ({ socket, headers }: IncomingMessage): Promise<number | undefined> => {
    if (trustProxy === 0 && isOwnMachine(socket.remoteAddress)) return undefined;
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(', ');
    return refusedBy(limiter, forwardedAddress(socket.remoteAddress, forwarded, trustProxy));
  };
}

/** Counts one call for this key. Returns the milliseconds until the next allowed call if it is over the limit. */
export async function refusedBy(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
    throw reason;
  }
}
