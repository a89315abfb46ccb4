import { inReadingOrder, type ListedGuide } from '../guide/added-guide.ts';
import { type GuideSlug, isBuiltIn } from '../guide/guides.ts';
import { type Locale, locales } from '../locale/locale.ts';
import type { ContentSnapshot, SiteAddresses } from './content.ts';

export type { FormerAddress, SiteAddresses } from './content.ts';

export const NO_ADDRESSES: SiteAddresses = { guides: [], former: [] };

/** Returns where an address leads in the end; `undefined`: it is no former address. */
export function leadsTo({ former }: SiteAddresses, path: string): string | undefined {
  let target: string | undefined;
  // A chain has no more links than there are addresses; a loop is refused when it would begin.
  for (let links = 0, at = path; links <= former.length; links += 1) {
    const next = former.find((one) => one.path === at);
    if (!next) return target;
    target = at = next.target;
  }
  return undefined;
}

/** Returns all guides of the agency in reading order, those that are not shown included. */
export const guidesOf = ({ addresses = NO_ADDRESSES }: ContentSnapshot): ListedGuide[] =>
  inReadingOrder(addresses.guides);

/** Whether a guide is withdrawn: its address leads to another page. */
export const isWithdrawn = ({ addresses = NO_ADDRESSES }: ContentSnapshot, slug: string): boolean =>
  addresses.former.some(({ path }) => path === `/${slug}`);

/** Returns the languages in which a guide is online: a built-in one is in all, an added one where it was published. */
export function guideLanguages(snapshot: ContentSnapshot, slug: GuideSlug): readonly Locale[] {
  if (isWithdrawn(snapshot, slug)) return [];
  if (isBuiltIn(slug)) return locales;
  return locales.filter((locale) => snapshot[slug]?.[locale]?.content);
}

/** Returns the guides that visitors can open in a language, in reading order. */
export const shownGuides = (snapshot: ContentSnapshot, locale: Locale): ListedGuide[] =>
  guidesOf(snapshot).filter(({ slug }) => guideLanguages(snapshot, slug).includes(locale));
