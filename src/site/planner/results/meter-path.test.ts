import { expect, it } from 'vitest';
import { meterTop, segmentPath, segmentsOf } from './meter-path.ts';

const friday = {
  basis: 'mixed',
  known: { mega: 0, major: 1, indie: 2, emerging: 0 },
  likely: { mega: 1, major: 1, indie: 4, emerging: 3 },
  total: 9,
  totalRange: [4, 14],
} as const;

it('a meter has the announced releases at the foot, then expected and possible ones, and the rest above', () => {
  expect(segmentsOf(friday, 20)).toEqual([
    { ink: 'known', releaseClass: 'indie', from: 0, to: 2 },
    { ink: 'known', releaseClass: 'major', from: 2, to: 3 },
    { ink: 'likely', releaseClass: 'emerging', from: 3, to: 6 },
    { ink: 'likely', releaseClass: 'indie', from: 6, to: 8 },
    { ink: 'likely', releaseClass: 'mega', from: 8, to: 9 },
    { ink: 'possible', from: 9, to: 14 },
    { ink: 'rest', from: 14, to: 20 },
  ]);
});

it('a Friday that was not measured is dotted from bottom to top, never empty', () => {
  expect(segmentsOf({ ...friday, basis: 'calendar' }, 18)).toEqual([{ ink: 'unmeasured', from: 0, to: 18 }]);
});

it('a meter has one rectangle per release, with the first at the bottom', () => {
  const path = segmentPath({ ink: 'known', from: 0, to: 3 }, 18);
  expect(path.match(/M/g)).toHaveLength(3);
  expect(path).toMatch(/^M0 17\.3h10v0\.7h-10z/);
});

it('the scale of a month grows with its busiest Friday, and always includes the level of 15', () => {
  expect(meterTop([2, 5])).toBe(18);
  expect(meterTop([2, 99])).toBe(102);
});
