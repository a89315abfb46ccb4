import { expect, it } from 'vitest';
import { type DatedImport, figureSources } from './figure-sources.ts';
import { noFigures } from './import-values.ts';

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
