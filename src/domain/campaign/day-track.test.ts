import { expect, it } from 'vitest';
import { trackDays } from './day-track.ts';

const campaign = {
  ...{ startsOn: '2026-11-01', endsOn: '2026-11-10', budget: 100 },
  promised: { min: 0.01, max: 0.04 },
};

it('returns every calendar day, with gaps that are no zeros', () => {
  const track = trackDays(
    {
      ...campaign,
      days: [
        { day: '2026-11-01', cost: 12, views: 400 },
        { day: '2026-11-03', cost: 8, views: 600 },
      ],
    },
    '2026-11-05',
  );
  expect(track?.days).toEqual([
    {
      day: '2026-11-01',
      cost: 12,
      views: 400,
      missing: false,
      provisional: false,
      spent: 12,
      planned: 10,
      costPerView: 0.03,
    },
    {
      day: '2026-11-02',
      cost: null,
      views: null,
      missing: true,
      provisional: true,
      spent: 12,
      planned: 20,
      costPerView: 0.03,
    },
    {
      day: '2026-11-03',
      cost: 8,
      views: 600,
      missing: false,
      provisional: true,
      spent: 20,
      planned: 30,
      costPerView: 0.02,
    },
  ]);
  expect(track).toMatchObject({ spent: 20, planned: 30, views: 1000, costPerView: 0.02, place: 'inside' });
});

it.each([
  [0.05, 'above'],
  [0.04, 'inside'],
  [0.009, 'below'],
] as const)('places a cost of %s € for a view %s the promised range', (cost, place) => {
  const days = [{ day: '2026-11-01', cost: cost * 1000, views: 1000 }];
  expect(trackDays({ ...campaign, days }, '2026-12-01')?.place).toBe(place);
});

it('plans nothing before the campaign, and no more than its budget after it', () => {
  const days = [
    { day: '2026-10-31', cost: 1, views: null },
    { day: '2026-11-12', cost: 1, views: 10 },
  ];
  const track = trackDays({ ...campaign, days }, '2026-12-01');
  expect([track?.days[0]?.planned, track?.planned]).toEqual([0, 100]);
  // The first day has no views, so its cost says nothing about them.
  expect(track?.costPerView).toBe(0.1);
});

it('knows no place without a promise, and no track without a day', () => {
  const days = [{ day: '2026-11-01', cost: 1, views: 10 }];
  expect(trackDays({ ...campaign, promised: null, days }, '2026-12-01')?.place).toBeNull();
  expect(trackDays({ ...campaign, days: [] }, '2026-12-01')).toBeUndefined();
});

it('says since when and by how much the budget is exceeded, and expects no views of it then', () => {
  const track = (...costs: number[]) =>
    trackDays(
      { ...campaign, days: costs.map((cost, at) => ({ day: `2026-11-0${at + 1}`, cost, views: cost * 50 })) },
      '2026-11-20',
    );
  expect(track(60, 40)).toMatchObject({ exceeded: null, expectedViews: 5000 });
  expect(track(60, 50, 12)).toMatchObject({ exceeded: { since: '2026-11-02', by: 22 }, expectedViews: null });
});
