import type { ComponentType } from 'react';
import { z } from 'zod';
import type { GuideSlug } from '../domain/guide/guides.ts';
import type { Heading } from '../domain/guide/outline.ts';
import type { Locale } from '../domain/locale/locale.ts';

/** A file of `content/`, as `vite.site.config.ts` compiles it. */
interface MdxModule {
  default: ComponentType<{ components: object }>;
  frontMatter: unknown;
  /** The source below the front matter. */
  source: string;
  headings: Heading[];
}

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

/** Reads the texts of a kind. @throws Error that names the file whose front matter is invalid */
function readTexts<Data>(files: Record<string, MdxModule>, schema: z.ZodType<Data>) {
  const texts = new Map(
    Object.entries(files).map(([file, { default: Content, frontMatter, source, headings }]) => {
      const data = schema.safeParse(frontMatter);
      if (!data.success) throw new Error(`${file}: ${z.prettifyError(data.error)}`);
      return [file, { Content, data: data.data, source, headings }];
    }),
  );
  return (file: string) => {
    const found = texts.get(`../../content/${file}.mdx`);
    if (!found) throw new Error(`content/${file}.mdx is missing`);
    return found;
  };
}

const guide = readTexts(
  import.meta.glob<MdxModule>('../../content/*/guides/*.mdx', { eager: true }),
  guideData,
);
const legal = readTexts(
  import.meta.glob<MdxModule>('../../content/*/legal/*.mdx', { eager: true }),
  legalData,
);

/** Returns the text of a guide. @throws Error if its file is missing */
export const guideText = (locale: Locale, slug: GuideSlug) => guide(`${locale}/guides/${slug}`);
/** Returns a legal text. @throws Error if its file is missing */
export const legalText = (locale: Locale, name: LegalName) => legal(`${locale}/legal/${name}`);
