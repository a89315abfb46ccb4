import { allPieces, parseInline, wordsOf } from '../blocks/inline.ts';
import { anchorsOf } from '../blocks/outline.ts';
import { CALCULATOR_FRAGMENT } from '../guide/calculator-fragment.ts';
import { countWords } from '../guide/reading-minutes.ts';
import { isLocale, type Locale } from '../locale/locale.ts';
import type { PartContent } from './content.ts';
import { drawnChoices, hasCalculator } from './drawn-blocks.ts';
import type { ContentField } from './fields.ts';
import { guideOfContent } from './guide-content.ts';
import { isLegalPart } from './legal-parts.ts';
import { linksIn } from './marks.ts';
import { isGuidePart, isWrittenPart, type PartKey } from './parts.ts';
import { textsIn } from './texts-in.ts';

/** Why a page is not published: the keys of sentences. */
export type RefusalCode =
  | 'content_link_dead'
  | 'content_link_anchor'
  | 'content_link_language'
  | 'content_heading_order'
  | 'content_drawn';
/** What an editor may look at before publishing. */
export type HintCode = 'sentence' | 'promise' | 'calculator';

/** What the check found in a text: its name in the API, and the address, the number of words, or the word. */
export interface Finding<Code extends string> {
  name: string;
  code: Code;
  value: string;
}

/** What the check knows about the site. */
export interface KnownSite {
  /** Whether the site answers at a path without language prefix. */
  answers: (path: string) => boolean;
  /** The ids of the elements of another written page, in the language of the checked one; `undefined`: not known. */
  anchorsAt?: (path: string) => ReadonlySet<string> | undefined;
}

/** The pages that are in no list of the site: forms that everybody can open, and files for machines. */
const otherAddresses: ReadonlySet<string> = new Set([
  ...['/recu', '/mes-donnees', '/signaler', '/exemple-de-bilan'],
  ...['/rss.xml', '/llms.txt', '/sitemap.xml'],
]);
/** Below these, addresses are those of articles, of landing pages and of former texts, which their own screens manage. */
const OPEN_FOLDER = /^\/(?:articles|p)\/.|^\/(?:legal|privacy|cookies|terms)\/versions\/\d/;

/** Whether a page that is in no list of pages answers at a path. */
export const isOtherAddress = (path: string): boolean => otherAddresses.has(path) || OPEN_FOLDER.test(path);

/** The ids that the pages have besides those of headings: the simulator opens on every page. */
const ofEveryPage = ['main', 'simulator'];
const ofGuides = ['takeaways', 'steps', 'faq', 'contact'];
const ofLegalPages = ['former-versions'];

/** Returns the ids of the elements of a guide or a legal page, to which a link can lead. */
export function anchorsIn(part: PartKey, content: PartContent): ReadonlySet<string> {
  const { blocks } = guideOfContent(content);
  const hasCalculator = blocks.some(({ kind, hidden }) => kind === 'calculator' && !hidden);
  return new Set([
    ...anchorsOf(blocks).values(),
    ...ofEveryPage,
    ...(isGuidePart(part) ? ofGuides : ofLegalPages),
    ...(hasCalculator ? [CALCULATOR_FRAGMENT] : []),
  ]);
}

/** Returns why a content is not published: links that lead nowhere or into one language, and headings out of order. */
export function refusalsIn(part: PartKey, content: PartContent, site: KnownSite): Finding<RefusalCode>[] {
  const isWritten = isWrittenPart(part);
  const own = isWritten ? anchorsIn(part, content) : undefined;
  const codeOf = (href: string): RefusalCode | undefined => {
    const [, typed = '', fragment] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href) ?? [];
    const path = typed.length > 1 ? typed.replace(/\/$/, '') : typed;
    if (isLocale(path.split('/')[1])) return 'content_link_language';
    const isHere = path === '' || path === `/${part}`;
    // A page may link to itself before it is online.
    if (!isHere && !isOtherAddress(path) && !site.answers(path)) return 'content_link_dead';
    const anchors = isHere ? own : site.anchorsAt?.(path);
    return !fragment || !anchors || anchors.has(idIn(fragment)) ? undefined : 'content_link_anchor';
  };
  const links = textsIn(part, content).flatMap(({ name, field, text, item }) =>
    item?.hidden
      ? []
      : addressesIn(field, text)
          .filter((href) => /^(?:\/(?!\/)|#)/.test(href))
          .flatMap((value) => {
            const code = codeOf(value);
            return code ? [{ name, code, value }] : [];
          }),
  );
  return isWritten ? [...links, ...headingsOutOfOrder(content), ...emptyDrawings(content)] : links;
}

/** The id in a fragment: inputs of a form may follow it, as in `simulator?platform=meta`. */
function idIn(fragment: string): string {
  const [id = ''] = fragment.split('?', 1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function addressesIn({ kind, terms }: ContentField, text: string): string[] {
  if (kind === 'link') return [text];
  if (kind !== 'text') return [];
  if (!terms) return linksIn(text);
  return allPieces(parseInline(text)).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));
}

/** A page begins with a heading of the second level: one of the third would have none above it. */
function headingsOutOfOrder({ items }: PartContent): Finding<RefusalCode>[] {
  const shown = items.filter(({ hidden, fields }) => !hidden && fields['text']);
  const first = shown.findIndex(({ fields }) => fields['kind'] === 'heading');
  return shown
    .slice(0, first < 0 ? shown.length : first)
    .filter(({ fields }) => fields['kind'] === 'subheading')
    .map(({ id, fields }) => ({
      name: `items.${id}.kind`,
      code: 'content_heading_order',
      value: wordsOf(fields['text'] ?? ''),
    }));
}

/** A block that draws a thing of a list names it: without a known name, the page shows nothing there. */
const emptyDrawings = ({ items }: PartContent): Finding<RefusalCode>[] =>
  items
    .filter(({ hidden, fields }) => {
      const choices = hidden ? undefined : drawnChoices(fields['kind']);
      return choices && !choices.includes(fields['of'] ?? '');
    })
    .map(({ id, fields }) => ({
      name: `items.${id}.of`,
      code: 'content_drawn',
      value: fields['kind'] ?? '',
    }));

/** The most words of a sentence that is easy to read. */
const LONG_SENTENCE = 40;

/** The whole word is the first group: browsers of 2021 know no look-behind. */
const wholeWord = (words: string) => new RegExp(`(?:^|[^\\p{L}])(${words})(?!\\p{L})`, 'iu');

/** Words that promise a result: an advertising campaign has none that is sure. */
const promises: Readonly<Record<Locale, RegExp>> = {
  fr: wholeWord(
    'garanti\\p{L}*|promett\\p{L}*|promis|promesse\\p{L}*|assurons|infaillibles?|à coup sûr|sans (?:aucun )?risque',
  ),
  en: wholeWord('guarante\\p{L}*|promis\\p{L}*|surefire|foolproof|risk-free|without (?:any )?risk'),
  es: wholeWord('garant\\p{L}*|promet\\p{L}*|promesa\\p{L}*|aseguramos|infalibles?|sin (?:ningún )?riesgo'),
  pt: wholeWord(
    'garant\\p{L}*|promet\\p{L}*|promessa\\p{L}*|asseguramos|infalíve\\p{L}*|sem (?:nenhum )?risco',
  ),
};
/** A sentence with one of these denies what it names: « personne ne garantit des vues ». */
const denials: Readonly<Record<Locale, RegExp>> = {
  fr: wholeWord("ne|n[’']\\p{L}*|ni|non|aucune?|jamais|personne|pas"),
  en: wholeWord("not|no|never|nobody|none|cannot|nor|without|\\p{L}*n[’']t"),
  es: wholeWord('no|ni|nunca|nadie|ningun[oa]?|ningún|jamás'),
  pt: wholeWord('não|nem|nunca|ninguém|nenhuma?|jamais'),
};

/** Returns what may be improved in the texts of a guide, and hinders nothing: long sentences, and words that promise a result. */
export function hintsIn(part: PartKey, locale: Locale, content: PartContent): Finding<HintCode>[] {
  // A law is quoted in its own words, guarantees and long sentences included.
  if (isLegalPart(part)) return [];
  const withoutFormula = hasCalculator(part)
    ? []
    : content.items
        .filter(({ hidden, fields: { kind } }) => !hidden && (kind === 'calculator' || kind === 'example'))
        .map(({ id }) => ({ name: `items.${id}.kind`, code: 'calculator' as const, value: '' }));
  const ofTexts = textsIn(part, content).flatMap(({ name, field, text, item }) => {
    if (item?.hidden || field.internal || (field.kind !== 'line' && field.kind !== 'text')) return [];
    return sentencesOf(text).flatMap((sentence): Finding<HintCode>[] => {
      const count = countWords(sentence);
      const promise = denials[locale].test(sentence) ? undefined : promises[locale].exec(sentence)?.[1];
      return [
        ...(count > LONG_SENTENCE ? [{ name, code: 'sentence' as const, value: String(count) }] : []),
        ...(promise ? [{ name, code: 'promise' as const, value: promise }] : []),
      ];
    });
  });
  return [...withoutFormula, ...ofTexts];
}

/** The sentences of a text, without marks. A figure in braces is read as one word. */
const sentencesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) =>
    wordsOf(line.replaceAll(/\{[^{}\n]*\}/g, '0'))
      .replaceAll(/([.!?…])\s+/g, '$1\n')
      .split(/\n|\s\|\s/),
  );
