import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiEnv, ApiServices } from '../api-env.ts';
import { slowDown } from '../caller.ts';
import { clientAddress } from './client-address.ts';

/**
 * Limits calls for each client address. The count lives in the memory of this process, so with several processes the
 * real limit is a multiple, and a restart forgets: enough against floods, and no address is ever written down.
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
      // Behind a proxy that is not announced, all visitors share one address, and one limit.
      log.warn({}, 'a proxy seems to be in front: set TRUST_PROXY, or visitors share one rate limit');
    }
    for (const window of windows) {
      const retryAfterMs = await refusedBy(window, address);
      if (retryAfterMs !== undefined) return slowDown(c, { ok: false, code: 'rate_limited', retryAfterMs });
    }
    return next();
  };
}

/** Counts one more for this key; for how many milliseconds it is refused, `undefined` if it is not. */
export async function refusedBy(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
    throw reason;
  }
}
