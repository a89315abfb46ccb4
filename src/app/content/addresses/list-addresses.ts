import type { AddressList, ListedGuide } from '../../../contracts/site-addresses.ts';
import { placeName } from '../../../domain/content/content.ts';
import { guideLanguages, guidesOf, leadsTo, NO_ADDRESSES } from '../../../domain/content/site-addresses.ts';
import { withPlaces } from '../../../domain/guide/added-guide.ts';
import { isBuiltIn, isGuideSlug } from '../../../domain/guide/guides.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { shownPages } from '../../../domain/site-map/shown-pages.ts';
import type { Ports } from '../../ports/all-ports.ts';

/** Returns all guides of the agency with their state, the former addresses, and the pages to which an address can lead. */
export async function listAddresses({ content, contentStore }: Ports): Promise<AddressList> {
  const snapshot = content.now();
  const { addresses = NO_ADDRESSES } = snapshot;
  const [drafts, newest] = await Promise.all([contentStore.drafts(), contentStore.newestOfAll()]);
  const placed = withPlaces(addresses.guides);
  const guideAt = (path: string) => guidesOf(snapshot).some(({ slug }) => `/${slug}` === path);
  return {
    guides: guidesOf(snapshot).map(({ slug }): ListedGuide => {
      const french = placeName({ part: slug, locale: 'fr' });
      const { content: texts } = drafts.get(french)?.draft ?? newest.get(french) ?? { content: null };
      const added = placed.find((guide) => guide.slug === slug);
      const choices = added && {
        category: added.category,
        difficulty: added.difficulty,
        metrics: [...added.metrics],
        follows: added.follows,
      };
      return {
        slug,
        name: texts?.fields['name'] || texts?.fields['title'] || null,
        choices: choices ?? null,
        online: [...guideLanguages(snapshot, slug)],
        published: isBuiltIn(slug) || locales.some((locale) => newest.has(placeName({ part: slug, locale }))),
        target: leadsTo(addresses, `/${slug}`) ?? null,
      };
    }),
    former: addresses.former
      .filter(({ path }) => !guideAt(path))
      .map(({ path, target, at }) => ({
        path,
        target,
        leadsTo: leadsTo(addresses, path) ?? target,
        at: new Date(at).toISOString(),
      }))
      .reverse(),
    pages: shownPages(snapshot)
      .filter(({ languages }) => !languages || languages.length > 0)
      .map(({ path }) => path),
  };
}

/** Whether a guide exists at an address: it is built in, or the agency added it. */
export function isGuide({ content }: Pick<Ports, 'content'>, slug: string): boolean {
  if (!isGuideSlug(slug)) return false;
  return isBuiltIn(slug) || (content.now().addresses?.guides.some((guide) => guide.slug === slug) ?? false);
}
