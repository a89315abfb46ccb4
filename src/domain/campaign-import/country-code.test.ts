import { expect, it } from 'vitest';
import { countryCode } from './country-code.ts';

it('reads codes, and names in the four languages', () => {
  const cells = [
    'FR',
    'Germany',
    'Allemagne',
    'Alemania',
    'Alemanha',
    ' états-unis ',
    'Royaume-Uni',
    'Brasil',
  ];
  expect(cells.map(countryCode)).toEqual(['FR', 'DE', 'DE', 'DE', 'DE', 'US', 'GB', 'BR']);
});

it('knows no country in other words', () => {
  expect(['Unknown', 'Inconnu', '', 'Atlantis', 'Île-de-France'].map(countryCode)).toEqual(
    Array.from({ length: 5 }, () => 'ZZ'),
  );
});
