import { z } from 'zod';
import { FormatError, parsePage } from '../domain/blocks/text-format.ts';
import type { GuideSlug } from '../domain/guide/guides.ts';
import type { Locale } from '../domain/locale/locale.ts';

const text = z.string().min(1);
const legalData = z.object({ title: text, description: text });
/** Texts may contain the keys of figures, such as `{youtube.costPerView}`. */
const guideData = z.object({
  title: text,
  /** Short title for the breadcrumb and for cards. */
  name: text,
  description: text,
  lead: text,
  takeaways: z.array(text).length(3),
  steps: z
    .array(z.object({ name: text, text }))
    .min(3)
    .max(6),
  faq: z
    .array(z.object({ question: text, answer: text }))
    .min(3)
    .max(5),
});

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

const guide = readTexts(
  import.meta.glob<string>('../../content/*/guides/*.md', { query: '?raw', import: 'default', eager: true }),
  guideData,
);
const legal = readTexts(
  import.meta.glob<string>('../../content/*/legal/*.md', { query: '?raw', import: 'default', eager: true }),
  legalData,
);

/** Returns the text of a guide. @throws Error if its file is missing */
export const guideText = (locale: Locale, slug: GuideSlug) => guide(`${locale}/guides/${slug}`);
/** Returns a legal text. @throws Error if its file is missing */
export const legalText = (locale: Locale, name: LegalName) => legal(`${locale}/legal/${name}`);
