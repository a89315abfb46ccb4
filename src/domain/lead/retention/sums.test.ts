import { expect, it } from 'vitest';
import { dayNumber } from '../../time/agency-day.ts';
import { type CountedLead, sumLeads } from './sums.ts';

const lead = (changes: Partial<CountedLead<string, string, string>> = {}) => ({
  day: dayNumber('2023-12-12'),
  kind: 'simulation',
  source: 'google',
  status: 'lost',
  platform: 'youtube',
  budget: 900,
  wonValue: null,
  responseMs: null,
  ...changes,
});
const month = dayNumber('2023-12-15');

it('keeps one list for each figure, and connects no day with a budget or an outcome', () => {
  const sums = sumLeads(
    [
      lead(),
      lead({ budget: 600, status: 'won', wonValue: 90_000, responseMs: 61_000 }),
      lead({ kind: 'contact', platform: null, budget: null, source: 'zoe' }),
    ],
    (_, source) => source === 'google',
  );
  expect(sums).toEqual({
    days: [
      { day: dayNumber('2023-12-12'), kind: 'simulation', source: 'google', leads: 2 },
      { day: dayNumber('2023-12-12'), kind: 'contact', source: 'other', leads: 1 },
    ],
    bands: [{ day: month, platform: 'youtube', budgetFrom: 500, leads: 2 }],
    outcomes: [
      {
        day: month,
        kind: 'simulation',
        status: 'lost',
        leads: 1,
        wonValue: 0,
        valued: 0,
        budget: 900,
        budgeted: 1,
      },
      {
        day: month,
        kind: 'simulation',
        status: 'won',
        leads: 1,
        wonValue: 90_000,
        valued: 1,
        budget: 600,
        budgeted: 1,
      },
      {
        day: month,
        kind: 'contact',
        status: 'lost',
        leads: 1,
        wonValue: 0,
        valued: 0,
        budget: 0,
        budgeted: 0,
      },
    ],
    answers: [{ day: month, responseMs: 60_000 }],
  });
});

it('counts no simulation below the lowest band, as the dashboard does', () => {
  expect(sumLeads([lead({ budget: 100 })], () => true).bands).toEqual([]);
});
