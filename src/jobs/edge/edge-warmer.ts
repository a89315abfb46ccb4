import type { Log } from '../../app/ports.ts';
import { createLoop } from '../loop.ts';

const HOUR_MS = 3_600_000;
/** All copies are renewed this often, since a cache forgets what was not asked for. */
const WALK_MS = 6 * HOUR_MS;
/** After a change of many pages, all copies are renewed once, this long after the first change. */
const AFTER_CHANGE_MS = 5 * 60_000;
/** The cache does not answer: it may start later than the site. */
const RETRY_MS = 10_000;
/** Other processes read a change within a tenth of a second; the cache asks any of them. */
const AFTER_PUBLICATION_MS = 300;
/** Pause between two paths, so that visitors have priority. */
const PAUSE_MS = 10;

const encodings = ['br', 'gzip'] as const;
export type EdgeEncoding = (typeof encodings)[number];

interface EdgeWarmerParts {
  /**
   * Lets the cache in front replace its copy of a path in one encoding. Returns the text of a page or a file for
   * programs, and an empty text for anything else. Rejects when the cache does not answer.
   */
  renew(path: string, encoding: EdgeEncoding, signal: AbortSignal): Promise<string>;
  /** The paths of the pages and files that no other page names. */
  paths(): string[];
  log: Log;
  pauseMs?: number;
}

/**
 * Fills the cache in front with all pages and files, in the encodings that it keeps, so that also a page that nobody has
 * asked for outlives the site.
 */
export function createEdgeWarmer({ renew, paths, log, pauseMs = PAUSE_MS }: EdgeWarmerParts) {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** What was walked before: a page that is gone since must be replaced by its redirect. */
  let before: ReadonlySet<string> = new Set();
  let planned: ReturnType<typeof setTimeout> | undefined;
  let complained = false;

  /** Renews the copies of some paths, in every encoding, and returns the paths of the pictures that they show. */
  async function renewAll(all: Iterable<string>): Promise<Set<string>> {
    const shown = new Set<string>();
    for (const path of all) {
      for (const encoding of encodings) {
        const text = await renew(path, encoding, signal);
        for (const [file] of text.matchAll(MEDIA)) shown.add(file);
      }
      await pause(pauseMs, signal);
    }
    return shown;
  }

  async function renewFew(few: readonly string[]): Promise<void> {
    try {
      await pause(AFTER_PUBLICATION_MS, signal);
      await renewAll(await renewAll(few));
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'copies for an outage not renewed');
    }
  }

  async function walk(): Promise<number> {
    try {
      const sitemap = await renew(SITEMAP, 'br', signal);
      const listed = [...sitemap.matchAll(LISTED)].map(([, address = '']) => new URL(address).pathname);
      const all = new Set([SITEMAP, ...listed, ...paths()]);
      await renewAll(await renewAll(new Set([...all, ...before])));
      before = all;
      complained = false;
      log.info({ paths: all.size }, 'copies for an outage renewed');
      return WALK_MS;
    } catch (err) {
      if (!signal.aborted && !complained) log.warn({ err }, 'copies for an outage not renewed');
      complained = true;
      return RETRY_MS;
    }
  }

  const loop = createLoop(walk, {
    name: 'edge',
    pauseMs: RETRY_MS,
    complaint: 'copies for an outage not renewed',
    log,
  });

  return {
    start: loop.start,
    /** Call it after a change that concerns many pages. */
    changed(): void {
      planned ??= setTimeout(() => {
        planned = undefined;
        loop.wake();
      }, AFTER_CHANGE_MS);
      planned.unref();
    },
    /** Renews the copies of a few paths at once. */
    renew: renewFew,
    /** Renews the copies of some of the pages of the last walk at once, or of all that a first walk finds. */
    async renewWhere(matches: (path: string) => boolean): Promise<void> {
      if (before.size === 0) loop.wake();
      else await renewFew([...before].filter(matches));
    },
    async stop(): Promise<void> {
      clearTimeout(planned);
      stopping.abort();
      await loop.stop();
    },
  };
}
export type EdgeWarmer = ReturnType<typeof createEdgeWarmer>;

/** Rejects when the signal is aborted meanwhile. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal.throwIfAborted();
}

const SITEMAP = '/sitemap.xml';
const LISTED = /<loc>([^<]+)<\/loc>/g;
const MEDIA = /\/media\/[\w.-]+/g;
