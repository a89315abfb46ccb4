import { type StoredResponse, sizeOf } from './stored-response.ts';

interface Entry {
  stored: StoredResponse;
  renderedAt: number;
}

interface PageCacheOptions {
  /** Renders the public page at a path for nobody in particular; `undefined` when no page answers there. */
  render(path: string): Promise<StoredResponse | undefined>;
  now(): number;
  /** Milliseconds after which a page is rendered again behind the visitor's back: what another process may change. */
  maxAgeMs: number;
  /** Bytes, all encodings together. The pages asked for least recently go first. */
  maxBytes: number;
  onError(error: unknown, path: string): void;
}

/**
 * Rendered pages in memory. One rendering at a time for each path; an old page is served while its successor is
 * rendered, and goes on being served when that fails. A purge makes the next visitor wait for the new page, and a
 * rendering that began before the purge is not kept.
 */
export function createPageCache({ render, now, maxAgeMs, maxBytes, onError }: PageCacheOptions) {
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<StoredResponse | undefined>>();
  let generation = 0;
  let bytes = 0;

  function remove(path: string): void {
    const entry = entries.get(path);
    if (entry) bytes -= sizeOf(entry.stored);
    entries.delete(path);
  }

  function keep(path: string, stored: StoredResponse): void {
    remove(path);
    entries.set(path, { stored, renderedAt: now() });
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
    const job = render(path)
      .then((stored) => {
        if (stored && generation === startedIn) keep(path, stored);
        if (!stored) remove(path);
        return stored;
      })
      .finally(() => {
        if (inFlight.get(path) === job) inFlight.delete(path);
      });
    inFlight.set(path, job);
    return job;
  }

  return {
    /** The page at a path, from memory where possible: then at once. Rejects only when there is nothing to serve. */
    get(path: string): StoredResponse | Promise<StoredResponse | undefined> {
      const entry = entries.get(path);
      if (!entry) return renderOnce(path);
      entries.delete(path);
      entries.set(path, entry);
      if (now() - entry.renderedAt >= maxAgeMs)
        renderOnce(path).catch((error: unknown) => onError(error, path));
      return entry.stored;
    },
    /** Forgets the pages that the predicate names; all of them without one. */
    purge(concerns: (path: string) => boolean = () => true): void {
      generation += 1;
      for (const path of [...entries.keys()]) if (concerns(path)) remove(path);
      for (const path of [...inFlight.keys()]) if (concerns(path)) inFlight.delete(path);
    },
    /** Renders pages before anybody asks, one after the other, so that the server goes on answering in between. */
    async warm(paths: readonly string[]): Promise<void> {
      for (const path of paths) {
        if (entries.has(path)) continue;
        await renderOnce(path).catch((error: unknown) => onError(error, path));
      }
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
