import type { ContentSnapshot } from '../domain/content/content.ts';
import { isBuiltIn } from '../domain/guide/guides.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { Cover } from '../domain/site-map/share-image.ts';
import { sharingTexts } from '../site/machine-files/texts.ts';
import { guideEntries } from './guide-entries.ts';

/** Returns the words of the share picture of an added guide that is online in a language; the build draws those of the others. */
export function guideCover(
  locale: Locale,
  slug: string,
  content: ContentSnapshot,
  brand: string,
): Cover | undefined {
  const guide = guideEntries(locale, content).find((entry) => entry.slug === slug);
  if (!guide || isBuiltIn(guide.slug)) return undefined;
  return { title: guide.title, label: sharingTexts[locale].kinds.guide, brand };
}
