import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CoveringImport, currentDays, importsByDay } from './current-days.ts';
import { adSources, type ImportSource, noFigures, SERIES_DIGITS } from './import-values.ts';
import { replacedDays } from './replaced-days.ts';
import { wholeSeries } from './whole-series.ts';

/** The stored name of a campaign of a file. */
const keyOf = (source: ImportSource | null, name: string) =>
  createHash('sha256').update(`${source} ${name}`).digest('hex').slice(0, SERIES_DIGITS);

type Costs = Record<string, Record<number, number>>;

/** An import from its first to its last day of November, with costs by campaign and day. */
const file = (source: ImportSource | null, costs: Costs, period?: [number, number]): CoveringImport => {
  const days = Object.entries(costs).flatMap(([name, byDay]) =>
    Object.entries(byDay).map(([day, cost]) => ({
      ...{ ...noFigures, cost, countries: {} },
      ...{ series: keyOf(source, name), day: `2026-11-${day.padStart(2, '0')}` },
    })),
  );
  const all = days.map(({ day }) => day).toSorted();
  const [from, to] = period?.map((day) => `2026-11-${String(day).padStart(2, '0')}`) ?? [all[0], all.at(-1)];
  return {
    ...{ source, titles: [], isTotal: false, days },
    ...{
      fromDay: from ?? '',
      toDay: to ?? '',
      series: Object.keys(costs).map((name) => keyOf(source, name)),
    },
  };
};
const costsOf = (...imports: CoveringImport[]) =>
  Object.fromEntries(currentDays(imports).map(({ day, cost }) => [Number(day.slice(-2)), cost]));

it('knows the rows without a campaign of each source', () => {
  expect([...wholeSeries]).toEqual([null, ...adSources].map((source) => keyOf(source, '')));
});

const table = file(null, { '': { 1: 50, 2: 50, 3: 50 } });
const google = file('google-ads', { Nova: { 2: 30, 3: 30, 4: 30 }, 'Nova 2': { 3: 10 } });

it('never adds a table without campaigns to a report with their names: the newest counts', () => {
  expect(costsOf(table, google)).toEqual({ 1: 50, 2: 30, 3: 40, 4: 30 });
  expect(costsOf(google, table)).toEqual({ 1: 50, 2: 50, 3: 50, 4: 30 });
});

it('counts all named campaigns again once a newer named one replaces the whole', () => {
  const second = file('google-ads', { 'Nova 2': { 2: 15 } });
  expect(costsOf(file('google-ads', { Nova: { 2: 30 } }), table, second)).toEqual({ 1: 50, 2: 45, 3: 50 });
});

it('is one whole in tables and in reports of the platform without campaigns', () => {
  expect(costsOf(table, file('google-ads', { '': { 2: 7 } }))).toEqual({ 1: 50, 2: 7, 3: 50 });
});

it('keeps a row without a name beside named ones of its file as one of them', () => {
  expect(costsOf(file('google-ads', { Nova: { 2: 30 }, '': { 2: 5 } }))).toEqual({ 2: 35 });
});

it('says which days a further import replaces, and which imports a day comes from', () => {
  const { before, after } = replacedDays([table], google);
  const costs = (rows: typeof before) => rows.map(({ day, cost }) => [day, cost]);
  expect(costs(before)).toEqual([
    ['2026-11-02', 50],
    ['2026-11-03', 50],
  ]);
  expect(costs(after)).toEqual([
    ['2026-11-02', 30],
    ['2026-11-03', 30],
    ['2026-11-03', 10],
  ]);
  expect(replacedDays([google], file('google-ads', { Other: { 3: 9 } })).before).toEqual([]);
  // The older campaigns of the day count again.
  const again = replacedDays([google, table], file('google-ads', { 'Nova 2': { 3: 15 } }));
  expect([costs(again.before), costs(again.after)]).toEqual([
    [['2026-11-03', 50]],
    [
      ['2026-11-03', 30],
      ['2026-11-03', 15],
    ],
  ]);
  const velours = file('google-ads', { Velours: { 3: 9 } });
  const byDay = importsByDay([table, google, velours]);
  expect([byDay.get('2026-11-01'), byDay.get('2026-11-03')]).toEqual([[table], [velours, google]]);
});

it('is on each day the newest whole or the sum of the newest named campaigns, whatever was imported', () => {
  const rows = fc.dictionary(fc.integer({ min: 1, max: 6 }).map(String), fc.integer({ min: 1, max: 99 }), {
    minKeys: 1,
  });
  const one = fc
    .tuple(
      fc.constantFrom<(ImportSource | null)[]>(null, 'google-ads'),
      fc.oneof(
        rows.map((own): Costs => ({ '': own })),
        fc.dictionary(fc.constantFrom('Nova', 'Velours'), rows, { minKeys: 1 }),
      ),
    )
    .map(([source, costs]) => file(source, costs));
  fc.assert(
    fc.property(fc.array(one, { maxLength: 5 }), one, (earlier, last) => {
      const before = costsOf(...earlier);
      const all = [...earlier, last];
      const after = costsOf(...all);
      for (let day = 1; day <= 6; day += 1) {
        const name = `2026-11-0${day}`;
        const covering = all.filter(({ fromDay, toDay }) => fromDay <= name && name <= toDay).toReversed();
        const whole = covering[0]?.series.every((series) => wholeSeries.has(series));
        const counted = new Map<string, number | undefined>();
        for (const { source, series, days } of covering)
          for (const key of series.filter((own) => wholeSeries.has(own) === whole)) {
            const known = whole ? 'whole' : `${source} ${key}`;
            const row = days.find((own) => own.series === key && own.day === name);
            if (!counted.has(known)) counted.set(known, row?.cost ?? undefined);
          }
        const costs = [...counted.values()].filter((cost) => cost !== undefined);
        expect(after[day]).toBe(costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost));
      }
      // Withdrawn, the last import leaves no trace.
      expect(costsOf(...all.filter((imported) => imported !== last))).toEqual(before);
    }),
  );
});
