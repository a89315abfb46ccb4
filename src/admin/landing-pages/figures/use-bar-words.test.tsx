import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { barsOf } from '../../../domain/landing/figure-bars.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { type AdminTexts, LanguageProvider } from '../../texts.ts';
import { useBarWords } from './use-bar-words.ts';

/** The plots of the figures on a phone of 390 pixels and in a window of 1440. */
const [PHONE, DESKTOP] = [256, 1020];

function labelsFrom(first: string, days: number, room: number): { text: string; shift: number }[] {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider value={{ locale: 'fr', t: {} as AdminTexts }}>{children}</LanguageProvider>
  );
  const { labels } = renderHook(useBarWords, { wrapper }).result.current;
  const bars = barsOf(
    Array.from({ length: days }, (_, place) => {
      return { day: dayName(dayNumber(first) + place), visits: 1, conversions: 0 };
    }),
  );
  return labels(bars, room);
}
const shown = (labels: readonly { text: string }[]) => labels.map(({ text }) => text).filter(Boolean);

it.each([
  ['2026-10-25', 2],
  ['2026-10-30', 3],
  ['2027-02-20', 2],
  ['2026-11-01', 2],
])('from %s, no label touches another on a phone, and each of the %i months is named', (first, months) => {
  const labels = labelsFrom(first, 37, PHONE);
  const step = PHONE / labels.length;
  const edges = labels.flatMap(({ text, shift }, place) => {
    const half = (text.length * 6.5) / 2;
    const middle = (place + 0.5) * step - shift;
    return text === '' ? [] : [[middle - half, middle + half] as const];
  });
  expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(PHONE);
  expect(edges.length).toBeGreaterThan(4);
  for (const [index, [left]] of edges.entries())
    if (index > 0) expect(left - (edges[index - 1]?.[1] ?? 0)).toBeGreaterThanOrEqual(12);
  expect(shown(labels).filter((label) => label.includes(' '))).toHaveLength(months);
});

it('a month that begins with the last bar is named inside of the plot', () => {
  const { text, shift } = labelsFrom('2026-11-09', 23, PHONE).at(-1) ?? { text: '', shift: 0 };
  expect(text).toBe('1er déc.');
  expect(shift).toBeCloseTo((text.length * 6.5) / 2 - PHONE / 23 / 2);
});

it('a few bars all have their day, the first of a month with the month', () => {
  expect(shown(labelsFrom('2026-10-30', 4, DESKTOP))).toEqual(['30 oct.', '31', '1er nov.', '2']);
  expect(shown(labelsFrom('2026-11-22', 9, PHONE))).toEqual([
    '22 nov.',
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
    '30',
  ]);
});

it('the first week of each month has the month', () => {
  expect(shown(labelsFrom('2026-09-02', 90, PHONE))).toEqual(['2 sept.', '6 oct.', '3 nov.', '24']);
  expect(shown(labelsFrom('2026-09-02', 90, DESKTOP)).slice(4, 6)).toEqual(['29', '6 oct.']);
});
