import { z } from 'zod';
import { FormatError, parsePage } from '../domain/blocks/text-format.ts';
import { CONTENT_SCHEMA, type ContentSnapshot, type PartContent } from '../domain/content/content.ts';
import {
  contentOfGuide,
  type GuideText,
  guideOfContent,
  isWholeGuide,
} from '../domain/content/guide-content.ts';
import { isGuidePart, type PartKey } from '../domain/content/parts.ts';
import { resolvePart } from '../domain/content/resolve.ts';
import { type GuideSlug, isBuiltIn } from '../domain/guide/guides.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { defaultContent } from '../i18n/content-defaults.ts';

const text = z.string().min(1);
const legalData = z.object({ title: text, description: text });
export const legalNames = ['privacy', 'terms', 'cookies', 'legal'] as const;
export type LegalName = (typeof legalNames)[number];

/** Reads the texts of a kind. @throws Error that names the file which is no page of this kind */
function readTexts<Data>(files: Record<string, string>, schema: z.ZodType<Data>) {
  const texts = new Map(
    Object.entries(files).map(([file, source]) => {
      const { fields, blocks } = parsed(file, source);
      const data = schema.safeParse(fields);
      if (!data.success) throw new Error(`${file}: ${z.prettifyError(data.error)}`);
      return [file, { data: data.data, blocks }];
    }),
  );
  return (file: string) => {
    const found = texts.get(`../../content/${file}.md`);
    if (!found) throw new Error(`content/${file}.md is missing`);
    return found;
  };
}

function parsed(file: string, source: string) {
  try {
    return parsePage(source);
  } catch (error) {
    throw error instanceof FormatError ? new Error(`${file}: ${error.message}`) : error;
  }
}

/** The guides as their files have them, by path. @throws Error that names the file which is no guide */
const guideDefaults = new Map(
  Object.entries(
    import.meta.glob<string>('../../content/*/guides/*.md', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([file, source]) => {
    const content = contentOfGuide(parsed(file, source));
    if (!isWholeGuide(guideOfContent(content).data)) throw new Error(`${file} lacks texts`);
    return [file, content];
  }),
);

/** A guide that the agency added starts empty. */
const EMPTY: PartContent = { schema: CONTENT_SCHEMA, fields: {}, items: [] };

/**
 * Returns the documented default of a part: that of a built-in guide is its file, that of an added one is empty.
 * @throws Error if the file is missing
 */
export function defaultOf(part: PartKey, locale: Locale): PartContent {
  if (!isGuidePart(part)) return defaultContent(part, locale);
  if (!isBuiltIn(part)) return EMPTY;
  const found = guideDefaults.get(`../../content/${locale}/guides/${part}.md`);
  if (!found) throw new Error(`content/${locale}/guides/${part}.md is missing`);
  return found;
}

const legal = readTexts(
  import.meta.glob<string>('../../content/*/legal/*.md', { query: '?raw', import: 'default', eager: true }),
  legalData,
);

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

/** Returns a legal text. @throws Error if its file is missing */
export const legalText = (locale: Locale, name: LegalName) => legal(`${locale}/legal/${name}`);
