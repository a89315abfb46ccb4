import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, '1 min'],
  [29 * MINUTE, '29 min'],
  [2 * HOUR + 5 * MINUTE, '2 h 5 min'],
  [36 * HOUR, '36 h'],
  [76 * HOUR + 30 * MINUTE, '3 j 4 h'],
  [72 * HOUR, '3 j'],
])('formatDuration writes %d ms in its two largest units', (ms, text) => {
  expect(formatDuration('fr', ms).replaceAll(/\s/g, ' ')).toBe(text);
});

it('formatDuration uses the units of the language', () => {
  const written = (['en', 'es', 'pt'] as const).map((locale) => formatDuration(locale, 51 * HOUR));
  expect(written.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '2 days 3 hrs',
    '2 d 3 h',
    '2 dias 3 h',
  ]);
});
