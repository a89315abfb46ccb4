import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const words = (count: number) => 'écoute '.repeat(count);

it.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [2430, 11],
])('readingMinutes for %i words returns %i', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

it('readingMinutes does not count components and addresses of links', () => {
  const body = `${words(328)}<F k="youtube.costPerView" part="low" /> [titre](/guide-budget-meta-ads "un deux trois")`;
  expect(readingMinutes(body)).toBe(1);
  expect(readingMinutes(`${words(329)}<Term id="bot">robots</Term>`)).toBe(2);
});

it('readingMinutes counts an elided article with its noun as one word, and dashes and signs not at all', () => {
  expect(readingMinutes(`${words(328)}## l’accroche — × ÷ = **`)).toBe(1);
});
