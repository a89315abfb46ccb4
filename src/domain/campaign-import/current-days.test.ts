import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CoveringImport, currentDays, sumOfDays } from './current-days.ts';

const day = (date: string, cost: number, series = 'aaaaaaaaaaaa') => ({
  ...{ series, day: date, cost },
  ...{ impressions: cost * 10, views: cost * 3, clicks: null },
});
const imported = (days: ReturnType<typeof day>[], period?: [string, string]): CoveringImport => {
  const all = days.map((one) => one.day).toSorted();
  return {
    source: 'google-ads',
    fromDay: period?.[0] ?? all[0] ?? '',
    toDay: period?.[1] ?? all.at(-1) ?? '',
    series: [...new Set(days.map(({ series }) => series))],
    days,
  };
};
const costs = (imports: CoveringImport[]) => currentDays(imports).map((one) => [one.day, one.cost]);

it('lets the newest import of a day win, also where it has no row for the day', () => {
  const first = imported([day('2026-11-01', 10), day('2026-11-02', 20), day('2026-11-03', 30)]);
  const second = imported([day('2026-11-02', 21), day('2026-11-04', 40)]);
  expect(costs([first, second])).toEqual([
    ['2026-11-01', 10],
    ['2026-11-02', 21],
    ['2026-11-04', 40],
  ]);
  expect(costs([first])).toEqual([
    ['2026-11-01', 10],
    ['2026-11-02', 20],
    ['2026-11-03', 30],
  ]);
});

it('adds the campaigns of a day, and replaces each by itself', () => {
  const both = imported([day('2026-11-01', 10), day('2026-11-01', 5, 'bbbbbbbbbbbb')]);
  const one = imported([day('2026-11-01', 12)]);
  expect(costs([both])).toEqual([['2026-11-01', 15]]);
  expect(costs([both, one])).toEqual([['2026-11-01', 17]]);
});

it('never counts a day of a campaign twice, and is what it was once an import is withdrawn', () => {
  const days = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 99 }), fc.constantFrom('a', 'b')),
    { minLength: 1, maxLength: 12 },
  );
  const file = days.map((all) => {
    const known = new Map(
      all.map(([date, cost, series]) => [`${date} ${series}`, day(`2026-11-0${date}`, cost, series)]),
    );
    return imported([...known.values()]);
  });
  fc.assert(
    fc.property(fc.array(file, { maxLength: 4 }), file, (earlier, last) => {
      const before = currentDays(earlier);
      const after = currentDays([...earlier, last]);
      for (const { day: date } of last.days) {
        const whole = last.days.filter((one) => one.day === date && last.series.length === 2);
        if (whole.length === 2)
          expect(after.find((one) => one.day === date)?.cost).toBe(sumOfDays(whole).cost);
      }
      expect(currentDays(earlier)).toEqual(before);
      expect(new Set(after.map(({ day: date }) => date)).size).toBe(after.length);
    }),
  );
});
