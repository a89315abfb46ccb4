import type { RefreshResult } from '../app/feeds/refresh-feed.ts';
import type { Feed } from '../app/ports/feeds.ts';
import type { Log } from '../app/ports.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Between two looks at a vendor that answers. */
const INTERVAL_MS = 15 * MINUTE;
/** After the first failure, doubled after each further one, up to the longest. */
const RETRY_MS = {
  failed: { first: MINUTE, longest: INTERVAL_MS },
  // Somebody looks at an error with a retry button, which can only show what has been fetched.
  missing: { first: 5 * SECOND, longest: MINUTE },
};
/** Each wait is spread by ± 10 %: processes that started together do not ask together for ever. */
const JITTER = 0.1;

export interface FeedRefresherPorts {
  refresh: Record<Feed, (signal: AbortSignal) => Promise<RefreshResult>>;
  log: Log;
  /** A number in [0, 1). */
  random: () => number;
}

export interface FeedRefresher {
  /** @param onChange called when a page that shows the list would look different */
  start(onChange?: (feed: Feed) => void): void;
  /** Refreshes one list now, or joins the refresh that is under way. */
  refresh(feed: Feed): Promise<RefreshResult>;
  /** Gives up what is under way, and resolves when nothing is written any more. */
  stop(): Promise<void>;
}

/** Keeps the stored lists fresh: at the start, then every quarter of an hour, sooner after a failure. */
export function createFeedRefresher({ refresh, log, random }: FeedRefresherPorts): FeedRefresher {
  const stopping = new AbortController();
  const underWay = new Map<Feed, Promise<RefreshResult>>();
  let loops: Promise<void>[] | undefined;
  let tell: (feed: Feed) => void = () => {};

  function once(feed: Feed): Promise<RefreshResult> {
    const running = underWay.get(feed);
    if (running) return running;
    const job = refresh[feed](stopping.signal)
      .then((result) => {
        if (result.changed) tell(feed);
        return result;
      })
      .finally(() => underWay.delete(feed));
    underWay.set(feed, job);
    return job;
  }

  async function loop(feed: Feed): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const outcome = await attempt(feed);
      // The configuration is that of the process: what is off stays off.
      if (outcome === 'off') return;
      const failed = outcome === 'failed' || outcome === 'missing';
      failures = failed ? failures + 1 : 0;
      await pause(spread(failed ? retryAfter(failures, RETRY_MS[outcome]) : INTERVAL_MS));
    }
  }

  /** A list that turned empty is no failure: what is to be believed when repeated is not asked again at once. */
  async function attempt(feed: Feed): Promise<RefreshResult['outcome']> {
    try {
      return (await once(feed)).outcome;
    } catch (err) {
      log.error({ err, feed }, 'feed not stored');
      return 'failed';
    }
  }

  const retryAfter = (failures: number, { first, longest }: { first: number; longest: number }): number =>
    Math.min(first * 2 ** Math.min(failures - 1, 10), longest);
  const spread = (wait: number): number => wait * (1 + JITTER * (2 * random() - 1));

  /** Ends early when told to stop. */
  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        stopping.signal.removeEventListener('abort', done);
        resolve();
      }
      stopping.signal.addEventListener('abort', done);
      if (stopping.signal.aborted) done();
    });
  }

  return {
    start(onChange) {
      if (onChange) tell = onChange;
      loops ??= (Object.keys(refresh) as Feed[]).map(loop);
    },
    refresh: once,
    async stop() {
      stopping.abort();
      await Promise.all(loops ?? []);
      await Promise.allSettled(underWay.values());
    },
  };
}
