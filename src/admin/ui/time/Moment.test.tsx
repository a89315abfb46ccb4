import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../../../../tests/screens/admin-screen.tsx';
import { LanguageProvider } from '../../texts.ts';
import { Moment } from './Moment.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'America/Montreal');
  vi.useFakeTimers();
  // 22 November, 00:30 in Paris: in Montreal it is the day before.
  vi.setSystemTime('2026-11-21T23:30:00Z');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function shown(props: Parameters<typeof Moment>[0]) {
  render(
    <LanguageProvider value={{ locale: 'fr', t: texts }}>
      <Moment {...props} />
    </LanguageProvider>,
  );
  const { textContent, title } = screen.getByRole('time');
  cleanup();
  return { text: textContent, title };
}
const text = (at: string, show?: 'recent' | 'hour' | 'full') => shown({ at, ...(show && { show }) }).text;

it.each([
  // Today, yesterday, before, and last year, as Paris counts them.
  ['2026-11-21T23:05:00Z', '00:05', '00:05', '22 nov., 00:05'],
  ['2026-11-21T13:32:00Z', '21 nov., 14:32', '21 nov., 14:32', '21 nov., 14:32'],
  ['2026-11-20T22:59:00Z', '20 nov.', '20 nov., 23:59', '20 nov., 23:59'],
  ['2026-07-01T22:15:00Z', '2 juil.', '2 juil., 00:15', '2 juil., 00:15'],
  ['2025-12-31T23:00:00Z', '1er janv.', '1er janv., 00:00', '1er janv., 00:00'],
  ['2025-12-31T22:59:00Z', '31 déc. 2025', '31 déc. 2025, 23:59', '31 déc. 2025, 23:59'],
])('the moment %s is shown as "%s" (recent), "%s" (hour) and "%s" (full)', (at, recent, hour, full) => {
  expect([text(at), text(at, 'hour'), text(at, 'full')]).toEqual([recent, hour, full]);
});

it('the title of a moment names the time zone', () => {
  expect(shown({ at: '2026-11-09T13:32:00Z' }).title).toBe('9 novembre 2026 à 14:32 UTC+1');
});

it.each(['hour', 'full', 'recent'] as const)('a day is shown without an hour (%s)', (show) => {
  expect(shown({ at: '2026-11-22', show })).toEqual({ text: '22 nov.', title: '22 novembre 2026' });
  expect(text('2026-11-21', show)).toBe('21 nov.');
  expect(text('2025-01-01', show)).toBe('1er janv. 2025');
});
