import { expect, it } from 'vitest';
import { excerptOf, passagesOf } from './excerpt.ts';

const comment =
  'Bonne campagne, mais Thomas Delarue ne répondait jamais.\n\nTrès bonne équipe, très bonne musique.';

it('returns the review with each cut passage marked, in the words of its author', () => {
  expect(excerptOf(comment, 'Bonne campagne, mais [...] ne répondait jamais. Très bonne équipe, […]')).toBe(
    'Bonne campagne, mais […] ne répondait jamais. Très bonne équipe, […]',
  );
  expect(excerptOf(comment, '[…] très bonne musique.')).toBe('[…] très bonne musique.');
});

it('refuses any other change of the words', () => {
  for (const typed of [
    comment,
    '',
    '[…]',
    'Bonne campagne, mais mon interlocuteur ne répondait jamais. […]',
    'Mauvaise campagne […]',
    'Bonne campagne, mais Thomas Delarue ne répondait jamais.',
    '[…] très bonne musique. Bonne campagne, […]',
    // A word is not cut in two, which could turn what it says around.
    'Bonne camp […]',
    '[…] usique.',
  ])
    expect(excerptOf(comment, typed)).toBeUndefined();
});

it('marks no cut that only stood in the review', () => {
  expect(excerptOf('Un […] deux', 'Un […] deux')).toBeUndefined();
  expect(excerptOf('Non, pas bon, bon.', 'Non, […] bon.')).toBe('Non, […] bon.');
});

it('names the passages that were cut out, in their order', () => {
  const passages = (typed: string, review = comment) => passagesOf(review, excerptOf(review, typed) ?? '');
  expect(passages('Bonne campagne, mais […] ne répondait jamais. Très bonne équipe, […]')).toEqual([
    'Thomas Delarue',
    'très bonne musique.',
  ]);
  expect(passages('[…] très bonne musique.')).toEqual([
    'Bonne campagne, mais Thomas Delarue ne répondait jamais. Très bonne équipe,',
  ]);
  expect(passages('Un […] deux […]', 'Un […] deux trois')).toEqual(['trois']);
  expect(passages(comment)).toEqual([]);
});
