/** The networks of caches (CDN) that are told which pages have changed, and what their answers must carry. */
export const cdnVendors = ['fastly', 'cloudflare', 'bunny', 'varnish'] as const;
export type CdnVendor = (typeof cdnVendors)[number];

/** How the site reaches its network. */
export type CdnAccess =
  | { vendor: Exclude<CdnVendor, 'varnish'>; zone: string; token: string }
  /** `url`: the address at which Varnish takes purges. */
  | { vendor: 'varnish'; url: string };

interface CdnHeaders {
  /** The header with the tags of a page, and what separates them. */
  tags: string;
  separator: ' ' | ',';
  /**
   * The header that says how long the network may keep a page. Two have one of their own, so that no other cache obeys it;
   * bunny.net reads `Cache-Control` alone.
   */
  freshness: 'surrogate-control' | 'cdn-cache-control' | 'cache-control';
  /** Whether it keeps one copy for each `Vary`. The others would show one visitor the language of another. */
  obeysVary: boolean;
}

/** Sources: the documentation of each vendor, as of July 2026; `deploy/varnish.vcl` for Varnish. */
export const cdnHeaders: Readonly<Record<CdnVendor, CdnHeaders>> = {
  fastly: { tags: 'surrogate-key', separator: ' ', freshness: 'surrogate-control', obeysVary: true },
  cloudflare: { tags: 'cache-tag', separator: ',', freshness: 'cdn-cache-control', obeysVary: false },
  bunny: { tags: 'cdn-tag', separator: ',', freshness: 'cache-control', obeysVary: false },
  varnish: { tags: 'xkey', separator: ' ', freshness: 'surrogate-control', obeysVary: true },
};

/** The networks whose purge deletes a copy; the others mark it as old. */
export const deletingVendors: ReadonlySet<CdnVendor> = new Set(['cloudflare', 'bunny']);

/** The longest time for which a network keeps a page that nobody has changed, in seconds. */
export const LONGEST_FRESH_S = 3600;
/** What it keeps while purges do not arrive: little more than nothing. */
export const LEAST_FRESH_S = 1;
/** A purge that waits for longer than this, in milliseconds, says that purges do not arrive. */
export const LATE_PURGE_MS = 30_000;

/**
 * When a change is purged, in milliseconds after it was noticed. Other processes notice it up to five seconds later
 * (`composition/page-changes.ts`), and until then answer with the old page: the second purge removes a copy of it.
 */
export const purgeDelays: readonly number[] = [1000, 10_000];

const SECOND = 1000;
/** Waits before each further attempt, in milliseconds; the last one is repeated until the network answers. */
export const purgeRetryDelays: readonly number[] = [
  2 * SECOND,
  5 * SECOND,
  15 * SECOND,
  60 * SECOND,
  300 * SECOND,
];
