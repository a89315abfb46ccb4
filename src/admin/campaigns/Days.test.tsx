import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { said, texts } from '../../../tests/screens/admin-screen.tsx';
import type { Locale } from '../../domain/locale/locale.ts';
import { LanguageProvider } from '../texts.ts';
import { Days } from './Days.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // In Paris, the year 2027 has begun.
  vi.setSystemTime('2026-12-31T23:30:00Z');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each<[Locale, string, string, string]>([
  ['fr', '17 oct. – 16 nov.', '17 oct. – 16 nov. 2026', '8 déc. 2026 – 6 janv. 2027'],
  ['en', '17 Oct – 16 Nov', '17 Oct – 16 Nov 2026', '8 Dec 2026 – 6 Jan 2027'],
  ['es', '17 oct – 16 nov', '17 oct – 16 nov 2026', '8 dic 2026 – 6 ene 2027'],
  ['pt', '17 out. – 16 nov.', '17 out. – 16 nov. 2026', '8 dez. 2026 – 6 jan. 2027'],
])('Days omits the present year and shows every other year in %s', (locale, present, past, both) => {
  const shown = (from: string, to: string) => {
    const { container } = render(
      <LanguageProvider value={{ locale, t: texts }}>
        <Days from={from} to={to} />
      </LanguageProvider>,
    );
    return said(container.textContent ?? '');
  };
  expect(shown('2027-10-17', '2027-11-16')).toBe(present);
  expect(shown('2026-10-17', '2026-11-16')).toBe(past);
  expect(shown('2026-12-08', '2027-01-06')).toBe(both);
  expect(shown('2027-01-09', '2027-01-29')).toMatch(/^9–29 /);
});
