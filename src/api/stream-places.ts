import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimits, StreamPlaces } from './api-env.ts';
import { refusedBy } from './middleware/rate-limit.ts';

/** Maximum number of open streams of one account: more tabs than a person uses. */
export const MOST_STREAMS = 20;
/**
 * `Retry-After` of an account without a free place, in milliseconds: the next heartbeat of a stream whose client
 * disconnected may free a place.
 */
const FULL_RETRY_MS = 30_000;

/**
 * Limits the open streams of each account: a stream costs a connection and a read of the session at each heartbeat. The
 * count is in the memory of this process, like every rate limit.
 */
export function createStreamPlaces({ perMinute }: Pick<RateLimits, 'perMinute'>): StreamPlaces {
  const taken = new Map<string, number>();
  // Allows twenty tabs to reconnect at once after a restart of the server, and a user to switch between tabs.
  const openings = new RateLimiterMemory({ points: perMinute * 6, duration: 60 });
  const add = (account: string, change: 1 | -1) => {
    const now = (taken.get(account) ?? 0) + change;
    if (now === 0) taken.delete(account);
    else taken.set(account, now);
  };
  return {
    async take(account) {
      const retryAfterMs = await refusedBy(openings, account);
      if (retryAfterMs !== undefined) return { ok: false, code: 'rate_limited', retryAfterMs };
      if ((taken.get(account) ?? 0) >= MOST_STREAMS)
        return { ok: false, code: 'rate_limited', retryAfterMs: FULL_RETRY_MS };
      add(account, 1);
      let left = false;
      return {
        ok: true,
        leave() {
          if (left) return;
          left = true;
          add(account, -1);
        },
      };
    },
  };
}
