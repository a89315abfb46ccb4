import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { formatHour, formatMoment, hourText } from './hour.ts';

const inAll = (hours: number, minutes = 0) => locales.map((locale) => hourText(locale, hours, minutes));

it('writes a full hour, minutes, midnight and noon in the style of each language', () => {
  expect(inAll(9)).toEqual(['9\u00a0h', '9\u00a0am', '9:00', '9h']);
  expect(inAll(19, 5)).toEqual(['19\u00a0h\u00a005', '7:05\u00a0pm', '19:05', '19h05']);
  expect(inAll(0)).toEqual(['minuit', 'midnight', '0:00', '0h']);
  expect(inAll(12, 30)).toEqual(['12\u00a0h\u00a030', '12:30\u00a0pm', '12:30', '12h30']);
});

it('reads the hour of a moment on the clock of a zone', () => {
  const time = Date.parse('2027-01-22T08:00:00Z');
  expect(formatHour('en', time, 'Europe/Paris')).toBe('9\u00a0am');
  expect(formatHour('es', time, 'Asia/Kathmandu')).toBe('13:45');
  expect(locales.map((locale) => formatMoment(locale, time, 'Europe/Paris'))).toEqual([
    '22 janvier 2027 à 9\u00a0h',
    '22 January 2027 at 9\u00a0am',
    '22 de enero de 2027, 9:00',
    '22 de janeiro de 2027 às 9h',
  ]);
  expect(formatMoment('fr', Date.parse('2026-11-30T23:05:00Z'), 'Europe/Paris')).toBe(
    '1er décembre 2026 à 0\u00a0h\u00a005',
  );
  const early = Date.parse('2026-12-01T23:00:00Z');
  expect(formatMoment('pt', early, 'Europe/Paris')).toBe('2 de dezembro de 2026 à 0h');
});
