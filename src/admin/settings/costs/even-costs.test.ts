import { expect, it } from 'vitest';
import { locales } from '../../../domain/locale/locale.ts';
import { formatCostRange } from '../../../i18n/format.ts';
import { evenCosts } from './even-costs.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('writes the costs of a column with the decimals of the one that needs most', () => {
  const views = evenCosts('fr', [0.0152, 0.02, 0.1], 'CPV');
  expect([0.0152, 0.02, 0.1].map(views.cost).map(plain)).toEqual(['0,0152 $', '0,0200 $', '0,1000 $']);
  expect(plain(evenCosts('fr', [0.015, 0.02], 'CPV').range({ min: 0.015, max: 0.02 }))).toBe(
    'de 0,015 $ à 0,020 $',
  );
  const thousands = evenCosts('fr', [4, 4.5, 5.125], 'CPM');
  expect([4, 4.5, 5.125].map(thousands.cost).map(plain)).toEqual(['4,000 $', '4,500 $', '5,125 $']);
  expect([4, 4.5].map(evenCosts('fr', [4, 4.5], 'CPM').cost).map(plain)).toEqual(['4,00 $', '4,50 $']);
});

it.each(locales)('writes whole costs and the sign like the table of costs in %s', (locale) => {
  const range = { min: 4, max: 8 };
  expect(evenCosts(locale, [4, 8], 'CPM').range(range)).toBe(formatCostRange(locale, [4, 8], 'CPM'));
  const view = { min: 0.01, max: 0.04 };
  expect(evenCosts(locale, [0.01, 0.04], 'CPV').range(view)).toBe(
    formatCostRange(locale, [0.01, 0.04], 'CPV'),
  );
});
