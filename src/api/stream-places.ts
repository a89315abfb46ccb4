import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Throttled } from '../app/account/account-ports.ts';
import type { RateLimits } from './api-env.ts';
import { refusedBy } from './middleware/rate-limit.ts';

/** Open streams of one account: more tabs than anybody keeps in sight. */
export const MOST_STREAMS = 20;
/** A place may come free at the next sign of life of a stream whose client is gone. */
const FULL_RETRY_MS = 30_000;

export interface StreamPlaces {
  /** @param account its id */
  take(account: string): Promise<{ ok: true; leave: () => void } | Throttled>;
}

/**
 * Says whether an account may open one more stream: each costs a connection and a look at the session now and then. Counted
 * in the memory of this process, like every limit.
 */
export function createStreamPlaces({ perMinute }: Pick<RateLimits, 'perMinute'>): StreamPlaces {
  const taken = new Map<string, number>();
  // Twenty tabs come back at once when a server does, and a reader goes from tab to tab.
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
