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
  ['À Noël, 38\u00a0% de plus qu’en octobre', '+38\u00a0%', 'change'],
  ['Clicks cost 20% less in January', '−20%', 'change'],
  ['Una vista costó un 38\u00a0% más', '+38\u00a0%', 'change'],
  ['Un coût de +12\u00a0%', '+12\u00a0%', 'change'],
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

it('counts what a hundred becomes after a change', () => {
  expect(figureOf('38\u00a0% de plus')?.count).toBe(138);
  expect(figureOf('38\u00a0% de moins')?.count).toBe(62);
});
