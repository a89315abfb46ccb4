import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { reminderTime } from './reminder-time.ts';

const time = Date.UTC(2027, 0, 22, 8);

it('names the city of the zone, and UTC, which is none, without a preposition', () => {
  const inZone = (zone: string) =>
    locales.map((locale) => reminderTime(locale, time, zone).split(', ').at(-1));
  expect(inZone('America/Sao_Paulo')).toEqual([
    'heure de Sao Paulo',
    'Sao Paulo time',
    'hora de Sao Paulo',
    'horário de Sao Paulo',
  ]);
  expect(inZone('Etc/UTC')).toEqual(['heure UTC', 'UTC time', 'hora UTC', 'horário UTC']);
});
