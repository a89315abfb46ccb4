import { describe, expect, it } from 'vitest';
import { contentParts, partKeys, partOf } from '../../domain/content/parts.ts';
import { adminContent as words } from '../../i18n/dictionaries/admin-content/fr.ts';
import { fieldLabel, placeOf, setLabel, setsOf } from './content-names.ts';

describe.each(partKeys)('the part %s', (key) => {
  const { fields, items, pages } = partOf(key);
  const all = [...fields, ...(items?.fields ?? [])];

  it('has a label for each of its fields, and no other', () => {
    expect(Object.keys(words.fields[key]).sort()).toEqual(all.map((field) => field.key).sort());
  });

  it('has a name for each of its sets of fields and for each of its pages', () => {
    const sets = [...new Set(all.map(({ set }) => set))].filter((set) => set !== undefined);
    expect(sets.filter((set) => setLabel(words, key, set) === '')).toEqual([]);
    expect(pages.filter((page) => !Object.hasOwn(words.pages, page))).toEqual([]);
  });

  it('has words for each choice', () => {
    const choices = all.flatMap((field) => (field.kind === 'choice' ? field.choices : []));
    expect(choices.filter((choice) => !Object.hasOwn(words.choices, choice))).toEqual([]);
  });
});

it('fields of one set are grouped, in the order of the declaration', () => {
  expect(setsOf(contentParts.counters.fields).map(({ set, fields }) => [set, fields.length])).toEqual([
    ['home', 4],
    ['services', 4],
  ]);
  expect(setsOf(contentParts.hero.fields)).toHaveLength(1);
});

it('fieldLabel returns the key of a field without a label', () => {
  expect(fieldLabel(words, 'hero', 'nothing')).toBe('nothing');
});

it('placeOf returns the item and the field of an API name', () => {
  expect(placeOf('slogan')).toEqual({ key: 'slogan' });
  expect(placeOf('items.a1.answer')).toEqual({ item: 'a1', key: 'answer' });
  expect(placeOf('items.a1')).toEqual({ item: 'a1', key: '' });
});
