import type { GuideSummary } from '../contracts/guide.ts';
import { textsOfBlock } from '../domain/blocks/block.ts';
import { wordsOf } from '../domain/blocks/inline.ts';
import { type GuideSlug, guides } from '../domain/guide/guides.ts';
import { countWords, minutesOf } from '../domain/guide/reading-minutes.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { fillFigures } from '../i18n/format-figure.ts';
import { guideText } from './content.ts';

/**
 * The guides by language. Cached, because counting the words of all guides took a quarter of a guide's rendering time
 * (decision record 0122).
 */
const known = new Map<Locale, GuideSummary[]>();

/** Returns the guides of a language in reading order. @throws Error if the text of a guide is missing, so that no guide is hidden */
export function guideEntries(locale: Locale): GuideSummary[] {
  const entries =
    known.get(locale) ?? guides.map((guide) => ({ ...guide, ...summaryOf(locale, guide.slug) }));
  known.set(locale, entries);
  return entries;
}

function summaryOf(locale: Locale, slug: GuideSlug) {
  const { data, blocks } = guideText(locale, slug);
  const filled = (text: string) => fillFigures(locale, text);
  const { title, name, description, lead, takeaways, steps, faq } = data;
  const texts = [...takeaways, ...[...steps, ...faq].flatMap((item) => Object.values(item))];
  const read = blocks
    .filter(({ hidden }) => !hidden)
    .flatMap(textsOfBlock)
    .map(wordsOf);
  return {
    title: filled(title),
    name: filled(name),
    description: filled(description),
    lead: filled(lead),
    minutes: minutesOf(countWords([lead, ...texts, ...read].join('\n'))),
  };
}
