import { expect, it } from 'vitest';
import { withOwnWords } from './own-asks.ts';

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
