import { describe, expect, it } from 'vitest';
import { contentParts, isGuidePart, partKeys, partOf, textPartKeys } from '../../domain/content/parts.ts';
import { adminContent as words } from '../../i18n/dictionaries/admin-content/fr.ts';
import { blockKind, blockName } from './block-names.ts';
import { fieldLabel, partName, placeOf, setLabel, setsOf } from './content-names.ts';

describe.each(textPartKeys)('the part %s', (key) => {
  const { fields, items, pages } = partOf(key);
  const all = [...fields, ...(items?.fields ?? [])];

  it('has a label for each of its fields, and no other', () => {
    expect(all.filter((field) => fieldLabel(words, key, field.key) === field.key)).toEqual([]);
    // A family of parts, such as the pages of services, shares its labels.
    const family = textPartKeys.filter((part) => words.publish[part] === words.publish[key]);
    const labels = new Set(
      family.flatMap((part) => {
        const { fields: own, items: list } = partOf(part);
        return [...own, ...(list?.fields ?? [])].map((field) => fieldLabel(words, part, field.key));
      }),
    );
    const isUsed = (label: string) =>
      labels.has(label) || [...labels].some((one) => one.startsWith(`${label} `));
    expect(Object.values(words.fields[key]).filter((label) => !isUsed(label))).toEqual([]);
  });

  it('has a name for each of its sets of fields and for each of its pages', () => {
    const sets = [...new Set(all.map(({ set }) => set))].filter((set) => set !== undefined);
    expect(sets.filter((set) => setLabel(words, key, set) === '')).toEqual([]);
    // A single page that no other part shows has the name of the part.
    if (pages.length > 1) expect(pages.filter((page) => !Object.hasOwn(words.pages, page))).toEqual([]);
  });

  it('has words for each choice', () => {
    const choices = all.flatMap((field) => (field.kind === 'choice' ? field.choices : []));
    expect(choices.filter((choice) => !Object.hasOwn(words.choices, choice))).toEqual([]);
  });
});

it('a guide has words for each of its fields, sets, choices and for its name', () => {
  const guide = partKeys.find(isGuidePart);
  if (!guide) throw new Error('there is no guide');
  const { fields, items } = partOf(guide);
  const all = [...fields, ...(items?.fields ?? [])];
  expect(partName(words, guide)).toBe('Budget YouTube Ads');
  expect(fieldLabel(words, guide, 'stepText4')).toBe('Étape, texte 4');
  expect(all.filter(({ key }) => fieldLabel(words, guide, key) === key)).toEqual([]);
  expect(all.filter(({ set }) => set && setLabel(words, guide, set) === '')).toEqual([]);
  const choices = all.flatMap((field) => (field.kind === 'choice' ? field.choices : []));
  expect(choices.filter((choice) => blockKind(words, choice) === '')).toEqual([]);
});

it('a block is named by the start of its text, or by what it draws', () => {
  const text = 'Dès **{a.b}**, le [[hook|début]] compte : '.padEnd(120, 'mot ');
  expect(blockName(words, { kind: 'paragraph', text, of: '' })).toMatch(/^Dès …, le début compte : .{30,}…$/);
  expect(blockName(words, { kind: 'figures', text: '', of: 'meta.costs' })).toBe(
    'Tableau de chiffres · meta.costs',
  );
});

it('fields of one set are grouped, in the order of the declaration', () => {
  expect(setsOf(contentParts.counters.fields).map(({ set, fields }) => [set, fields.length])).toEqual([
    ['home', 4],
    ['services', 4],
  ]);
  expect(setsOf(contentParts.hero.fields)).toHaveLength(1);
});

it('fieldLabel returns the label of a field without the name of its set, with its number, or its key without a label', () => {
  expect(fieldLabel(words, 'serviceYoutube', 'stepsTitle2')).toBe('Titre 2');
  expect(fieldLabel(words, 'serviceMeta', 'resultsGrowthBefore')).toBe('Progression, avant');
  expect(fieldLabel(words, 'hero', 'nothing')).toBe('nothing');
});

it('placeOf returns the item and the field of an API name', () => {
  expect(placeOf('slogan')).toEqual({ key: 'slogan' });
  expect(placeOf('items.a1.answer')).toEqual({ item: 'a1', key: 'answer' });
  expect(placeOf('items.a1')).toEqual({ item: 'a1', key: '' });
});
