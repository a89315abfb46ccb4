import { expect, it } from 'vitest';
import { confirmedDays } from './confirmed-days.ts';

const at = (time: string, count: number) => ({ at: Date.parse(time), count });

it('adds hours up by the agency’s days, and leaves no day out', () => {
  const hours = [
    at('2026-11-14T22:00:00Z', 2),
    // Already the 15th in Paris.
    at('2026-11-14T23:00:00Z', 3),
    at('2026-11-17T08:00:00Z', 1),
  ];
  const counts = (until: string) => confirmedDays(hours, until).map(({ day, count }) => `${day} ${count}`);
  expect(counts('')).toEqual(['2026-11-14 2', '2026-11-15 3', '2026-11-16 0', '2026-11-17 1']);
  expect(counts('2026-11-18')).toEqual([...counts(''), '2026-11-18 0']);
  expect(confirmedDays([], '2026-11-18')).toEqual([]);
});
