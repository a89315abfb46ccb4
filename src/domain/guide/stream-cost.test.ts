import { expect, it } from 'vitest';
import { streamCost } from './stream-cost.ts';

it('streamCost divides the spend by the gained streams, and returns revenue from Spotify’s threshold on', () => {
  expect(streamCost({ spotifySpend: 500, gained: 4000, before: 700 })).toEqual({
    ok: true,
    value: { costPerStream: 0.125, total: 4700, paid: true, revenue: 20 },
  });
});

it.each([
  [999, false, 0],
  [1000, true, 4.5],
])('streamCost for a track with %i streams returns paid: %s', (total, paid, revenue) => {
  const outcome = streamCost({ spotifySpend: 100, gained: 900, before: total - 900 });
  expect(outcome.ok && [outcome.value.paid, outcome.value.revenue]).toEqual([paid, revenue]);
});

it('streamCost returns the name of an invalid input', () => {
  expect(streamCost({ spotifySpend: 100, gained: 0, before: 0 })).toMatchObject({
    ok: false,
    field: 'gained',
  });
});
