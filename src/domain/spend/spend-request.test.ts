import { expect, it } from 'vitest';
import { readSpend, spendHref } from './spend-request.ts';

it('reads the address that the simulator writes', () => {
  const inputs = { platform: 'meta', campaignType: 'engagement', country: 'usa', budget: 1200 } as const;
  const { searchParams } = new URL(spendHref(inputs), 'https://site.example');
  expect(readSpend(Object.fromEntries(searchParams))).toEqual(inputs);
});

it('takes a wrong parameter for a missing one', () => {
  const named = { platform: 'youtube', campaignType: 'awareness', country: 'europe' };
  expect(readSpend({})).toEqual(named);
  expect(
    readSpend({ platform: 'vimeo', budget: '20', rate: '-1', aDays: '7', aCost: 'x', aUnits: '0' }),
  ).toEqual(named);
  expect(readSpend({ budget: 'Infinity', rate: '1000' })).toEqual(named);
});

it('reads a rate in percent with a comma, and two results only together', () => {
  const a = { aDays: '7', aCost: '125.5', aUnits: '9000' };
  expect(readSpend({ rate: '0,8', ...a })).toMatchObject({ rate: 0.008 });
  expect(readSpend(a)).not.toHaveProperty('results');
  expect(readSpend({ ...a, bDays: '7', bCost: '130', bUnits: '8000' }).results).toEqual({
    a: { days: 7, cost: 125.5, units: 9000 },
    b: { days: 7, cost: 130, units: 8000 },
  });
});
