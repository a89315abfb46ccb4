import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guides } from '../domain/guide/guides.ts';
import { countWords } from '../domain/guide/reading-minutes.ts';
import { defaultLocale, type Locale, locales } from '../domain/locale/locale.ts';

/** A guide has a length worth its title, and is the same guide in every language: none is a summary of another. */
const content = fileURLToPath(new URL('../../content/', import.meta.url));
const translations = locales.filter((locale) => locale !== defaultLocale);

interface Written {
  /** What stands above the text in the file, shown around it, without its keys. */
  frame: string;
  body: string;
}

function read(locale: Locale, slug: string): Written {
  const [, front = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(`${content}${locale}/guides/${slug}.mdx`, 'utf8')) ?? [];
  return { frame: front.replace(/^\s*(?:- )?\w+:/gm, ''), body };
}

/** What a text holds besides words, part by part: the figures, terms, tables and links that a language may not drop. */
const marks = /\{[\w.|]+\}|<[A-Z]\w*[^>]*>|\]\([^)]*\)|^(?:- |\d+\. |\|)/gm;
const skeleton = ({ frame, body }: Written) =>
  [frame, ...body.split(/^(?=#{2,3} )/m)].map((part) => [
    /^#*/.exec(part)?.[0],
    ...(part.match(marks) ?? []).toSorted(),
  ]);

describe.each(guides.map(({ slug }) => slug))('%s', (slug) => {
  const original = read(defaultLocale, slug);
  const whole = (guide: Written) => countWords(guide.frame) + countWords(guide.body);

  it('has 1,200 words of text at least, and 2,500 at most with its takeaways, its steps and its questions', () => {
    expect(countWords(original.body)).toBeGreaterThanOrEqual(1200);
    expect(whole(original)).toBeLessThanOrEqual(2500);
  });

  it.each(translations)('says all of it in %s', (locale) => {
    const translation = read(locale, slug);
    expect(skeleton(translation)).toEqual(skeleton(original));
    expect(whole(translation) / whole(original)).toBeGreaterThan(0.85);
  });
});
