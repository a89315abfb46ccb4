import { expect, it } from 'vitest';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { axisTicks, leadColumns } from './lead-columns.ts';

const dashboard = (leadsPerDay: DashboardDto['leadsPerDay']) => ({ leadsPerDay }) as DashboardDto;
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

it('leadColumns returns a column for each day, and the names by descending number of leads', () => {
  const data = dashboard([
    { day: day(0), counts: { direct: 1 }, kinds: { contact: 1 } },
    { day: day(1), counts: {}, kinds: {} },
    { day: day(2), counts: { direct: 1, 'google.com': 3 }, kinds: { contact: 1, simulation: 3 } },
  ]);
  expect(leadColumns(data, 'sources')).toEqual({
    columns: [
      { from: day(0), to: day(0), counts: new Map([['direct', 1]]), total: 1 },
      { from: day(1), to: day(1), counts: new Map(), total: 0 },
      {
        ...{ from: day(2), to: day(2), total: 4 },
        counts: new Map([
          ['direct', 1],
          ['google.com', 3],
        ]),
      },
    ],
    names: ['google.com', 'direct'],
  });
  expect(leadColumns(data, 'kinds').names).toEqual(['simulation', 'contact']);
});

it('leadColumns counts a source under any name, even under names of Object.prototype', () => {
  const counts = JSON.parse('{"constructor":2,"__proto__":1}');
  const { columns, names } = leadColumns(
    dashboard([
      { day: day(0), counts, kinds: {} },
      { day: day(1), counts: {}, kinds: {} },
    ]),
    'sources',
  );
  expect(names).toEqual(['constructor', '__proto__']);
  expect(columns.map(({ total }) => total)).toEqual([3, 0]);
  expect(columns.map(({ counts }) => counts.get('constructor'))).toEqual([2, undefined]);
});

it('leadColumns puts "other" last, even with the most leads', () => {
  const counts = { other: 5, direct: 1, 'google.com': 3, tiktok: 0 };
  expect(leadColumns(dashboard([{ day: day(0), counts, kinds: {} }]), 'sources').names).toEqual([
    'google.com',
    'direct',
    'other',
  ]);
});

it('leadColumns returns a column for each week of a year, counted back from today, with every lead', () => {
  const data = dashboard(
    Array.from({ length: 365 }, (_, index) => ({
      day: day(index),
      counts: { direct: 1 },
      kinds: { contact: 1 },
    })),
  );
  const { columns } = leadColumns(data, 'kinds');
  expect(columns).toHaveLength(53);
  expect(columns[0]).toMatchObject({ from: day(0), to: day(0), total: 1 });
  expect(columns.at(-1)).toMatchObject({ from: day(358), to: day(364), total: 7 });
  expect(columns.reduce((total, column) => total + column.total, 0)).toBe(365);
});

it.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [6, [0, 2, 4, 6]],
  [13, [0, 5, 10, 15]],
  [50, [0, 10, 20, 30, 40, 50]],
  [51, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
])('an axis for up to %i leads has round values: %j', (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks);
});
