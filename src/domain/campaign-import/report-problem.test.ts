import { expect, it } from 'vitest';
import { findHeader } from './find-header.ts';
import { readReport } from './read-report.ts';
import { problemOf } from './report-problem.ts';

const campaign = { startsOn: '2026-11-01', endsOn: '2026-11-10', platform: 'youtube' as const };

/** Judges a file that is imported already, with a row on a day. */
const again = (day: string, { isWantedAgain = true, currencies = ['EUR'] } = {}) => {
  const rows = [
    ['Day', 'Campaign', 'Currency code', 'Cost', 'Impr.', 'TrueView views'],
    [day, 'Nova', 'EUR', '15.44', '1,274', '402'],
  ];
  const header = findHeader(rows);
  if (!header) throw new Error('No header was found.');
  const report = readReport(rows, header, { today: '2026-11-29' });
  return problemOf({
    ...{ report, header, chosen: report.days, campaign, currencies, hasRate: false, period: null },
    ...{ isSameFile: true, isWantedAgain, title: undefined },
  });
};

it('a file that is imported already says so, also once the campaign has other days', () => {
  expect(again('2026-11-05')).toBe('same_file');
  expect(again('2026-09-05', { isWantedAgain: false })).toBe('same_file');
});

it('advises no withdrawal of an import for a choice that would be refused afterwards', () => {
  expect(again('2026-09-05')).toBe('other_days');
  expect(again('2026-11-05', { currencies: ['EUR', 'USD'] })).toBe('currencies');
});

it('a file that is imported already asks for no rate before it says so', () => {
  expect(again('2026-11-05', { currencies: ['USD'] })).toBe('same_file');
});
