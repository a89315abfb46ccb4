import { cleanup, render, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { figuresOf } from '../../domain/simulator/cost-cells.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import { platforms } from '../../domain/simulator/inputs.ts';
import { namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { exchangeWords, fill, formatCostsInEuros } from '../../i18n/format.ts';
import { Services } from './Services.tsx';

afterEach(cleanup);

const company = { fee: { kind: 'quote' }, spaceInvoicedBy: 'Google, Meta' } as const;
/** A table in force with other prices than the table in the code. */
const other = structuredClone(costTable);
other.tiktok.costs.europe.awareness = [11, 33];

describe.each(locales)('the cards of the services in %s', (locale) => {
  const t = dictionaryOf(locale).home.services;

  it.each([
    ['the first cost table', costTable, undefined],
    ['a saved cost table', other, { version: 2, figures: figuresOf(other) }],
  ])('show the price with which the simulator computes: %s', (_name, table, costs) => {
    const { container } = render(<Services locale={locale} costs={costs} company={company} t={t} />);
    const cards = [...container.querySelectorAll('h3')].map((title) => title.closest('li') as HTMLElement);
    for (const [index, platform] of platforms.entries()) {
      const estimate = estimateCampaign({ ...namedCampaign, platform, budget: 1000 }, table);
      if (!estimate) throw new Error(platform);
      const { min, max } = estimate.cost;
      const price = formatCostsInEuros(locale, [min, max]).replaceAll('\u00a0', ' ');
      expect(within(cards[index] as HTMLElement).getByText(price)).toBeTruthy();
    }
    // Prices are in euros: only the sentence about the rate has a dollar.
    expect(container.querySelector('ul')?.textContent).not.toContain('$');
    expect(container.textContent).toContain(fill(t.basis, exchangeWords(locale)));
  });
});
