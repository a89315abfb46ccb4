import type { ContentSnapshot } from '../content/content.ts';
import { guideLanguages, guidesOf, isWithdrawn } from '../content/site-addresses.ts';
import type { Locale } from '../locale/locale.ts';
import { type GuidePath, type PageKind, type PagePath, sitePages } from './pages.ts';

/** A page that visitors can open. `updated` of an added guide is empty: its days are those of its publications. */
export interface ShownPage {
  path: PagePath | GuidePath;
  kind: PageKind;
  updated: string;
  /** The languages in which it exists; absent: in all. */
  languages?: readonly Locale[];
}

/** Returns the public pages with the guides that the agency added, and without those that it withdrew. */
export function shownPages(snapshot: ContentSnapshot = {}): ShownPage[] {
  const guides = guidesOf(snapshot).flatMap(({ slug, updated }): ShownPage[] => {
    const page = { path: `/${slug}` as const, kind: 'guide' as const };
    const builtIn = sitePages.find(({ path }) => path === page.path);
    if (isWithdrawn(snapshot, slug)) return [];
    if (builtIn) return [builtIn];
    const languages = guideLanguages(snapshot, slug);
    return languages.length > 0 ? [{ ...page, updated, languages }] : [];
  });
  const first = sitePages.findIndex(({ kind }) => kind === 'guide');
  const isOther = ({ kind }: ShownPage) => kind !== 'guide';
  return [...sitePages.slice(0, first), ...guides, ...sitePages.slice(first).filter(isOther)];
}

/** Whether a path, without language prefix, is that of a page that visitors can open in some language. */
export const isShownPage = (snapshot: ContentSnapshot | undefined, path: string): boolean =>
  shownPages(snapshot).some((page) => page.path === path);

/** Returns the languages in which the page at a path exists; `undefined`: in all, or there is no such page. */
export const languagesOf = (snapshot: ContentSnapshot, path: string): readonly Locale[] | undefined =>
  // Only an added guide has fewer: a request costs nothing while there is none.
  snapshot.addresses?.guides.length
    ? shownPages(snapshot).find((page) => page.path === path)?.languages
    : undefined;
