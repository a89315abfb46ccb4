import type { GuideSummary } from '../contracts/guide.ts';
import { textsOfBlock } from '../domain/blocks/block.ts';
import { wordsOf } from '../domain/blocks/inline.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
import { editedPages } from '../domain/content/edited-pages.ts';
import { shownGuides } from '../domain/content/site-addresses.ts';
import { type Guide, type GuideSlug, isBuiltIn } from '../domain/guide/guides.ts';
import { countWords, minutesOf } from '../domain/guide/reading-minutes.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { Cover } from '../domain/site-map/share-image.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import { fillFigures } from '../i18n/format-figure.ts';
import { sharingTexts } from '../site/machine-files/texts.ts';
import { guideText } from './content.ts';

const NOTHING: ContentSnapshot = {};

/**
 * The guides by published content and language. Cached, because counting the words of all guides took a quarter of a guide's
 * rendering time (decision record 0122).
 */
const known = new WeakMap<ContentSnapshot, Partial<Record<Locale, GuideSummary[]>>>();

/**
 * Returns the guides of a language in reading order, each with the day of its last change: that of its file, or of the newest
 * publication. @throws Error if the text of a guide is missing, so that no guide is hidden
 */
export function guideEntries(locale: Locale, snapshot: ContentSnapshot = NOTHING): GuideSummary[] {
  const ofSnapshot = known.get(snapshot) ?? {};
  known.set(snapshot, ofSnapshot);
  ofSnapshot[locale] ??= entriesOf(locale, snapshot);
  return ofSnapshot[locale];
}

function entriesOf(locale: Locale, snapshot: ContentSnapshot): GuideSummary[] {
  const edited = editedPages(snapshot);
  return shownGuides(snapshot, locale).map((guide) => {
    const changed = edited.get(`/${guide.slug}`);
    const published = firstDay(guide, locale, snapshot);
    const days = [guide.updated, published, changed === undefined ? '' : agencyDay(changed)];
    return {
      ...guide,
      ...summaryOf(locale, guide.slug, snapshot),
      published,
      updated: days.sort().at(-1) ?? guide.updated,
    };
  });
}

/** The day on which a guide was first published: that of an added one differs by language. */
function firstDay({ slug, published }: Guide, locale: Locale, snapshot: ContentSnapshot): string {
  const online = snapshot[slug]?.[locale];
  return isBuiltIn(slug) || !online ? published : agencyDay(online.firstAt ?? online.at);
}

function summaryOf(locale: Locale, slug: GuideSlug, snapshot: ContentSnapshot) {
  const { data, blocks } = guideText(locale, slug, snapshot);
  const filled = (text: string) => fillFigures(locale, text);
  const { title, name, description, lead, takeaways, steps, faq } = data;
  const texts = [...takeaways, ...[...steps, ...faq].flatMap((item) => Object.values(item))];
  const read = blocks
    .filter(({ hidden }) => !hidden)
    .flatMap(textsOfBlock)
    .map((text) => wordsOf(text));
  return {
    title: filled(title),
    name: filled(name),
    description: filled(description),
    lead: filled(lead),
    minutes: minutesOf(countWords([lead, ...texts, ...read].join('\n'))),
  };
}

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
