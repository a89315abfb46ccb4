import { LRUCache } from 'lru-cache';
import { isLocale, type Locale } from '../../domain/locale/locale.ts';
import type { Cover } from '../../domain/site-map/share-image.ts';
import { publicCaching } from '../edge/edge-cache.ts';
import { EMPTY_CSP, SHOWN_ELSEWHERE } from '../security-headers.ts';
import { etagOf, type StoredResponse } from '../stored-response.ts';
import type { MediaFiles } from './media-files.ts';

/** The folder of the share pictures: `shareImagePath`. The build draws those of its own pages. */
export const COVERS_PATH = '/og/';
const NAME = /^\/og\/([a-z]{2})\/([a-z\d-]{1,80})\.png$/;
/** Each is drawn within a second, so only as many are kept as a feed names at once. */
const MOST_KEPT = 40;

export interface GuideCoversOptions {
  /** The words of the cover of an added guide that is online in a language. */
  coverOf(locale: Locale, slug: string): Cover | undefined;
  draw(cover: Cover): Promise<Buffer>;
  headers: Record<string, string>;
  onError(error: unknown, path: string): void;
}

/**
 * Returns the function that finds the share picture of an added guide by its path; `undefined` for any other path, and for a cover
 * that cannot be drawn. A cover is drawn when it is asked for, once for all requests, and again when its words have changed.
 */
export function createGuideCovers({ coverOf, draw, headers, onError }: GuideCoversOptions): MediaFiles {
  const kept = new LRUCache<string, Promise<StoredResponse | undefined>>({ max: MOST_KEPT });
  const own = {
    ...headers,
    ...SHOWN_ELSEWHERE,
    'content-type': 'image/png',
    'content-security-policy': EMPTY_CSP,
    'cache-control': publicCaching(),
  };

  return (pathname) => {
    const [, locale, slug = ''] = NAME.exec(pathname) ?? [];
    const cover = isLocale(locale) ? coverOf(locale, slug) : undefined;
    if (!cover) return undefined;
    const key = JSON.stringify(cover);
    const known = kept.get(key);
    if (known) return known;
    const drawing = draw(cover)
      .then((identity) => ({ headers: own, etag: etagOf(identity, own), identity }))
      .catch((error: unknown) => {
        kept.delete(key);
        onError(error, pathname);
        return undefined;
      });
    kept.set(key, drawing);
    return drawing;
  };
}
