import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** A cache of pages, as far as it is measured. */
export interface MeasuredPages {
  /** Requests since the start, by the kind of the page and by what the cache had. */
  counts(): ReadonlyMap<string, object>;
  /** Bytes of all pages in memory. */
  size(): { bytes: number };
}

/**
 * Adds the metrics of pages. The cache counts in plain numbers, which are read when the metrics are: a page from the cache costs nothing
 * more. No label is a path.
 */
export function measurePages(registers: Registry[]) {
  let pages: MeasuredPages | undefined;
  const rendered = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render and compress a page. The kind "private" is a page for one visitor, which no cache holds.',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  new Counter({
    name: 'page_requests_total',
    help: 'Requests for public pages by what the cache in memory had: hit, stale (renewed behind the answer), miss.',
    labelNames: ['kind', 'cache'],
    registers,
    collect() {
      this.reset();
      for (const [kind, counts] of pages?.counts() ?? [])
        for (const [cache, count] of Object.entries(counts)) this.inc({ kind, cache }, count);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of the rendered pages in memory, all encodings together.',
    registers,
    collect() {
      if (pages) this.set(pages.size().bytes);
    },
  });
  return {
    rendered: (kind: string, seconds: number) => rendered.observe({ kind }, seconds),
    watch(cache: MeasuredPages) {
      pages = cache;
    },
  };
}
