import { expect, it } from 'vitest';
import { experienceMonths, joinedReward, oldestKept } from './disclosures.ts';

it('experienceMonths returns the months of two years, the current one first', () => {
  const months = experienceMonths('2026-02-28');
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect([months.length, months.at(-1)]).toEqual([24, '2024-03']);
});

it('joinedReward returns `given` if one of the statements is `given`', () => {
  expect(joinedReward('none', 'given')).toBe('given');
  expect(joinedReward('given', undefined)).toBe('given');
  expect(joinedReward(undefined, 'none')).toBe('none');
  expect(joinedReward(undefined, null)).toBeNull();
});

it('oldestKept is exactly five years ago', () => {
  expect(new Date(oldestKept(Date.UTC(2026, 10, 25, 12))).toISOString()).toBe('2021-11-25T12:00:00.000Z');
});
