import { expect, it } from 'vitest';
import { countWords, minutesOf } from './reading-minutes.ts';

it.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [2430, 11],
])('minutesOf for %i words returns %i', (count, minutes) => {
  expect(minutesOf(count)).toBe(minutes);
});

it('countWords counts an elided article with its noun as one word, and dashes and signs not at all', () => {
  expect(countWords('écoute l’accroche — × ÷ = **')).toBe(2);
});
