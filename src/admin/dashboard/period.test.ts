import { expect, it } from 'vitest';
import { periodIn, periodProblem } from './period.ts';

it('periodIn reads own dates before days, and takes 30 days for any other text', () => {
  const read = (query: string) => periodIn(new URLSearchParams(query));
  expect(read('from=2026-10-01&to=2026-10-31&days=7')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(read('days=90')).toEqual({ days: '90' });
  for (const query of ['', 'days=31', 'from=2026-10-01', 'from=2026-10-31&to=2026-10-01', 'from=x&to=y'])
    expect(read(query)).toEqual({ days: '30' });
});

it('periodProblem accepts up to a leap year, both ends included', () => {
  expect(periodProblem('2028-01-01', '2028-12-31')).toBeUndefined();
  expect(periodProblem('2028-01-01', '2029-01-01')).toBe('long');
  expect(periodProblem('2026-11-21', '2026-11-21')).toBeUndefined();
  expect(periodProblem('2026-02-31', '')).toBe('empty');
  expect(periodProblem('2026-11-22', '2026-11-21')).toBe('order');
});
