import { expect, it } from 'vitest';
import { figureOf } from './own-figure.ts';

it.each([
  ['Combien coûte une vue ? De 0,02 € à 0,05 €.', '0,02 €', 'money'],
  ['Seven ways to spend $1,500', '$1,500', 'money'],
  ['3 erreurs qui coûtent 30\u00a0% du budget', '30\u00a0%', 'share'],
  ['500\u00a0€ de trop', '500\u00a0€', 'money'],
  ['3 publics à tester', '3', 'things'],
  ['En 2026, 5 erreurs', '5', 'things'],
  ['Ce que valent 12\u00a0500 vues', '12\u00a0500', 'number'],
  ['Une hausse de 140\u00a0%', '140\u00a0%', 'number'],
  ['Un taux de 2,5\u00a0%', '2,5\u00a0%', 'number'],
])('takes the figure of an article from its own words: %s', (text, figure, kind) => {
  expect(figureOf(text)).toMatchObject({ text: figure, kind });
});

it.each([
  ['Ce que disent 40 jours de campagne', 'jours'],
  ['3 publics à tester', 'publics'],
  ['Comptez 12, pas plus', undefined],
  ['10 anticonstitutionnellement', undefined],
  ['30\u00a0% du budget', undefined],
])('takes the word after a bare number as its unit: %s', (text, unit) => {
  expect(figureOf(text)?.unit).toBe(unit);
});

it.each([
  'Cibler juste',
  'La publicité musicale en 2026',
  'Le format MP4 et la 4G',
  'Un numéro 0123456789012345',
])('finds no figure where there is none, or a year or a name only: %s', (text) => {
  expect(figureOf(text)).toBeUndefined();
});
