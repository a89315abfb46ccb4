import { expect, it } from 'vitest';
import { figureOf } from './own-figure.ts';

it.each([
  ['Combien coûte une vue ? De 0,02 € à 0,05 €.', '0,02 €'],
  ['Seven ways to spend $1,500', '$1,500'],
  ['3 erreurs qui coûtent 30\u00a0% du budget', '30\u00a0%'],
  ['500\u00a0€ de trop', '500\u00a0€'],
  ['3 publics à tester', '3'],
  ['En 2026, 5 erreurs', '5'],
  ['Ce que valent 12\u00a0500 vues', '12\u00a0500'],
])('takes the figure of an article from its own words: %s', (text, figure) => {
  expect(figureOf(text)).toBe(figure);
});

it.each([
  'Cibler juste',
  'La publicité musicale en 2026',
  'Le format MP4 et la 4G',
  'Un numéro 0123456789012345',
])('finds no figure where there is none, or a year or a name only: %s', (text) => {
  expect(figureOf(text)).toBeUndefined();
});
