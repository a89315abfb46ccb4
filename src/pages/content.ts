import { FormatError, parsePage, type WrittenPage } from '../domain/blocks/text-format.ts';
import {
  CONTENT_SCHEMA,
  type ContentSnapshot,
  type FormerText,
  type PartContent,
} from '../domain/content/content.ts';
import {
  contentOfGuide,
  type GuideText,
  guideOfContent,
  isWholeGuide,
} from '../domain/content/guide-content.ts';
import { contentOfLegal, type LegalText, legalOfContent } from '../domain/content/legal-content.ts';
import { isLegalPart, type LegalKey } from '../domain/content/legal-parts.ts';
import { isWrittenPart, type PartKey } from '../domain/content/parts.ts';
import { resolvePart } from '../domain/content/resolve.ts';
import { type GuideSlug, isBuiltIn } from '../domain/guide/guides.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { defaultContent } from '../i18n/content-defaults.ts';

function parsed(file: string, source: string) {
  try {
    return parsePage(source);
  } catch (error) {
    throw error instanceof FormatError ? new Error(`${file}: ${error.message}`) : error;
  }
}

/** The guides and legal pages as their files have them, by path. @throws Error that names the file which lacks texts */
const written = new Map([
  ...readFiles(
    import.meta.glob<string>('../../content/*/guides/*.md', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
    contentOfGuide,
    (content) => isWholeGuide(guideOfContent(content).data),
  ),
  ...readFiles(
    import.meta.glob<string>('../../content/*/legal/*.md', { query: '?raw', import: 'default', eager: true }),
    contentOfLegal,
    ({ fields }) => Boolean(fields['title'] && fields['description']),
  ),
]);

function readFiles(
  files: Record<string, string>,
  contentOf: (page: WrittenPage) => PartContent,
  isWhole: (content: PartContent) => boolean,
) {
  return Object.entries(files).map(([file, source]) => {
    const content = contentOf(parsed(file, source));
    if (!isWhole(content)) throw new Error(`${file} lacks texts`);
    return [file, content] as const;
  });
}

/** A guide that the agency added starts empty. */
const EMPTY: PartContent = { schema: CONTENT_SCHEMA, fields: {}, items: [] };

/**
 * Returns the documented default of a part: that of a built-in guide or of a legal page is its file, that of an added guide is
 * empty. @throws Error if the file is missing
 */
export function defaultOf(part: PartKey, locale: Locale): PartContent {
  if (!isWrittenPart(part)) return defaultContent(part, locale);
  const folder = isLegalPart(part) ? 'legal' : 'guides';
  if (folder === 'guides' && !isBuiltIn(part)) return EMPTY;
  const found = written.get(`../../content/${locale}/${folder}/${part}.md`);
  if (!found) throw new Error(`content/${locale}/${folder}/${part}.md is missing`);
  return found;
}

const NOTHING: ContentSnapshot = {};
/** The snapshot is the same object until the next publication. */
const known = new WeakMap<ContentSnapshot, Map<string, GuideText>>();

/** Returns the text of a guide: the published one, else that of its file. The same object for the same snapshot. */
export function guideText(locale: Locale, slug: GuideSlug, snapshot: ContentSnapshot = NOTHING): GuideText {
  const texts = known.get(snapshot) ?? new Map<string, GuideText>();
  known.set(snapshot, texts);
  const name = `${locale}/${slug}`;
  const text = texts.get(name) ?? guideOfContent(resolvePart(slug, locale, snapshot, defaultOf));
  texts.set(name, text);
  return text;
}

/** Returns a legal page in a language: the published text, else that of its file. @throws Error if its file is missing */
export const legalText = (locale: Locale, name: LegalKey, snapshot: ContentSnapshot = NOTHING): LegalText =>
  legalOfContent(resolvePart(name, locale, snapshot, defaultOf));

/** Returns a former text of a legal page, with the texts of the file in place of empty ones, as it was shown. */
export const formerLegalText = (locale: Locale, name: LegalKey, { content }: FormerText): LegalText =>
  legalText(locale, name, { [name]: { [locale]: { content, fallback: 'none', at: 0 } } });
