import { expect, it } from 'vitest';
import { agencyHour } from './agency-hour.ts';

it('returns the hour in Paris, in winter and in summer', () => {
  expect(agencyHour(Date.parse('2026-11-29T23:30:00Z'))).toBe(0);
  expect(agencyHour(Date.parse('2026-11-29T04:59:59Z'))).toBe(5);
  expect(agencyHour(Date.parse('2026-07-01T04:59:59Z'))).toBe(6);
});
