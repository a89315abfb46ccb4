import { expect, it } from 'vitest';
import { figures } from './figures.ts';

/** A delay in hours. */
const hours = (
  key: 'agency.firstFigures' | 'agency.firstResults' | 'youtube.significantAfter' | 'agency.minimumDays',
) => {
  const { unit, value } = figures[key];
  const times = unit === 'day' ? 24 : 1;
  const [first, last] = typeof value === 'number' ? [value, value] : value;
  return { first: first * times, last: last * times };
};

it('the delays of a campaign are in order: each ends before the next one ends, and none begins earlier than the one before', () => {
  const delays = [
    'agency.firstFigures',
    'agency.firstResults',
    'youtube.significantAfter',
    'agency.minimumDays',
  ] as const;
  for (const [index, delay] of delays.entries()) {
    const next = delays[index + 1];
    if (!next) continue;
    expect(hours(delay).last, `${delay} before ${next}`).toBeLessThanOrEqual(hours(next).first);
  }
});
