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
  /** The list comes from elsewhere now: gives up what is under way, and asks there at once. */
  reconsider(feed: Feed): void;
  /** Gives up what is under way, and resolves when nothing is written any more. */
  stop(): Promise<void>;
}

/** Keeps the stored lists fresh: at the start, then every quarter of an hour, sooner after a failure. */
export function createFeedRefresher({ refresh, log, random }: FeedRefresherPorts): FeedRefresher {
  const stopping = new AbortController();
  const underWay = new Map<Feed, { result: Promise<RefreshResult>; cancel: AbortController }>();
  /** Lists of which another source was named since they were asked for last, and how a wait for the next time ends. */
  const stale = new Set<Feed>();
  const wakers = new Map<Feed, () => void>();
  let loops: Promise<void>[] | undefined;
  let tell: (feed: Feed) => void = () => {};

  function once(feed: Feed): Promise<RefreshResult> {
    const running = underWay.get(feed);
    if (running && !running.cancel.signal.aborted) return running.result;
    const cancel = new AbortController();
    const ask = () => refresh[feed](AbortSignal.any([stopping.signal, cancel.signal]));
    // What was given up may be writing still: it must not have the last word.
    const result = (running ? running.result.then(ask, ask) : ask())
      .then((came) => {
        if (came.changed) tell(feed);
        return came;
      })
      .finally(() => {
        if (underWay.get(feed)?.cancel === cancel) underWay.delete(feed);
      });
    underWay.set(feed, { result, cancel });
    return result;
  }

  async function loop(feed: Feed): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      stale.delete(feed);
      const outcome = await attempt(feed);
      const failed = outcome === 'failed' || outcome === 'missing';
      failures = failed ? failures + 1 : 0;
      const wait = spread(failed ? retryAfter(failures, RETRY_MS[outcome]) : INTERVAL_MS);
      // What is off stays off until something is configured.
      await pause(feed, outcome === 'off' ? undefined : wait);
      if (stale.has(feed)) failures = 0;
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

  /** Ends early when told to stop, or when the list comes from elsewhere. */
  function pause(feed: Feed, ms: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        wakers.delete(feed);
        stopping.signal.removeEventListener('abort', done);
        resolve();
      }
      wakers.set(feed, done);
      stopping.signal.addEventListener('abort', done);
      if (stopping.signal.aborted || stale.has(feed)) done();
    });
  }

  return {
    start(onChange) {
      if (onChange) tell = onChange;
      loops ??= (Object.keys(refresh) as Feed[]).map(loop);
    },
    refresh: once,
    reconsider(feed) {
      stale.add(feed);
      underWay.get(feed)?.cancel.abort();
      wakers.get(feed)?.();
    },
    async stop() {
      stopping.abort();
      await Promise.all(loops ?? []);
      await Promise.allSettled([...underWay.values()].map(({ result }) => result));
    },
  };
}
