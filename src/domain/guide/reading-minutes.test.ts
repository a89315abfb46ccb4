import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const words = (count: number) => 'écoute '.repeat(count);

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1600, 8],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

it('counts what is read, not the components and addresses around it', () => {
  const body = `${words(199)}<F k="youtube.costPerView" part="low" /> [titre](/guide-budget-meta-ads "un deux trois")`;
  expect(readingMinutes(body)).toBe(1);
  expect(readingMinutes(`${words(200)}<Term id="bot">robots</Term>`)).toBe(2);
});

it('counts an elided article and its noun as one word, and no dash or sign', () => {
  expect(readingMinutes(`${words(199)}## l’accroche — × ÷ = **`)).toBe(1);
});
