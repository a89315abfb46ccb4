import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Bar } from '../../../domain/landing/figure-bars.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { type AdminTexts, LanguageProvider } from '../../texts.ts';
import { useBarWords } from './use-bar-words.ts';

const labelsFrom = (first: string, bars: number, hasNumbers = false) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider value={{ locale: 'fr', t: {} as AdminTexts }}>{children}</LanguageProvider>
  );
  const { label } = renderHook(useBarWords, { wrapper }).result.current;
  return Array.from({ length: bars }, (_, place) => {
    const day = dayName(dayNumber(first) + place);
    return label({ from: day, to: day } as Bar, place, hasNumbers);
  });
};

it.each(['2026-10-25', '2026-10-30', '2027-02-20', '2026-11-01'])(
  'from %s, no label is within three bars of another',
  (first) => {
    const places = labelsFrom(first, 37).flatMap((label, place) => (label === '' ? [] : [place]));
    expect(places.length).toBeGreaterThan(3);
    for (const [index, place] of places.entries())
      if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThan(3);
  },
);

it('a few bars all have their day, the first of a month with the month', () => {
  expect(labelsFrom('2026-10-30', 4, true)).toEqual(['30 oct.', '31', '1er nov.', '2']);
});
