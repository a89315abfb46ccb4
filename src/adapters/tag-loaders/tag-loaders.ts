import type { LoaderAnswer, TagLoaders } from '../../app/ports/tag-loaders.ts';
import type { TagProvider } from '../../domain/tag-id/tag-id.ts';
import { type BodyOutcome, getBody } from '../http/get-body.ts';

const TIMEOUT_MS = 10_000;
const HEADERS = { accept: '*/*', 'user-agent': 'mdmc-tag-check/1.0' };

/** The origins of the vendors' scripts. */
export interface LoaderOrigins {
  google: string;
  meta: string;
  tiktok: string;
}
const ORIGINS: LoaderOrigins = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
  tiktok: 'https://analytics.tiktok.com',
};

interface TagLoaderOptions {
  /** Whether private, loopback and link-local addresses may be contacted. */
  allowPrivate: boolean;
  timeoutMs?: number | undefined;
  /** Replaces the vendors' own origins, in tests. */
  origins?: LoaderOrigins | undefined;
}

/**
 * Creates the check that requests from a vendor the script that a page would load. No vendor documents its response to
 * an unknown identifier: some respond with 404, some with a script that does not name the identifier. So an identifier
 * counts as found only when a script names it, and as unknown only when the vendor itself responds so.
 */
export function createTagLoaders({
  allowPrivate,
  timeoutMs = TIMEOUT_MS,
  origins = ORIGINS,
}: TagLoaderOptions): TagLoaders {
  return {
    async ask(tag, id) {
      const deadline = Date.now() + timeoutMs;
      const get = (address: string) =>
        getBody(address, {
          headers: HEADERS,
          allowPrivate,
          timeoutMs: Math.max(1, deadline - Date.now()),
        });
      return read(await get(await addressOf(tag, encodeURIComponent(id), origins, get)), id);
    },
  };
}

async function addressOf(
  tag: TagProvider,
  id: string,
  { google, meta, tiktok }: LoaderOrigins,
  get: (address: string) => Promise<BodyOutcome>,
): Promise<string> {
  switch (tag) {
    case 'ga':
    case 'googleAds':
      return `${google}/gtag/js?id=${id}`;
    case 'gtm':
      return `${google}/gtm.js?id=${id}`;
    case 'tiktokPixel':
      return `${tiktok}/i18n/pixel/events.js?sdkid=${id}&lib=ttq`;
    case 'metaPixel': {
      // Pages load one common script for all pixels. It loads the pixel's own script, by the common script's version.
      const common = await get(`${meta}/en_US/fbevents.js`);
      const version =
        common.kind === 'body' && /\.version\s*=\s*"(\d[\d.]*)"/.exec(common.body.toString())?.[1];
      return `${meta}/signals/config/${id}?${version ? `v=${version}&` : ''}r=stable`;
    }
  }
}

const says = (result: LoaderAnswer['result'], detail: string): LoaderAnswer => ({ result, detail });

function read(outcome: BodyOutcome, id: string): LoaderAnswer {
  switch (outcome.kind) {
    case 'body': {
      const isScript = /\b(?:java|ecma)script\b/i.test(outcome.headers['content-type'] ?? '');
      if (!isScript) return says('unreachable', 'answered without a script');
      return outcome.body.includes(id)
        ? says('found', 'script with the identifier')
        : says('unknown', 'script without the identifier');
    }
    case 'status':
      return [400, 404, 410].includes(outcome.status)
        ? says('unknown', `HTTP ${outcome.status}`)
        : says('unreachable', `HTTP ${outcome.status}`);
    case 'refused':
    case 'unreachable':
      return says('unreachable', outcome.reason);
    case 'too_large':
    case 'invalid':
      return says('unreachable', 'answer not readable');
    case 'timeout':
      return says('unreachable', 'timeout');
  }
}
