import { expect, it } from 'vitest';
import { type DatedImport, figureSources } from './figure-sources.ts';
import { noFigures } from './import-values.ts';
import { wholeSeries } from './whole-series.ts';

/** An import of one campaign of Google Ads, made at a time, with euros and views by day of November. */
const file = (
  createdAt: number,
  days: Record<number, [cost: number, views: number]>,
  changes: Partial<DatedImport> = {},
): DatedImport => {
  const rows = Object.entries(days).map(([day, [cost, views]]) => ({
    ...{ ...noFigures, cost: cost * 10_000, views, impressions: views * 3 },
    ...{ series: 'a', day: `2026-11-0${day}`, countries: {} },
  }));
  return {
    ...{ source: 'google-ads', series: ['a'], titles: [], isTotal: false, days: rows },
    ...{ fromDay: rows[0]?.day ?? '', toDay: rows.at(-1)?.day ?? '' },
    ...{ sha256: `file-${createdAt}`, viewMetric: null, createdAt, withdrawnAt: null },
    ...changes,
  };
};
const result = (
  actualViews: number | null,
  actualCost: number | null,
  actualReach: number | null = null,
) => ({
  ...{ actualViews, actualCost, actualReach },
});
/** The names of the files behind each figure, and whether one was withdrawn. */
const sourcesOf = (shown: ReturnType<typeof result>, imports: DatedImport[], platform = 'youtube' as const) =>
  Object.fromEntries(
    Object.entries(figureSources(platform, shown, imports)).map(([figure, found]) => [
      figure,
      found && [
        ...found.imports.map(({ sha256 }) => sha256),
        ...(found.withdrawn.length > 0 ? ['withdrawn'] : []),
      ],
    ]),
  );

it('names the files whose days add up to a figure, and nothing for what the agency typed', () => {
  const imports = [file(1, { 1: [10, 400] }), file(2, { 2: [12.5, 500] })];
  expect(sourcesOf(result(900, 22.5), imports)).toEqual({
    ...{ actualViews: ['file-2', 'file-1'], actualCost: ['file-2', 'file-1'], actualReach: null },
  });
  expect(sourcesOf(result(901, 22.5), imports)).toMatchObject({ actualViews: null });
  expect(sourcesOf(result(null, null), imports)).toEqual(result(null, null) as Record<string, null>);
});

it('leaves out a file of which a later one replaced every day', () => {
  const imports = [file(1, { 1: [10, 400] }), file(2, { 1: [10, 405], 2: [12, 500] })];
  expect(sourcesOf(result(905, 22), imports).actualViews).toEqual(['file-2']);
});

it('finds the file of a figure that was taken over before the platform corrected it: not withdrawn', () => {
  const imports = [file(1, { 1: [10, 400] }), file(5, { 1: [10, 405] })];
  expect(sourcesOf(result(400, 10), imports)).toMatchObject({
    ...{ actualViews: ['file-1'], actualCost: ['file-5'] },
  });
});

it('marks a figure whose file was withdrawn, until another one says the same', () => {
  const withdrawn = file(1, { 1: [10, 400] }, { withdrawnAt: 7 });
  expect(sourcesOf(result(400, 10), [withdrawn])).toMatchObject({
    ...{ actualViews: ['file-1', 'withdrawn'], actualCost: ['file-1', 'withdrawn'] },
  });
  expect(sourcesOf(result(400, 10), [withdrawn, file(9, { 1: [10, 400] })])).toMatchObject({
    ...{ actualViews: ['file-9'], actualCost: ['file-9'] },
  });
});

it('marks the sum of two files of which one was withdrawn', () => {
  const imports = [file(1, { 1: [10, 400] }), file(2, { 2: [12, 500] }, { withdrawnAt: 7 })];
  expect(sourcesOf(result(900, 22), imports).actualViews).toEqual(['file-2', 'file-1', 'withdrawn']);
});

it('never says that people reached come from days, whose sums count one person several times', () => {
  const imports = [file(1, { 1: [10, 400] })];
  expect(sourcesOf(result(400, 10, 1200), imports).actualReach).toBeNull();
});

/** What the imports now say of the views of a result taken over from some of them, and up to which days both go. */
const sinceOf = (views: number, imports: DatedImport[]) => {
  const found = figureSources('youtube', result(views, null), imports).actualViews;
  return found && [found.again, found.to, found.later];
};
const another = (from: DatedImport, name = 'b'): DatedImport => ({
  ...from,
  series: [name],
  days: from.days.map((row) => ({ ...row, series: name })),
});

it('compares only the days of a figure with the files of today: later days are no correction', () => {
  const taken = file(1, { 1: [10, 400], 2: [10, 500] });
  const later = file(5, { 3: [12, 700], 4: [12, 800] });
  expect(sinceOf(900, [taken])).toEqual([900, '2026-11-02', null]);
  expect(sinceOf(900, [taken, later])).toEqual([900, '2026-11-02', '2026-11-04']);
  const corrected = file(6, { 2: [10, 510], 3: [12, 700] });
  expect(sinceOf(900, [taken, corrected])).toEqual([910, '2026-11-02', '2026-11-03']);
  // Corrected to nothing: the later file covers the day without a row.
  const nothing = file(6, { 1: [10, 400] }, { toDay: '2026-11-02' });
  expect(sinceOf(900, [taken, nothing])?.[0]).toBe(400);
});

it('compares only the campaigns of a figure, and not with days of all campaigns at once', () => {
  const taken = file(1, { 1: [10, 400] });
  expect(sinceOf(400, [taken, another(file(5, { 1: [10, 300] }))])).toEqual([400, '2026-11-01', null]);
  const [whole = ''] = wholeSeries;
  expect(sinceOf(400, [taken, another(file(5, { 1: [10, 300] }), whole)])?.[0]).toBeNull();
  expect(sinceOf(400, [another(taken, whole), another(file(5, { 1: [10, 300] }), whole)])?.[0]).toBe(300);
});

it('compares a total only with one of the same period, and no figure that a later file lacks', () => {
  const total = file(1, { 9: [10, 400] }, { isTotal: true, fromDay: '2026-11-01' });
  const restated = file(5, { 9: [10, 410] }, { isTotal: true, fromDay: '2026-11-01' });
  expect(sinceOf(400, [total, restated])?.[0]).toBe(410);
  expect(sinceOf(400, [total, { ...restated, fromDay: '2026-11-02' }])?.[0]).toBeNull();
  expect(sinceOf(400, [total, file(5, { 8: [10, 410] })])?.[0]).toBeNull();
  const lacking = file(5, { 1: [10, 0] });
  const rows = lacking.days.map((row) => ({ ...row, views: null }));
  const taken = file(1, { 1: [10, 400], 2: [10, 500] });
  expect(sinceOf(900, [taken, { ...lacking, days: rows }])?.[0]).toBeNull();
});
