import { expect, it } from 'vitest';
import { fridayClass, judgeReading, type WatchMemory, type WatchReading, watchEnds } from './watch.ts';

const HOUR = 3_600_000;
const calm: WatchReading = { class: 'calm', known: 3, mega: [] };
const start: WatchMemory = { baseline: calm, pending: null, toldAt: null, readAt: 0 };
/** Judges readings one after the other, each this number of hours after the start. */
function nights(...readings: [hours: number, reading: Partial<WatchReading>][]) {
  let memory = start;
  return readings.map(([hours, reading]) => {
    const judged = judgeReading(memory, { ...calm, ...reading }, hours * HOUR);
    memory = judged.memory;
    return judged.tell;
  });
}

it('knows the documented classes, and ends seven days after the Friday', () => {
  expect([8, 9, 15, 16].map(fridayClass)).toEqual(['calm', 'active', 'active', 'saturated']);
  expect(watchEnds('2027-01-29')).toBe('2027-02-05');
});

it('tells another class on the second reading twenty hours later, if a release was announced', () => {
  expect(nights([24, { class: 'active', known: 5 }], [43, { class: 'active', known: 5 }])).toEqual([
    null,
    null,
  ]);
  expect(nights([24, { class: 'active', known: 5 }], [44, { class: 'active', known: 5 }])).toEqual([
    null,
    'class',
  ]);
});

it('tells nothing when the estimate grows without an announced release', () => {
  expect(
    nights(
      [24, { class: 'active' }],
      [48, { class: 'active' }],
      [72, { class: 'saturated' }],
      [96, { class: 'saturated' }],
    ),
  ).toEqual([null, null, null, null]);
});

it('forgets a class that was read only once', () => {
  expect(
    nights([24, { class: 'active', known: 5 }], [48, { known: 5 }], [72, { class: 'active', known: 5 }]),
  ).toEqual([null, null, null]);
});

it('tells a new large release at once, and the same one only once', () => {
  const mega = ['Nova|Minuit'];
  expect(nights([24, { known: 4, mega }], [24 * 9, { known: 4, mega }])).toEqual(['mega', null]);
});

it('sends one mail in seven days, and tells later what is still true', () => {
  expect(
    nights([24, { mega: ['A|1'] }], [48, { mega: ['A|1', 'B|2'] }], [24 * 8, { mega: ['A|1', 'B|2'] }]),
  ).toEqual(['mega', null, 'mega']);
});
