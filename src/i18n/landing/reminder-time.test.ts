import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { landingTexts } from './landing-texts.ts';
import { reminderTime } from './reminder-time.ts';

const time = Date.UTC(2027, 0, 22, 8);

it('names the city of the zone, and UTC, which is none, without a preposition', () => {
  const inZone = (zone: string) =>
    locales.map((locale) => reminderTime(locale, time, zone).split(', ').at(-1));
  expect(inZone('America/Sao_Paulo')).toEqual([
    'heure de São Paulo',
    'São Paulo time',
    'hora de São Paulo',
    'horário de São Paulo',
  ]);
  for (const zone of ['Asia/Kathmandu', 'Asia/Katmandu'])
    expect(inZone(zone)).toEqual([
      'heure de Katmandou',
      'Kathmandu time',
      'hora de Katmandú',
      'horário de Katmandu',
    ]);
  expect(inZone('Africa/Cairo')).toEqual([
    'heure du Caire',
    'Cairo time',
    'hora de El Cairo',
    'horário do Cairo',
  ]);
  expect(inZone('Asia/Calcutta').slice(0, 2)).toEqual(['heure de Calcutta', 'Kolkata time']);
  expect(inZone('Asia/Ho_Chi_Minh')[0]).toBe('heure d’Hô-Chi-Minh-Ville');
  expect(inZone('Etc/UTC')).toEqual(['heure UTC', 'UTC time', 'hora UTC', 'horário UTC']);
});

it('writes the hour as the language does, with the article that it takes', () => {
  const at = (hour: number) =>
    locales.map((locale) => reminderTime(locale, Date.UTC(2027, 0, 22, hour), 'Europe/Paris'));
  expect(at(8)).toEqual([
    'le vendredi 22 janvier à 9\u00a0h, heure de Paris',
    'on Friday 22 January at 9\u00a0am, Paris time',
    'el viernes 22 de enero a las 9:00, hora de París',
    'na sexta-feira, 22 de janeiro, às 9h, horário de Paris',
  ]);
  expect(at(0).slice(2)).toEqual([
    'el viernes 22 de enero a la 1:00, hora de París',
    'na sexta-feira, 22 de janeiro, à 1h, horário de Paris',
  ]);
});

it('says of midnight that it begins the day', () => {
  const midnight = locales.map((locale) =>
    reminderTime(locale, Date.parse('2027-01-21T23:00:00Z'), 'Europe/Paris'),
  );
  expect(midnight).toEqual([
    'le vendredi 22 janvier à minuit, heure de Paris',
    'on Friday 22 January at midnight, Paris time',
    'a las 0:00 del viernes 22 de enero, hora de París',
    'à 0h de sexta-feira, 22 de janeiro, horário de Paris',
  ]);
  expect(['es', 'pt'].map((locale) => landingTexts[locale as 'es' | 'pt'].reminder.moments.midnight)).toEqual(
    ['A las {hour}', 'À {hour}'],
  );
});

it('writes the first of a month as an ordinal number in French, and the article of the weekday in Portuguese', () => {
  expect(reminderTime('fr', Date.UTC(2027, 0, 1, 8), 'Europe/Paris')).toMatch(/^le vendredi 1er janvier à /);
  expect(reminderTime('pt', Date.UTC(2027, 0, 3, 8), 'Europe/Paris')).toMatch(
    /^no domingo, 3 de janeiro, às /,
  );
});
