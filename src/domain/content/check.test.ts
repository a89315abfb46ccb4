import fc from 'fast-check';
import { expect, it } from 'vitest';
import { glossaryTerms } from '../glossary/terms.ts';
import { draftProblems, publicationProblems } from './check.ts';
import type { PartContent } from './content.ts';
import { normalizeContent } from './normalize.ts';

const content = (fields: Record<string, string>, items: PartContent['items'] = []): PartContent => ({
  schema: 1,
  fields,
  items,
});
const item = (id: string, fields: Record<string, string>, hidden = false) => ({ id, hidden, fields });

it.each([
  ['{agency.minimum}', undefined],
  ['{youtube.costPerView|low}', undefined],
  ['{meta.audience.lookalike|multiple}', undefined],
  ['{youtube.costPerView|multiple}', 'content_token'],
  ['{youtube.costPerView|low|high}', 'content_token'],
  ['{youtube.costPerView|middle}', 'content_token'],
  ['{constructor}', 'content_token'],
  ['{}', 'content_token'],
  ['{ agency.minimum }', 'content_token'],
  ['{', undefined],
  ['[a](/faq) [b](https://x.example)', undefined],
  ['[a](http://x.example)', 'content_link'],
])('the description %j has the problem %s', (description, problem) => {
  expect(draftProblems('hero', content({ description }))['description']).toBe(problem);
});

it('draftProblems refuses braces in a field without tokens', () => {
  expect(draftProblems('hero', content({ slogan: '{agency.minimum}' }))['slogan']).toBe('content_no_token');
});

it('draftProblems refuses too many items, other ids than plain ones, and an id that occurs twice', () => {
  const many = Array.from({ length: 61 }, (_, index) => item(`q${index}`, {}));
  expect(draftProblems('faq', content({}, many))).toEqual({ items: 'content_items_max' });
  expect(draftProblems('faq', content({}, [item('a', {}), item('a', {})]))).toEqual({
    items: 'content_items',
  });
  expect(draftProblems('faq', content({}, [item('<b>', {})]))).toEqual({ items: 'content_items' });
});

it('normalizeContent gives a part its fixed items in their order, visible, and no other', () => {
  const { items } = normalizeContent(
    'glossary',
    content({}, [item('utm', { term: 'UTM' }, true), item('mine', {})]),
  );
  expect(items.map(({ id }) => id)).toEqual([...glossaryTerms]);
  expect(items.find(({ id }) => id === 'utm')).toEqual(item('utm', { term: 'UTM', definition: '' }));
});

it('publicationProblems requires only visible items to be complete, and accepts a default or the French text', () => {
  const items = [item('a', { question: 'Oui ?' }), item('b', {}, true)];
  expect(publicationProblems('faq', content({}, items), 'none', new Set())).toEqual({
    'items.a.answer': 'content_required',
  });
  expect(publicationProblems('faq', content({}, items), 'fr', new Set())).toEqual({});
  expect(publicationProblems('faq', content({}, items), 'none', new Set(['a']))).toEqual({});
});

it('publicationProblems requires a visible item in a list with defaults, and accepts an empty list without them', () => {
  expect(publicationProblems('faq', content({}, [item('a', {}, true)]), 'none', new Set())).toEqual({
    items: 'content_items_min',
  });
  expect(publicationProblems('testimonials', content({}), 'none', new Set())).toEqual({});
});

it('publicationProblems requires the consent of a testimonial in every language, also beside a French text', () => {
  const items = [item('a', { text: 'Oui.', name: 'Léa' })];
  expect(publicationProblems('testimonials', content({}, items), 'fr', new Set())).toEqual({
    'items.a.consentBy': 'content_consent',
    'items.a.consentOn': 'content_consent',
    'items.a.consentHow': 'content_consent',
  });
});

it('publicationProblems requires a label for a link of the announcement, and a link for a label', () => {
  expect(publicationProblems('announcement', content({ link: '/faq' }), 'none', new Set())).toEqual({
    linkLabel: 'content_required',
  });
  expect(publicationProblems('announcement', content({ linkLabel: 'Lire' }), 'none', new Set())).toEqual({
    link: 'content_required',
  });
});

/** Control characters, overrides of the writing direction, zero-width spaces, lone surrogates, private-use characters. */
const invisible = fc
  .array(
    fc.constantFrom(
      ...'a \n\t\0\x1b\x7f\u0085\u200b\u202a\u202e\u2066\u2069\ufeff\ud800\ue000\u00a0é'.split(''),
    ),
    {
      maxLength: 30,
    },
  )
  .map((signs) => signs.join(''));

it('normalizeContent returns exactly the fields of the part, and removes invisible characters from texts', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 }), invisible, (others, text) => {
      const { fields, items } = normalizeContent(
        'hero',
        content({ ...others, slogan: text, description: text }),
      );
      expect(Object.keys(fields)).toEqual([
        'slogan',
        'title1',
        'title2',
        'description',
        'simulate',
        'contact',
      ]);
      expect(items).toEqual([]);
      expect(fields['slogan']).not.toMatch(/[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u);
      expect(fields['description']).not.toMatch(/(?!\n)[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u);
    }),
    { numRuns: 200 },
  );
});
