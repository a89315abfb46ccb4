import { type StoredResponse, sizeOf } from './stored-response.ts';

interface Entry {
  stored: StoredResponse;
  /** From then on it is rendered again: behind the visitor's back, as long as it has not expired. */
  renewAt: number;
  /** From then on the visitor waits for the new page. */
  expiresAt: number;
}

interface PageCacheOptions {
  /** Renders the public page at a path for nobody in particular; `undefined` when no page answers there. */
  render(path: string): Promise<StoredResponse | undefined>;
  now(): number;
  /** Milliseconds after which a page is rendered again behind the visitor's back: what another process may change. */
  maxAgeMs: number;
  /** Until when what a page says at a moment is true: the end of "today", which pages name. */
  trueUntil(time: number): number;
  /** Bytes, all encodings together. The pages asked for least recently go first. */
  maxBytes: number;
  onError(error: unknown, path: string): void;
}

/** Between two attempts to render a page anew, while they fail and there is an old one to serve. */
const RETRY_MS = 5000;

/**
 * Rendered pages in memory. One rendering at a time for each path; an old page is served while its successor is
 * rendered. A page that has expired is not: its visitor waits for the new one. Either goes on being served when the
 * rendering fails; only what was purged is gone. A rendering that began before a change is not kept.
 */
export function createPageCache({ render, now, maxAgeMs, trueUntil, maxBytes, onError }: PageCacheOptions) {
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<StoredResponse | undefined>>();
  let generation = 0;
  let bytes = 0;

  function remove(path: string): void {
    const entry = entries.get(path);
    if (entry) bytes -= sizeOf(entry.stored);
    entries.delete(path);
  }

  /** What a page says is of the moment at which its rendering began. */
  function keep(path: string, stored: StoredResponse, began: number): void {
    remove(path);
    const expiresAt = trueUntil(began);
    entries.set(path, { stored, renewAt: Math.min(began + maxAgeMs, expiresAt), expiresAt });
    bytes += sizeOf(stored);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function renderOnce(path: string): Promise<StoredResponse | undefined> {
    const running = inFlight.get(path);
    if (running) return running;
    const startedIn = generation;
    const began = now();
    const job = render(path)
      .then((stored) => {
        if (stored && generation === startedIn) keep(path, stored, began);
        if (!stored) remove(path);
        return stored;
      })
      .catch((error: unknown) => {
        const old = entries.get(path);
        if (old && generation === startedIn) old.renewAt = now() + RETRY_MS;
        throw error;
      })
      .finally(() => {
        if (inFlight.get(path) === job) inFlight.delete(path);
      });
    inFlight.set(path, job);
    return job;
  }

  /** For a visitor who waits: the new page, or the old one when it cannot be rendered. */
  async function renewed(path: string): Promise<StoredResponse | undefined> {
    try {
      return await renderOnce(path);
    } catch (error) {
      const old = entries.get(path);
      if (!old) throw error;
      onError(error, path);
      return old.stored;
    }
  }

  /** Renderings that are under way know nothing of a change: nobody waits for them from now on. */
  function forgetRenderings(concerns: (path: string) => boolean): void {
    generation += 1;
    for (const path of [...inFlight.keys()]) if (concerns(path)) inFlight.delete(path);
  }

  return {
    /** The page at a path, from memory where possible: then at once. Rejects only when there is nothing to serve. */
    get(path: string): StoredResponse | Promise<StoredResponse | undefined> {
      const entry = entries.get(path);
      if (!entry) return renderOnce(path);
      entries.delete(path);
      entries.set(path, entry);
      const time = now();
      if (time < entry.renewAt) return entry.stored;
      if (time >= entry.expiresAt) return renewed(path);
      if (!inFlight.has(path)) renderOnce(path).catch((error: unknown) => onError(error, path));
      return entry.stored;
    },
    /** Something that pages show has changed: all are rendered anew before they are served. */
    expire(): void {
      forgetRenderings(() => true);
      for (const entry of entries.values()) entry.renewAt = entry.expiresAt = 0;
    },
    /** Forgets the pages that the predicate names, all of them without one: what they show may have been withdrawn. */
    purge(concerns: (path: string) => boolean = () => true): void {
      forgetRenderings(concerns);
      for (const path of [...entries.keys()]) if (concerns(path)) remove(path);
    },
    /**
     * Renders pages before anybody asks, one after the other, so that the server goes on answering in between. A change ends
     * it: those who ask for what is new come first, and whoever made the change has the pages warmed again.
     */
    async warm(paths: readonly string[]): Promise<void> {
      const startedIn = generation;
      for (const path of paths) {
        if (generation !== startedIn) return;
        if (now() < (entries.get(path)?.expiresAt ?? 0)) continue;
        await renderOnce(path).catch((error: unknown) => onError(error, path));
      }
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
