import { expect, it } from 'vitest';
import type { CoveringImport } from './current-days.ts';
import { noFigures } from './import-values.ts';
import { countingDays, notableFall, replacedDays } from './replaced-days.ts';

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
const [clip, shorts, whole] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'e257a8a313a3'];
const costOf = (rows: readonly { cost: number | null }[]) => rows.map(({ cost }) => cost);

it('counts the rows of each import that no newer one has replaced', () => {
  const first = imported([day('2026-11-01', 10), day('2026-11-02', 20)]);
  const second = imported([day('2026-11-02', 21), day('2026-11-03', 30)]);
  const third = imported([day('2026-11-01', 11), day('2026-11-02', 22)]);
  const of = (...imports: CoveringImport[]) =>
    [...countingDays(imports).values()].map(({ rows, counting }) => [rows, counting]);
  expect(of(first)).toEqual([[2, 2]]);
  expect(of(first, second)).toEqual([
    [2, 1],
    [2, 2],
  ]);
  expect(of(first, second, third)).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
  ]);
});

it('counts a total of ads until there are days or a newer total, and nothing of a total of listeners', () => {
  const total = (changes: Partial<CoveringImport> = {}) => ({
    ...imported([day('2026-11-30', 90)], ['2026-11-01', '2026-11-30']),
    ...{ isTotal: true, ...changes },
  });
  const [older, newer, days] = [total(), total(), imported([day('2026-11-02', 20)])];
  const heard = { ...noFigures, plays: 9, countries: {}, series: 'cccccccccccc', day: '2026-11-02' };
  const song = { ...imported([]), fromDay: '2026-11-02', toDay: '2026-11-02', titles: ['Nova'] };
  const streams: CoveringImport = {
    ...song,
    source: 'spotify-artists',
    series: [heard.series],
    days: [heard],
  };
  const all = total({ source: 'apple-music', days: [heard] });
  expect([...countingDays([older, newer, all]).values()]).toEqual([
    { series: 1, rows: 1, counting: 0 },
    { series: 1, rows: 1, counting: 1 },
  ]);
  expect([...countingDays([older, days, streams, { ...streams, days: [{ ...heard }] }]).values()]).toEqual([
    { series: 1, rows: 1, counting: 0 },
    { series: 1, rows: 1, counting: 1 },
    { series: 1, rows: 1, counting: 0 },
    { series: 1, rows: 1, counting: 1 },
  ]);
});

it('counts by campaign and day: a newer import may have replaced one campaign of the same days', () => {
  const both = imported([
    ...[day('2026-11-01', 10, clip), day('2026-11-01', 20, shorts)],
    ...[day('2026-11-02', 11, clip), day('2026-11-02', 21, shorts)],
  ]);
  const newer = imported([day('2026-11-01', 12, clip), day('2026-11-02', 13, clip)]);
  expect([...countingDays([both, newer]).values()]).toEqual([
    { series: 2, rows: 4, counting: 2 },
    { series: 1, rows: 2, counting: 2 },
  ]);
});

it('compares the replaced rows with those of the same campaign and day, not with new campaigns of these days', () => {
  const first = imported([day('2026-11-01', 100, clip), day('2026-11-02', 100, clip)]);
  const next = imported([
    ...[day('2026-11-01', 50, clip), day('2026-11-01', 300, shorts)],
    ...[day('2026-11-02', 100, clip), day('2026-11-03', 100, clip)],
  ]);
  const { before, after } = replacedDays([first], next);
  expect([costOf(before), costOf(after)]).toEqual([
    [100, 100],
    [50, 100],
  ]);
  // The platform has corrected a campaign to nothing on a day.
  const gone = replacedDays([first], imported([day('2026-11-01', 100, clip)], ['2026-11-01', '2026-11-02']));
  expect([costOf(gone.before), costOf(gone.after)]).toEqual([[100, 100], [100]]);
});

it('compares whole days where one of the two has all campaigns at once', () => {
  const named = imported([day('2026-11-01', 60, clip), day('2026-11-01', 40, shorts)]);
  const all = imported([day('2026-11-01', 90, whole), day('2026-11-02', 70, whole)]);
  const sums = ({ before, after }: ReturnType<typeof replacedDays>) => [costOf(before), costOf(after)];
  expect(sums(replacedDays([named], all))).toEqual([[60, 40], [90]]);
  expect(sums(replacedDays([all], named))).toEqual([[90], [60, 40]]);
});

it.each([
  [{ before: 100, after: 96 }, null],
  [{ before: 100, after: 94 }, 0.06],
  [{ before: 100, after: null }, 1],
  [{ before: 100, after: 300 }, null],
  [{ before: 0, after: 0 }, null],
  [{ before: null, after: 9 }, null],
  [null, null],
])('a fall of %o is notable as %s', (replaced, fall) => {
  expect(notableFall(replaced)).toEqual(fall === null ? null : expect.closeTo(fall));
});
