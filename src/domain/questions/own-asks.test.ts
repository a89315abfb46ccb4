import { expect, it } from 'vitest';
import { askProblems, awayText, withOwnWords } from './own-asks.ts';

const words = {
  synonyms: { required: { price: 'prix', fee: 'honoraires' }, groups: ['pub = publicité'] },
  asks: { 'faq#q1': ['combien'] },
};

it('own wordings are added to those of their passage, and lines with an equals sign to the synonyms', () => {
  const own = [
    { text: 'quels tarifs', passage: 'faq#q1' },
    { text: 'et ensuite', passage: 'faq#q9' },
    { text: 'clip = vidéo', passage: '' },
    { text: 'ni l’un ni l’autre', passage: '' },
  ];
  expect(withOwnWords(words, own)).toEqual({
    synonyms: { required: words.synonyms.required, groups: ['pub = publicité', 'clip = vidéo'] },
    asks: { 'faq#q1': ['combien', 'quels tarifs'], 'faq#q9': ['et ensuite'] },
  });
  expect(withOwnWords(words, [])).toEqual(words);
});

it('a text that begins with the unequal sign takes the same words of the site away', () => {
  const own = [
    { text: awayText('combien'), passage: 'faq#q1' },
    { text: 'quels tarifs', passage: 'faq#q1' },
    { text: awayText('pub = publicité'), passage: '' },
  ];
  expect(withOwnWords(words, own)).toEqual({
    synonyms: { required: words.synonyms.required, groups: [] },
    asks: { 'faq#q1': ['quels tarifs'] },
  });
});

it.each([
  ['pub = réclame', '', undefined],
  ['vue', '', 'text asks_equal'],
  ['vue =', '', 'text asks_equal'],
  ['quels tarifs', 'faq#q1', undefined],
  ['quels tarifs', 'n’importe quoi', 'passage asks_passage'],
  ['≠ combien', 'faq#q1', undefined],
  ['≠ autre', 'faq#q1', 'text asks_away'],
  ['≠ pub = publicité', '', undefined],
])('the words %j of the passage %j have the problem %s', (text, passage, problem) => {
  const item = { id: 'a', hidden: false, fields: { text, passage } };
  const found = askProblems({ schema: 1, fields: {}, items: [item] }, new Set(['faq#q1']), words);
  const [field, key] = problem?.split(' ') ?? [];
  expect(found).toEqual(field ? { [`items.a.${field}`]: key } : {});
});
