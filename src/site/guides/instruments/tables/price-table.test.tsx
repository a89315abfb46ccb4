import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../../domain/locale/locale.ts';
import { figuresOf } from '../../../../domain/simulator/cost-cells.ts';
import { costTable } from '../../../../domain/simulator/cost-table.ts';
import { campaignTypes, platforms, regions } from '../../../../domain/simulator/inputs.ts';
import { exchangeWords, fill, formatCostsInEuros } from '../../../../i18n/format.ts';
import { priceWording } from '../server-texts.ts';
import { PriceTable } from './PriceTable.tsx';
import { priceTable } from './price-table.ts';

describe.each(locales.flatMap((locale) => platforms.map((platform) => ({ locale, platform }))))(
  'priceTable $locale $platform',
  ({ locale, platform }) => {
    const { costs } = costTable[platform];

    it('has the price of every region and goal in euros, as the simulator writes it', () => {
      const { rows } = priceTable(locale, platform, undefined);
      expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual(
        regions.map((region) => campaignTypes.map((goal) => formatCostsInEuros(locale, costs[region][goal]))),
      );
    });

    it('names its version and the rate of a euro', () => {
      const page = renderToStaticMarkup(<PriceTable locale={locale} platform={platform} costs={undefined} />);
      expect(page).toMatch(/<caption[^>]*>[^<]* 1\.<\/caption>/);
      expect(page).toContain(fill(priceWording(locale).prices.note, exchangeWords(locale)));
      expect(page).not.toMatch(/[{}]|NaN|undefined|style=/);
    });
  },
);

it('priceTable shows the cost table in force, with its version', () => {
  const table = structuredClone(costTable);
  const changed = { ...table, meta: { ...table.meta, costs: { ...table.meta.costs } } };
  changed.meta.costs.europe = { ...changed.meta.costs.europe, awareness: [2, 9] };
  const { caption, rows } = priceTable('fr', 'meta', { version: 7, figures: figuresOf(changed) });
  expect(caption).toContain('version 7');
  expect(rows[0]?.cells[0]?.text).toBe(formatCostsInEuros('fr', [2, 9]));
});

it('priceTable falls back to the built-in table and its version when the saved figures are not a whole table', () => {
  expect(priceTable('fr', 'youtube', { version: 7, figures: [1, 2] })).toEqual(
    priceTable('fr', 'youtube', undefined),
  );
});
