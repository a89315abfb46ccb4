import { describe, expect, expectTypeOf, it } from 'vitest';
import { draftProblems, publicationProblems } from '../domain/content/check.ts';
import { normalizeContent } from '../domain/content/normalize.ts';
import { type DefaultPath, partOf, textPartKeys } from '../domain/content/parts.ts';
import { locales } from '../domain/locale/locale.ts';
import { putRight } from '../domain/text/typography.ts';
import { defaultContent } from './content-defaults.ts';
import type { EditedDictionary, TextPath } from './edited-dictionary.ts';

const places = locales.flatMap((locale) => textPartKeys.map((part) => ({ locale, part })));

it('every path of a default leads to a text in the dictionaries', () => {
  expectTypeOf<DefaultPath>().toExtend<TextPath<EditedDictionary>>();
});

describe.each(places)('the default of $part in $locale', ({ locale, part }) => {
  const content = defaultContent(part, locale);
  const texts = [content.fields, ...content.items.map(({ fields }) => fields)].flatMap(Object.entries);

  it('has a text for every field with a path', () => {
    for (const { key, path } of partOf(part).fields)
      if (path) expect([key, content.fields[key]]).not.toContain('');
    if (partOf(part).items?.path) expect(content.items.length).toBeGreaterThan(0);
  });

  it('satisfies the rules for the agency’s own texts, and can be published', () => {
    expect(draftProblems(part, content)).toEqual({});
    const known = new Set(content.items.map(({ id }) => id));
    expect(publicationProblems(part, content, 'none', known)).toEqual({});
    expect(normalizeContent(part, content)).toEqual(content);
  });

  it('has the typography to which saving corrects texts', () => {
    expect(texts.map(([, text]) => putRight(locale, text).text)).toEqual(texts.map(([, text]) => text));
  });
});

it('a part has the same items in every language', () => {
  for (const part of textPartKeys)
    for (const locale of locales)
      expect(defaultContent(part, locale).items.map(({ id }) => id)).toEqual(
        defaultContent(part, 'fr').items.map(({ id }) => id),
      );
});
