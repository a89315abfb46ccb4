import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteFacts } from '../../contracts/site.ts';
import type { Block } from '../../domain/blocks/block.ts';
import { anchorsOf } from '../../domain/blocks/outline.ts';
import { dayOfChange } from '../../domain/content/edited-pages.ts';
import { legalKeys } from '../../domain/content/legal-parts.ts';
import { withoutMarks } from '../../domain/content/marks.ts';
import { glossaryTerms } from '../../domain/glossary/terms.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Passage, PassageKind } from '../../domain/questions/passage.ts';
import { finish, type Steps } from '../../domain/questions/steps.ts';
import { isPlatform } from '../../domain/simulator/inputs.ts';
import type { GuidePath, PagePath } from '../../domain/site-map/pages.ts';
import { faqItems } from '../../i18n/faq-items.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { feeTokens } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { guideBlocks } from '../../site/guides/guide-blocks.tsx';
import { DataTable } from '../../site/guides/instruments/tables/FigureTable.tsx';
import { priceTable } from '../../site/guides/instruments/tables/price-table.ts';
import { legalBlocks } from '../../site/legal/legal-blocks.tsx';
import { Blocks, type Drawn } from '../../site/reading/blocks/Blocks.tsx';
import { servicesTexts } from '../../site/services/texts.ts';
import { guideText, legalText } from '../content.ts';
import { guideEntries } from '../guide-entries.ts';
import { sectionsOf } from './sections.ts';

/** The page that has a passage, and the day of its last change. */
interface Place {
  path: PagePath | GuidePath;
  page: string;
  updated: string;
}

/**
 * The name of a question in its key: its number in the dictionaries, whatever an editor moved or removed before it. Other wordings
 * belong to it by this name.
 */
const questionName = (item: object | undefined, index: number): string => {
  const id = item && 'id' in item ? String(item.id) : `default-${index + 1}`;
  const [, number] = /^default-(\d+)$/.exec(id) ?? [];
  return number === undefined ? `q-${id}` : `q${number}`;
};

/** A question with its answer, as a passage. */
const questionOf = (
  { path, page, updated, fragment = '' }: Place & { fragment?: string },
  name: string,
  question: string,
  answer: string,
): Passage => ({
  key: `${path.slice(1)}#${name}`,
  kind: 'faq',
  title: question,
  page,
  href: path + fragment,
  updated,
  blocks: [{ kind: 'paragraph', text: answer }],
});

/**
 * The sections of a drawn text, as passages; a heading without a text of its own is none.
 * @param nameOf the name of a section in its key, by its anchor and index
 */
const sectionPassages = (
  kind: PassageKind,
  { path, page, updated }: Place,
  html: string,
  nameOf = (_: string, index: number) => `h${index + 1}`,
): Passage[] =>
  sectionsOf(html).flatMap(({ id, title, blocks }, index) =>
    blocks.length === 0
      ? []
      : [
          {
            key: `${path.slice(1)}#${nameOf(id, index)}`,
            kind,
            title,
            page,
            href: `${path}#${id}`,
            updated,
            blocks,
          },
        ],
  );

/** A calculator and its example are an instrument, no sentences; prices are without the note on their currency. */
const spoken = (locale: Locale, { costs }: SiteFacts, { fixed: _, ...drawn }: Drawn): Drawn => ({
  ...drawn,
  named: {
    ...drawn.named,
    prices: (of) =>
      isPlatform(of) && createElement(DataTable, { table: priceTable(locale, of, costs), name: of }),
  },
});

/**
 * Returns all that the site can answer with in a language: its questions, the sections of guides and legal texts, and the
 * terms of the glossary, as visitors read them now, with figures, prices and only the claims that may be shown.
 */
export function* readPassages(locale: Locale, site: SiteFacts): Steps<Passage[]> {
  return [
    ...faqPassages(locale, site),
    ...servicePassages(locale, site),
    ...(yield* guidePassages(locale, site)),
    ...termPassages(locale, site),
    ...(yield* legalPassages(locale, site)),
  ];
}

/** Reads all passages at once. Parameters as for `readPassages`. */
export const sitePassages = (locale: Locale, site: SiteFacts): Passage[] =>
  finish(readPassages(locale, site));

function faqPassages(locale: Locale, site: SiteFacts): Passage[] {
  const t = textsOf(locale, site.content);
  const updated = dayOfChange('/faq', site.content);
  return faqItems(locale, t.faq.items, site).map(({ question, answer }, index) =>
    questionOf(
      { path: '/faq', page: t.layout.nav.faq, updated },
      questionName(t.faq.items[index], index),
      question,
      answer.map((mark) => (mark.kind === 'break' ? ' ' : mark.text)).join(''),
    ),
  );
}

function servicePassages(locale: Locale, site: SiteFacts): Passage[] {
  const texts = servicesTexts(locale, textsOf(locale, site.content).services, site.costs);
  const services = [
    { path: '/youtube-ads', page: 'YouTube Ads', items: texts.youtube.faq.items },
    { path: '/meta-ads', page: 'Meta Ads', items: texts.meta.faq.items },
    { path: '/spotify-ads', page: 'Spotify Ads', items: texts.spotify.faq.items },
  ] as const;
  return services.flatMap(({ items, ...page }) => {
    const from = { ...page, updated: dayOfChange(page.path, site.content) };
    return items.map((item, index) =>
      questionOf(from, questionName(item, index), item.question, withoutMarks(item.answer)),
    );
  });
}

function* guidePassages(locale: Locale, site: SiteFacts): Steps<Passage[]> {
  const fee = feeTokens(locale, feeTexts(locale), site.company.fee);
  const passages: Passage[] = [];
  for (const guide of guideEntries(locale, site.content)) {
    const { blocks, data } = guideText(locale, guide.slug, site.content);
    const place: Place = { path: `/${guide.slug}`, page: guide.name, updated: guide.updated };
    const drawn = spoken(locale, site, guideBlocks(locale, guide, site));
    const html = renderToStaticMarkup(createElement(Blocks, { locale, blocks, drawn }));
    const names = namesByText(guideText(locale, guide.slug).data.faq, data.faq);
    passages.push(
      ...data.faq.map(({ question, answer }, index) =>
        questionOf(
          { ...place, fragment: '#faq' },
          names[index] ?? '',
          fillFigures(locale, question),
          fillFigures(locale, answer, fee).trim(),
        ),
      ),
      ...sectionPassages('guide', place, html, sectionNames(guideText(locale, guide.slug).blocks, blocks)),
    );
    yield;
  }
  return passages;
}

/**
 * Returns the names of the sections of a written page by their anchors. A heading of the file keeps its number there, whatever an editor
 * added or removed before it: other wordings belong to it by this name.
 */
function sectionNames(
  original: readonly Block[],
  shown: readonly Block[],
): (anchor: string, index: number) => string {
  const numbers = new Map([...anchorsOf(original).keys()].map((id, index) => [id, `h${index + 1}`]));
  const names = new Map([...anchorsOf(shown)].map(([id, anchor]) => [anchor, numbers.get(id) ?? id]));
  return (anchor, index) => names.get(anchor) ?? `h${index + 1}`;
}

/**
 * Returns the names of a guide's questions, `q1`. They have no ids: a question that an editor moved keeps the number that it has in the
 * file, and a reworded one the number of its place, since other wordings belong to it by this name.
 */
function namesByText(
  original: readonly { question: string }[],
  shown: readonly { question: string }[],
): string[] {
  const placeIn = (of: typeof shown, question: string) => of.findIndex((each) => each.question === question);
  return shown.map(({ question }, index) => {
    const own = placeIn(original, question);
    if (own >= 0) return `q${own + 1}`;
    const here = original[index]?.question;
    return here === undefined || placeIn(shown, here) < 0 ? `q${index + 1}` : `q-new${index + 1}`;
  });
}

function termPassages(locale: Locale, { content }: SiteFacts): Passage[] {
  const { eyebrow, terms } = textsOf(locale, content).glossary;
  return glossaryTerms.map((id) => ({
    key: `glossaire#${id}`,
    kind: 'term' as const,
    title: terms[id].term,
    page: eyebrow,
    href: `/glossaire#${id}`,
    updated: dayOfChange('/glossaire', content),
    blocks: [{ kind: 'paragraph' as const, text: fillFigures(locale, terms[id].definition) }],
  }));
}

function* legalPassages(locale: Locale, site: SiteFacts): Steps<Passage[]> {
  const drawn = legalBlocks(locale, site, Date.now());
  const passages: Passage[] = [];
  for (const name of legalKeys) {
    const { blocks, title } = legalText(locale, name, site.content);
    const html = renderToStaticMarkup(createElement(Blocks, { locale, blocks, drawn }));
    const path = `/${name}` as const;
    const updated = dayOfChange(path, site.content);
    const names = sectionNames(legalText(locale, name).blocks, blocks);
    passages.push(...sectionPassages('legal', { path, page: title, updated }, html, names));
    yield;
  }
  return passages;
}
