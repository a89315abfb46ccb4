import { expect, it } from 'vitest';
import { parseQuestionWords } from './question-words.ts';
import { shorten } from './shorten.ts';
import { stem } from './stems.ts';
import { wordsOf } from './words.ts';

it.each([
  ['Combien coûtent 100\u202f000 vues ?', ['combien', 'coutent', '100000', 'vues']],
  ['L’accroche, c’est quoi ?', ['l', 'accroche', 'c', 'est', 'quoi']],
  ['Advantage+ ou Smart+', ['advantage+', 'ou', 'smart+']],
  ['', []],
])('reads the words of “%s”', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['fr', 'coute', 'couter'],
  ['fr', 'garantissez', 'garantis'],
  ['en', 'campaigns', 'campaign'],
  ['es', 'anuncios', 'anuncio'],
  ['pt', 'visualizacoes', 'visualizacao'],
] as const)('%s: “%s” and “%s” are one word', (locale, a, b) => {
  expect(stem(locale, a)).toBe(stem(locale, b));
});

it('keeps words apart that only look alike', () => {
  expect(stem('fr', 'pays')).not.toBe(stem('fr', 'payer'));
});

it('refuses other wordings without a key, and synonyms without a required group', () => {
  expect(() => parseQuestionWords('price: prix\nfee: frais', 'combien')).toThrow('combien');
  expect(() => parseQuestionWords('price: prix', '')).toThrow('fee');
});

it('shows whole sentences up to 700 characters, and says that there is more', () => {
  const sentence = `${'a'.repeat(298)}. `;
  const long = { kind: 'paragraph' as const, text: sentence.repeat(3).trim() };
  expect(shorten({ blocks: [long] })).toEqual({
    text: [{ kind: 'paragraph', text: sentence.repeat(2).trim() }],
    more: true,
  });
  expect(shorten({ blocks: [{ kind: 'item', text: 'Un.' }] })).toEqual({
    text: [{ kind: 'item', text: 'Un.' }],
    more: false,
  });
  expect(shorten({ blocks: [{ kind: 'row', text: 'Europe : 2 €' }] })).toEqual({
    text: [],
    more: true,
  });
  expect(
    shorten({
      blocks: [
        { kind: 'paragraph', text: 'Un prix. Selon le genre :' },
        { kind: 'row', text: 'Jazz : 2 €' },
      ],
    }),
  ).toEqual({ text: [{ kind: 'paragraph', text: 'Un prix.' }], more: true });
});

it('leaves out a sentence that announces what the passage is without, and keeps the announcement of items', () => {
  const announced = {
    kind: 'paragraph' as const,
    text: 'Rien sans accord. Votre choix se modifie ici\u00a0:',
  };
  const kept = { text: [{ kind: 'paragraph', text: 'Rien sans accord.' }], more: true };
  expect(shorten({ blocks: [announced] })).toEqual(kept);
  const next = { kind: 'paragraph' as const, text: 'La suite.' };
  expect(shorten({ blocks: [announced, next] })).toEqual({ ...kept, text: [...kept.text, next] });
  const item = { kind: 'item' as const, text: 'la mesure' };
  expect(shorten({ blocks: [announced, item] })).toEqual({ text: [announced, item], more: false });
});
