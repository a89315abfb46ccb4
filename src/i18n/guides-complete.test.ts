import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textsOfBlock } from '../domain/blocks/block.ts';
import { wordsOf } from '../domain/blocks/inline.ts';
import { parsePage } from '../domain/blocks/text-format.ts';
import { guides } from '../domain/guide/guides.ts';
import { countWords } from '../domain/guide/reading-minutes.ts';
import { defaultLocale, type Locale, locales } from '../domain/locale/locale.ts';

/** Checks that guides have a minimum and a maximum length, and that translations are complete. */
const content = fileURLToPath(new URL('../../content/', import.meta.url));
const translations = locales.filter((locale) => locale !== defaultLocale);

interface Written {
  /** The front matter of the file, without its keys. The page shows its texts around the body. */
  frame: string;
  body: string;
  /** The words of the body. */
  words: string;
}

function read(locale: Locale, slug: string): Written {
  const file = readFileSync(`${content}${locale}/guides/${slug}.md`, 'utf8');
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const words = parsePage(file)
    .blocks.flatMap(textsOfBlock)
    .map((text) => wordsOf(text))
    .join('\n');
  return { frame: front.replace(/^\s*(?:- )?\w+:/gm, ''), body, words };
}

/** The figures, terms, tables and links of each part of a text; a translation must have all of them. */
const marks = /\{[\w.|]+\}|\[\[[\w-]+|^:.*$|<!-- \w+ -->|\]\([^)]*\)|^(?:- |\|)/gm;
const skeleton = ({ frame, body }: Written) =>
  [frame, ...body.split(/^(?=#{2,3} )/m)].map((part) => [
    /^#*/.exec(part)?.[0],
    ...(part.match(marks) ?? []).toSorted(),
  ]);

/** Patterns of an antithesis: one in a section is emphasis, two are a mannerism. */
const antitheses: Record<Locale, RegExp> = {
  fr: /, (?:et )?(?:pas (?!d’|de )|jamais |non )/g,
  en: /, not /g,
  es: /, (?:no|nunca) /g,
  pt: /, (?:não|nunca) /g,
};

describe.each(guides.map(({ slug }) => slug))('the guide %s', (slug) => {
  const original = read(defaultLocale, slug);
  const inBlocks = (guide: Written) => countWords(guide.words);
  const whole = (guide: Written) => countWords(guide.frame) + inBlocks(guide);

  it('has at least 1,200 words of text, and at most 2,500 with takeaways, steps and questions', () => {
    expect(inBlocks(original)).toBeGreaterThanOrEqual(1200);
    expect(whole(original)).toBeLessThanOrEqual(2500);
  });

  it.each(locales)('has one antithesis at most in each section in %s', (locale) => {
    const sections = read(locale, slug).body.split(/^(?=#{2,3} )/m);
    const repeated = sections.filter((section) => (section.match(antitheses[locale]) ?? []).length > 1);
    expect(repeated.map((section) => section.split('\n', 1)[0])).toEqual([]);
  });

  it.each(translations)('is complete in %s', (locale) => {
    const translation = read(locale, slug);
    expect(skeleton(translation)).toEqual(skeleton(original));
    expect(whole(translation) / whole(original)).toBeGreaterThan(0.85);
  });
});
