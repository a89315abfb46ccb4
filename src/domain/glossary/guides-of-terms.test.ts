import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guides } from '../guide/guides.ts';
import { locales } from '../locale/locale.ts';
import { guideOfTerm } from './guides-of-terms.ts';
import { glossaryTerms } from './terms.ts';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));
const textOf = (locale: string, slug: string) =>
  readFileSync(`${content}${locale}/guides/${slug}.md`, 'utf8');
const termsIn = (text: string) => [...text.matchAll(/\[\[([\w-]+)\\?\|/g)].map(([, id]) => id);

describe.each(locales)('the guides in %s', (locale) => {
  it('link only to terms that the glossary has', () => {
    for (const { slug } of guides)
      for (const id of termsIn(textOf(locale, slug))) expect(glossaryTerms, slug).toContain(id);
  });

  it('link to each term whose glossary entry links to them', () => {
    for (const [term, slug] of Object.entries(guideOfTerm))
      expect(termsIn(textOf(locale, slug)), slug).toContain(term);
  });
});
