import type { StaleText } from '../../contracts/content.ts';
import { type ContentPlace, placeName } from '../../domain/content/content.ts';
import { frenchTexts, type Stale, shownText, stampOf, wholeContent } from '../../domain/content/stale.ts';
import type { NameOf } from '../account/called-names.ts';
import type { Ports } from '../ports/all-ports.ts';

/** How many French versions are searched for the text that a translation was made from. */
const MOST_VERSIONS = 100;

/** Completes stale texts by the French text then and now, and by who published the change. */
export async function staleDetails(
  { contentStore, contentTexts }: Pick<Ports, 'contentStore' | 'contentTexts'>,
  { part }: ContentPlace,
  stale: readonly Stale[],
  nameOf: NameOf,
): Promise<StaleText[]> {
  if (stale.length === 0) return [];
  const standard = contentTexts.defaultOf(part, 'fr');
  const { items } = await contentStore.versions(placeName({ part, locale: 'fr' }), {
    limit: MOST_VERSIONS,
    offset: 0,
  });
  const versions = items.map((version) => ({
    ...version,
    texts: frenchTexts(part, wholeContent(version.content, standard)),
  }));
  const newest = versions[0];
  if (!newest) return [];
  const all = [...versions.map(({ texts }) => texts), frenchTexts(part, standard)];
  return stale.map(({ key, kind, stamp, since }) => {
    const now = newest.texts.get(key);
    const then = all
      .map((texts) => texts.get(key))
      .find((text) => text !== undefined && stampOf(text) === since);
    // The version that brought the text of now: the oldest of those that have it without a break.
    const other = versions.findIndex(({ texts }) => texts.get(key) !== now);
    const from =
      (kind === 'moved' ? newest : versions[other < 0 ? versions.length - 1 : other - 1]) ?? newest;
    return {
      key,
      kind,
      stamp,
      before: then === undefined ? null : shownText(key, then),
      after: now === undefined ? null : shownText(key, now),
      by: nameOf(from.by),
      at: new Date(from.at).toISOString(),
    };
  });
}
