import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { feedTexts } from '../feed-texts.ts';
import { reportTexts } from './report-texts.ts';

const facts = {
  ...{
    number: 7,
    brand: 'Marque',
    contactEmail: 'a@example.com',
    url: 'https://a.example',
    words: 'Un nom.',
  },
  ...({ writtenAt: Date.UTC(2026, 11, 1), ground: 'others_data', law: 'RGPD', until: null } as const),
};
const statement = (locale: (typeof locales)[number], passages: string[]) =>
  reportTexts.statement(locale, { ...facts, measure: 'shortened', passages });

it('quotes each passage that was cut out, and counts them', () => {
  const one = locales.map((locale) => statement(locale, ['Léo']));
  expect(one.map(({ text }) => text.split('\n\n')[2])).toEqual([
    'Le passage retiré\u00a0: «\u00a0Léo\u00a0»',
    'The removed passage: “Léo”',
    'El pasaje retirado: «Léo»',
    'O trecho retirado: “Léo”',
  ]);
  const two = locales.map((locale) => statement(locale, ['Léo', 'dit «\u00a0oui\u00a0»']));
  expect(two.map(({ text }) => text.split('\n\n')[2])).toEqual([
    'Les passages retirés\u00a0: «\u00a0Léo\u00a0», «\u00a0dit “oui”\u00a0»',
    'The removed passages: “Léo”, “dit ‘oui’”',
    'Los pasajes retirados: «Léo», «dit “oui”»',
    'Os trechos retirados: “Léo”, “dit ‘oui’”',
  ]);
  expect([...new Set([...one, ...two].map(({ subject }) => subject))]).toHaveLength(8);
  const removed = reportTexts.statement('fr', { ...facts, measure: 'removed', passages: [] });
  expect(removed.text).not.toContain('passage');
});

it('tells the person who reported, the author of a second decision and readers in the same number', () => {
  const decision = (cuts: number) =>
    reportTexts.decision('fr', { ...facts, reason: 'personal_data', outcome: 'shortened', cuts }).text;
  expect(decision(1)).toContain('Le passage en cause est retiré.');
  expect(decision(2)).toContain('Les passages en cause sont retirés.');
  const reviewed = (cuts: number) =>
    reportTexts.reviewed('fr', { ...facts, outcome: 'shortened', cuts }).text;
  expect(reviewed(1)).toContain('Le passage reste retiré.');
  expect(reviewed(2)).toContain('Les passages restent retirés.');
  expect(
    locales.map((locale) => [1, 2].map((cuts) => feedTexts.excerpt(locale, cuts).split(': ')[1])),
  ).toEqual([
    ['un passage a été retiré après un signalement', 'des passages ont été retirés après un signalement'],
    ['a passage was removed after a report', 'passages were removed after a report'],
    ['se ha retirado un pasaje tras una denuncia', 'se han retirado pasajes tras una denuncia'],
    [
      'um trecho foi retirado depois de uma denúncia',
      'alguns trechos foram retirados depois de uma denúncia',
    ],
  ]);
});
