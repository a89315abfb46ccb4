import type { ContentDetail, ContentLocale, VersionsPage } from '../../contracts/content.ts';
import type { PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { callApi } from '../api/call-api.ts';

/** A new preview code is requested before the old one expires; a code is valid for a quarter of an hour. */
const PREVIEW_MS = 13 * 60_000;

/** Poll interval for drafts that other editors have stored, in milliseconds. */
const OTHERS_MS = 20_000;

interface Reading {
  signal: AbortSignal;
}

/** Every part with the state of its languages, without texts. */
export const contentListQuery = {
  queryKey: ['content', 'list'] as const,
  queryFn: ({ signal }: Reading) => callApi('GET /content', { signal }),
};

export const partKey = (part: PartKey) => ['content', 'part', part] as const;

/** A part in its four languages, with all texts. */
export const partQuery = (part: PartKey) => ({
  queryKey: partKey(part),
  queryFn: ({ signal }: Reading): Promise<ContentDetail> =>
    callApi('GET /content/{part}', { params: { part }, signal }),
  // Live updates report publications, not the drafts of other editors.
  refetchInterval: OTHERS_MS,
});

/** The published versions of a part in a language, the newest first. */
export const versionsQuery = (part: PartKey, locale: Locale, view: { page: number; pageSize: number }) => ({
  queryKey: ['content', 'versions', part, locale, view] as const,
  queryFn: ({ signal }: Reading): Promise<VersionsPage> =>
    callApi('GET /content/{part}/versions', {
      params: { part },
      query: { locale, page: String(view.page), pageSize: String(view.pageSize) },
      signal,
    }),
});

/** Returns the cached part with the stored state of one language replaced. */
export const withLocale = (
  detail: ContentDetail | undefined,
  changed: ContentLocale,
): ContentDetail | undefined =>
  detail && {
    ...detail,
    locales: detail.locales.map((entry) => (entry.locale === changed.locale ? changed : entry)),
  };

/** A preview code: with it, the pages of a part show its draft for a quarter of an hour. */
export const previewQuery = (part: PartKey, locale: Locale) => ({
  queryKey: ['preview', part, locale] as const,
  queryFn: ({ signal }: Reading) => callApi('POST /content/preview', { body: { part, locale }, signal }),
  // Live updates must not invalidate a code: a new code would reload the page.
  staleTime: 'static' as const,
  refetchInterval: PREVIEW_MS,
  refetchIntervalInBackground: true,
  gcTime: 0,
});
