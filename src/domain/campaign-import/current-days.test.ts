import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CoveringImport, currentDays, importedFigures, sumOfDays } from './current-days.ts';
import { noFigures } from './import-values.ts';

const day = (date: string, cost: number, series = 'aaaaaaaaaaaa') => ({
  ...noFigures,
  countries: {},
  ...{ series, day: date, cost },
  ...{ impressions: cost * 10, views: cost * 3 },
});
const imported = (days: ReturnType<typeof day>[], period?: [string, string]): CoveringImport => {
  const all = days.map((one) => one.day).toSorted();
  return {
    source: 'google-ads',
    fromDay: period?.[0] ?? all[0] ?? '',
    toDay: period?.[1] ?? all.at(-1) ?? '',
    series: [...new Set(days.map(({ series }) => series))],
    titles: [],
    isTotal: false,
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

it('shows the restated figure of a day, and the first again once the second file is withdrawn (fixture 16)', () => {
  const first = imported([{ ...day('2026-09-01', 10), impressions: 12_500 }]);
  const second = imported([{ ...day('2026-09-01', 10), impressions: 12_900 }]);
  const impressions = (imports: CoveringImport[]) => importedFigures(imports).sums.impressions;
  expect(impressions([first, second])).toBe(12_900);
  expect(impressions([first])).toBe(12_500);
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

it('keeps the spend by country of the newest report that has countries', () => {
  const abroad = { ...day('2026-11-01', 10), countries: { FR: 8, IN: 2 } };
  const corrected = { ...day('2026-11-01', 11), countries: { FR: 11 } };
  const countries = (...all: CoveringImport[]) => importedFigures(all).countries;
  expect(countries(imported([day('2026-11-01', 10)]))).toEqual({});
  expect(countries(imported([abroad]), imported([day('2026-11-01', 12), day('2026-11-02', 5)]))).toEqual({
    FR: 8,
    IN: 2,
  });
  expect(countries(imported([abroad]), imported([corrected]))).toEqual({ FR: 11 });
  const next = { ...day('2026-11-02', 3), countries: { IN: 3 } };
  expect(countries(imported([abroad]), imported([next]))).toEqual({ FR: 8, IN: 5 });
});

const heard = (
  date: string,
  plays: number,
  listeners: number,
  { series = 'song', title = 'Nova', source = 'spotify-artists' as CoveringImport['source'] } = {},
): CoveringImport => ({
  ...{ source, fromDay: date, toDay: date, series: [series], titles: [title], isTotal: false },
  days: [{ ...noFigures, series, day: date, countries: {}, plays, listeners }],
});

it('keeps listeners apart from ads, platforms and songs apart from each other, and adds no listeners up (T2)', () => {
  const { days, audiences, sums } = importedFigures([
    imported([day('2026-11-01', 10)]),
    heard('2026-11-01', 300, 120),
    heard('2026-11-02', 500, 130),
    heard('2026-11-01', 90, 40, { series: 'other', title: 'Velours' }),
    heard('2026-11-01', 7000, 0, { source: 'youtube-studio' }),
  ]);
  expect(days.map(({ day: date, cost, plays }) => [date, cost, plays])).toEqual([['2026-11-01', 10, null]]);
  expect(sums).toMatchObject({ cost: 10, plays: null });
  expect(
    audiences.map(({ source, title, days: own }) => [source, title, own.map(({ plays }) => plays)]),
  ).toEqual([
    ['spotify-artists', 'Nova', [300, 500]],
    ['spotify-artists', 'Velours', [90]],
    ['youtube-studio', 'Nova', [7000]],
  ]);
  expect(audiences[0]?.days[1]?.listeners).toBe(130);
  expect(sumOfDays(audiences[0]?.days ?? [])).toMatchObject({ plays: 800, listeners: null });
  expect(sumOfDays(Array.from({ length: 3 }, () => audiences[0]?.days[0] ?? noFigures)).listeners).toBeNull();
});

it('takes the newest total of a period only while there are no days', () => {
  const total = (cost: number): CoveringImport => ({
    ...imported([day('2026-11-20', cost)], ['2026-11-01', '2026-11-20']),
    isTotal: true,
  });
  expect(importedFigures([total(100), total(120)])).toMatchObject({
    days: [],
    sums: { cost: 120 },
    period: { from: '2026-11-01', to: '2026-11-20' },
  });
  expect(importedFigures([imported([day('2026-11-02', 9)]), total(120)])).toMatchObject({
    sums: { cost: 9 },
    period: { from: '2026-11-02', to: '2026-11-02' },
  });
  expect(importedFigures([])).toEqual({
    days: [],
    countries: {},
    sums: noFigures,
    period: null,
    audiences: [],
  });
});
