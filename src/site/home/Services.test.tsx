import { render, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { figuresOf } from '../../domain/simulator/cost-cells.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import { platforms } from '../../domain/simulator/inputs.ts';
import { namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { exchangeWords, fill, formatCostsInEuros } from '../../i18n/format.ts';
import { Services } from './Services.tsx';

const company = { fee: { kind: 'quote' }, spaceInvoicedBy: 'Google, Meta' } as const;
/** A table in force with other prices than the table in the code. */
const other = structuredClone(costTable);
other.tiktok.costs.europe.awareness = [11, 33];

describe.each(locales)('the price table in %s', (locale) => {
  const t = dictionaryOf(locale).home.services;

  it.each([
    ['the first cost table', costTable, undefined],
    ['a saved cost table', other, { version: 2, figures: figuresOf(other) }],
  ])('show the price with which the simulator computes: %s', (_name, table, costs) => {
    const { container } = render(<Services locale={locale} costs={costs} company={company} t={t} />);
    const rows = [...container.querySelectorAll<HTMLElement>('tbody tr')];
    for (const [index, platform] of platforms.entries()) {
      const estimate = estimateCampaign({ ...namedCampaign, platform, budget: 1000 }, table);
      if (!estimate) throw new Error(platform);
      const { min, max } = estimate.cost;
      const price = formatCostsInEuros(locale, [min, max]).replaceAll('\u00a0', ' ');
      expect(
        within(rows[index] as HTMLElement).getByText((text) =>
          text.replaceAll('\u00a0', ' ').includes(price),
        ),
      ).toBeTruthy();
    }
    // Prices are in euros: only the sentence about the rate has a dollar.
    expect(container.querySelector('table')?.textContent).not.toContain('$');
    expect(container.textContent).toContain(fill(t.basis, exchangeWords(locale)));
  });
});

it('shows budget, fee and their sum in each row, Spotify included, and what the budget buys', () => {
  const fee = {
    kind: 'percentage',
    percent: 15,
    minimum: 0,
    covers: { fr: 'a', en: 'b', es: 'c', pt: 'd' },
  } as const;
  const { container } = render(
    <Services
      locale="fr"
      costs={undefined}
      company={{ ...company, fee }}
      t={dictionaryOf('fr').home.services}
    />,
  );
  const cells = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
  );
  expect(cells).toEqual([
    ['13 000 à 50 000 vuesCoût par vue : 0,01 à 0,04 €', 'Dès 500 €', '+ honoraires 75 €', '575 €'],
    [expect.stringMatching(/impressions/), 'Conseillé dès 800 €', '+ honoraires 120 €', '920 €'],
    [expect.stringMatching(/impressions/), 'Dès 1 000 €', '+ honoraires 150 €', '1 150 €'],
    [
      'Pas d’estimationLe simulateur ne calcule pas Spotify.',
      'Dès 250 €',
      '+ honoraires 37,50 €',
      '287,50 €',
    ],
  ]);
});

it('has no total where the fee is by quote', () => {
  const { container } = render(
    <Services locale="en" costs={undefined} company={company} t={dictionaryOf('en').home.services} />,
  );
  const row = container.querySelector('tbody tr');
  expect(row?.querySelector('.prices-fee')?.textContent).toBe('+ fee by quote');
  expect(row?.querySelector('.prices-total')?.textContent).toBe('–');
});
