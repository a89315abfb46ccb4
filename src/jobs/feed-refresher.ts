import type { RefreshResult } from '../app/feeds/refresh-feed.ts';
import type { Feed } from '../app/ports/feeds.ts';
import type { Log } from '../app/ports.ts';
import { createLoop } from './loop.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Pause between two requests to a vendor that answers. */
const INTERVAL_MS = 15 * MINUTE;
/** Pause after the first failure in milliseconds, doubled after each further failure, up to the longest. */
const RETRY_MS = {
  failed: { first: MINUTE, longest: INTERVAL_MS },
  // No list is stored: visitors see an error with a retry button, which helps only once a list is stored.
  missing: { first: 5 * SECOND, longest: MINUTE },
};
/**
 * Each pause varies by ± 10 %, so that processes that started together do not send their requests together for ever.
 */
const JITTER = 0.1;

export interface FeedRefresherPorts {
  refresh: Record<Feed, (signal: AbortSignal) => Promise<RefreshResult>>;
  log: Log;
  /** A number in [0, 1). */
  random: () => number;
}

export interface FeedRefresher {
  start(): void;
  /** Registers `act` to be called after each change of the list that a page would show. */
  onChange(act: (feed: Feed) => void): void;
  /** Refreshes one list now; if a refresh of it is under way, returns the result of that one. */
  refresh(feed: Feed): Promise<RefreshResult>;
  /** Call it after the source of the list changed: aborts the refresh under way and starts one from the new source. */
  reconsider(feed: Feed): void;
  /** Aborts the refreshes under way, and resolves when they have ended and write nothing any more. */
  stop(): Promise<void>;
}

/** Refreshes the stored lists at the start and then every 15 minutes, sooner after a failure. */
export function createFeedRefresher({ refresh, log, random }: FeedRefresherPorts): FeedRefresher {
  const stopping = new AbortController();
  const underWay = new Map<Feed, { result: Promise<RefreshResult>; cancel: AbortController }>();
  /** Failures in a row. */
  const failures = new Map<Feed, number>();
  const feeds = Object.keys(refresh) as Feed[];
  const loops = new Map(
    feeds.map((feed) => [
      feed,
      createLoop(() => lookAt(feed), {
        name: 'feeds',
        pauseMs: INTERVAL_MS,
        complaint: 'feed not refreshed',
        log,
      }),
    ]),
  );
  const listeners: ((feed: Feed) => void)[] = [];

  function once(feed: Feed): Promise<RefreshResult> {
    const running = underWay.get(feed);
    if (running && !running.cancel.signal.aborted) return running.result;
    const cancel = new AbortController();
    const ask = () => refresh[feed](AbortSignal.any([stopping.signal, cancel.signal]));
    // The aborted refresh may still be writing: the new one starts after it, so that the new list is written last.
    const result = (running ? running.result.then(ask, ask) : ask())
      .then((came) => {
        if (came.changed) for (const act of listeners) act(feed);
        return came;
      })
      .finally(() => {
        if (underWay.get(feed)?.cancel === cancel) underWay.delete(feed);
      });
    underWay.set(feed, { result, cancel });
    return result;
  }

  /**
   * Returns the pause until the next refresh in milliseconds: infinite for a feed without a source, until `reconsider`.
   */
  async function lookAt(feed: Feed): Promise<number> {
    const outcome = await attempt(feed);
    if (outcome === 'off') return Number.POSITIVE_INFINITY;
    if (outcome !== 'failed' && outcome !== 'missing') {
      failures.set(feed, 0);
      return spread(INTERVAL_MS);
    }
    const count = (failures.get(feed) ?? 0) + 1;
    failures.set(feed, count);
    return spread(retryAfter(count, RETRY_MS[outcome]));
  }

  /**
   * An empty response for a list that had items (`kept`) is no failure: the next request follows after the usual pause.
   */
  async function attempt(feed: Feed): Promise<RefreshResult['outcome']> {
    try {
      return (await once(feed)).outcome;
    } catch (err) {
      log.error({ err, feed }, 'feed not stored');
      return 'failed';
    }
  }

  const retryAfter = (count: number, { first, longest }: { first: number; longest: number }): number =>
    Math.min(first * 2 ** Math.min(count - 1, 10), longest);
  const spread = (wait: number): number => wait * (1 + JITTER * (2 * random() - 1));

  return {
    start() {
      for (const loop of loops.values()) loop.start();
    },
    onChange: (act) => void listeners.push(act),
    refresh: once,
    reconsider(feed) {
      // The failures so far are those of the former source.
      failures.delete(feed);
      underWay.get(feed)?.cancel.abort();
      loops.get(feed)?.wake();
    },
    async stop() {
      stopping.abort();
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
      await Promise.allSettled([...underWay.values()].map(({ result }) => result));
    },
  };
}
