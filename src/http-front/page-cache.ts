import { LRUCache } from 'lru-cache';
import { type PageKind, pageKindOf } from './page-kind.ts';
import { type StoredResponse, sizeOf } from './stored-response.ts';

/**
 * Requests by what the cache had. `hit`: the page. `stale`: a page that is rendered again behind the answer. `miss`: nothing that may
 * be sent, so that the visitor waited for a rendering. Counted as plain numbers, because a counter with labels costs as much as sending.
 */
export interface PageCounts {
  hit: number;
  stale: number;
  miss: number;
}

interface Entry {
  stored: StoredResponse;
  /** The counts of the page's kind. */
  counts: PageCounts;
  /** From this time on, a request renders the page again in the background, and still gets this one. */
  renewAt: number;
  /** From this time on, the visitor waits for the new page. */
  expiresAt: number;
}

interface PageCacheOptions {
  /** Renders the public page at a path, the same for every visitor; `undefined` when no page has this path. */
  render(path: string): Promise<StoredResponse | undefined>;
  now(): number;
  /** Milliseconds after which a page is rendered again in the background: another process may have changed its data. */
  maxAgeMs: number;
  /** Returns the time until which a page of this time is true: the end of the day, because pages name today's date. */
  trueUntil(time: number, path: string): number;
  /** Most bytes of all cached pages, all encodings together. The least recently requested pages are evicted first. */
  maxBytes: number;
  onError(error: unknown, path: string): void;
  /** Called with the time of each rendering that succeeded, in seconds, its compression included. */
  onRendered?(kind: PageKind, seconds: number): void;
}

/** Pause in milliseconds between two attempts to render a page again, while they fail and an old page can be served. */
const RETRY_MS = 5000;

/**
 * Caches rendered pages in memory, with one rendering at a time for each path. An old page is served while its
 * successor is rendered, unless the old page has expired: then the visitor waits for the new page. When the rendering
 * fails, old and expired pages are still served; purged pages are not. A rendering that began before a change is not
 * cached.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, now, maxAgeMs, trueUntil, maxBytes, onError, onRendered = () => {} } = options;
  // The library's own `fetchMethod` returns every page as a promise and has one expiry for a page; pages here have two.
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ stored }) => Math.max(1, sizeOf(stored)),
  });
  const inFlight = new Map<string, Promise<StoredResponse | undefined>>();
  let generation = 0;
  const counts = new Map<PageKind, PageCounts>();

  function countsOf(kind: PageKind): PageCounts {
    const known = counts.get(kind) ?? { hit: 0, stale: 0, miss: 0 };
    counts.set(kind, known);
    return known;
  }

  /** Counts both times from the start of the rendering, because the page shows the data of that moment. */
  function keep(path: string, stored: StoredResponse, began: number): void {
    const expiresAt = trueUntil(began, path);
    const renewAt = Math.min(began + maxAgeMs, expiresAt);
    entries.set(path, { stored, counts: countsOf(pageKindOf(path)), renewAt, expiresAt });
  }

  function renderOnce(path: string): Promise<StoredResponse | undefined> {
    const running = inFlight.get(path);
    if (running) return running;
    const startedIn = generation;
    const began = now();
    const startedAt = performance.now();
    const job = render(path)
      .then((stored) => {
        if (stored && generation === startedIn) keep(path, stored, began);
        if (stored) onRendered(pageKindOf(path), (performance.now() - startedAt) / 1000);
        else entries.delete(path);
        return stored;
      })
      .catch((error: unknown) => {
        const old = entries.peek(path);
        if (old && generation === startedIn) old.renewAt = now() + RETRY_MS;
        throw error;
      })
      .finally(() => {
        if (inFlight.get(path) === job) inFlight.delete(path);
      });
    inFlight.set(path, job);
    return job;
  }

  /** For a visitor who waits: returns the new page, or the old page when the rendering fails. */
  async function renewed(path: string): Promise<StoredResponse | undefined> {
    try {
      return await renderOnce(path);
    } catch (error) {
      const old = entries.peek(path);
      if (!old) throw error;
      onError(error, path);
      return old.stored;
    }
  }

  /** The renderings under way may lack a change: requests from now on do not wait for them, and they are not cached. */
  function forgetRenderings(concerns: (path: string) => boolean): void {
    generation += 1;
    for (const path of [...inFlight.keys()]) if (concerns(path)) inFlight.delete(path);
  }

  return {
    /**
     * Returns the page at a path: synchronously if it is cached and not expired. Rejects only without a page to serve.
     */
    get(path: string): StoredResponse | Promise<StoredResponse | undefined> {
      const entry = entries.get(path);
      if (!entry) {
        countsOf(pageKindOf(path)).miss += 1;
        return renderOnce(path);
      }
      const time = now();
      if (time < entry.renewAt) {
        entry.counts.hit += 1;
        return entry.stored;
      }
      if (time >= entry.expiresAt) {
        entry.counts.miss += 1;
        return renewed(path);
      }
      entry.counts.stale += 1;
      if (!inFlight.has(path)) renderOnce(path).catch((error: unknown) => onError(error, path));
      return entry.stored;
    },
    /** Whether a request for this path causes no rendering: the page is cached, or is being rendered for another visitor. */
    has: (path: string): boolean => entries.has(path) || inFlight.has(path),
    /** Call it after a change of data that pages show: each page is rendered again before it is served. */
    expire(): void {
      forgetRenderings(() => true);
      entries.forEach((entry) => {
        entry.renewAt = entry.expiresAt = 0;
      });
    },
    /**
     * Removes the pages that the predicate selects, by default all: the content that they show may have been withdrawn.
     */
    purge(concerns: (path: string) => boolean = () => true): void {
      forgetRenderings(concerns);
      for (const path of [...entries.keys()]) if (concerns(path)) entries.delete(path);
    },
    /**
     * Renders the cached pages that the predicate selects again, one after the other, and serves the old ones
     * meanwhile. For frequent changes, which a visitor may see one rendering late.
     */
    async renew(concerns: (path: string) => boolean): Promise<void> {
      forgetRenderings(concerns);
      const paths = [...entries.keys()].filter(concerns);
      for (const path of paths) {
        const entry = entries.peek(path);
        if (entry) entry.renewAt = 0;
      }
      for (const path of paths) await renderOnce(path).catch((error: unknown) => onError(error, path));
    },
    /**
     * Renders pages in advance, one after the other, so that the server can answer requests in between. A change stops
     * the warming: visitors who request the new pages have priority, and the change starts another warming.
     */
    async warm(paths: readonly string[]): Promise<void> {
      const startedIn = generation;
      for (const path of paths) {
        if (generation !== startedIn) return;
        if (now() < (entries.peek(path)?.expiresAt ?? 0)) continue;
        await renderOnce(path).catch((error: unknown) => onError(error, path));
      }
    },
    /** The requests since the start, by the kind of the page. */
    counts: (): ReadonlyMap<PageKind, PageCounts> => counts,
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
