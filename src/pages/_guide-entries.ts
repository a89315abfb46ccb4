import { getCollection } from 'astro:content';
import type { GuideSummary } from '../contracts/guide.ts';
import { guides } from '../domain/guide/guides.ts';
import { readingMinutes } from '../domain/guide/reading-minutes.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { fillFigures } from '../i18n/format-figure.ts';

/** The guides by language. Counting the words of all of them took a quarter of the rendering of a guide (decision record 0111). */
const built = new Map<Locale, Promise<GuideSummary[]>>();

/**
 * Returns the guides of a language in reading order; a built site reads them once. Throws if the text of a guide is missing,
 * so that no guide is hidden.
 */
export function guideEntries(locale: Locale): Promise<GuideSummary[]> {
  // While the site is developed, a text may change.
  if (!import.meta.env.PROD) return readGuides(locale);
  const known = built.get(locale) ?? readGuides(locale);
  built.set(locale, known);
  return known;
}

async function readGuides(locale: Locale): Promise<GuideSummary[]> {
  const entries = new Map((await getCollection('guides')).map((entry) => [entry.id, entry]));
  const filled = (text: string) => fillFigures(locale, text);
  return guides.map((guide) => {
    const entry = entries.get(`${locale}/${guide.slug}`);
    if (!entry) throw new Error(`content/${locale}/guides/${guide.slug}.mdx is missing`);
    const { title, name, description, lead, takeaways, steps, faq } = entry.data;
    const texts = [...takeaways, ...[...steps, ...faq].flatMap((item) => Object.values(item))];
    return {
      ...guide,
      title: filled(title),
      name: filled(name),
      description: filled(description),
      lead: filled(lead),
      minutes: readingMinutes([lead, ...texts, entry.body].join('\n')),
    };
  });
}
