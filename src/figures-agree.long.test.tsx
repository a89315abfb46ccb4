import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedClaims } from '../tests/claims.ts';
import {
  cardsThatDiffer,
  claimsIn,
  contradictions,
  figuresIn,
  type Printed,
  plain,
  viewsIn,
} from '../tests/printed-figures.ts';
import { publicPages } from '../tests/screens/public-pages.tsx';
import type { SiteFacts } from './contracts/site.ts';
import { parsePage } from './domain/blocks/text-format.ts';
import { claimKeys } from './domain/claims/declared-claims.ts';
import { judgeClaims, untouched } from './domain/claims/judge-claims.ts';
import { shownClaims } from './domain/claims/shown-claims.ts';
import type { Fee } from './domain/fee/fee.ts';
import { guides } from './domain/guide/guides.ts';
import { type Locale, locales } from './domain/locale/locale.ts';
import { figuresOf, tableOf } from './domain/simulator/cost-cells.ts';
import { costTable } from './domain/simulator/cost-table.ts';
import { estimateCampaign } from './domain/simulator/estimate.ts';
import { platforms } from './domain/simulator/inputs.ts';
import { agencyDay } from './domain/time/agency-day.ts';
import { claimWords } from './i18n/claim-words.ts';
import { errors } from './i18n/dictionaries/errors/fr.ts';
import { simulator as simulators } from './i18n/dictionaries/simulator/index.ts';
import { formatNumber, formatPercent } from './i18n/format.ts';
import { fillFigures, formatFigure } from './i18n/format-figure.ts';
import { feeTokens, MISSING_FEE } from './i18n/money/fee-text.ts';
import { feeTexts } from './i18n/money/fee-texts.ts';
import { textsOf } from './i18n/site-texts.ts';
import { guideBlocks } from './site/guides/guide-blocks.tsx';
import { CalculatorShell } from './site/guides/instruments/CalculatorShell.tsx';
import { calculatorTexts, tableWording } from './site/guides/instruments/server-texts.ts';
import { FigureTable } from './site/guides/instruments/tables/FigureTable.tsx';
import { type FigureTableId, figureTableBuilders } from './site/guides/instruments/tables/figure-tables.ts';
import { PriceTable } from './site/guides/instruments/tables/PriceTable.tsx';
import { Services } from './site/home/Services.tsx';
import { hubTexts } from './site/hub/texts.ts';
import { legalBlocks } from './site/legal/legal-blocks.tsx';
import { Blocks } from './site/reading/blocks/Blocks.tsx';
import { servicesTexts } from './site/services/texts.ts';
import { ResultStep } from './site/simulator/ResultStep.tsx';

/** A site without demo data, of which the agency has confirmed every claim: those that disagree are not shown. */
const confirmed = shownClaims(
  judgeClaims(
    claimKeys.map((key) => ({ ...untouched(key), checkedAt: 1, version: 1 })),
    { demo: false, today: '2026-11-25', wordsOf: claimWords.label },
  ),
  agencyDay,
);

/** The public pages as the server writes them, each with the figures that it prints under a label. */
const readPages = (locale: Locale, claims: SiteFacts['claims']): ReadPage[] =>
  publicPages(locale, claims).map(([path, element]) => {
    const page = drawn(element);
    return { path, page, printed: printedOn(locale, path, page) };
  });

interface ReadPage {
  path: string;
  page: HTMLElement;
  printed: Printed[];
}

function drawn(element: ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  return page;
}

/** The figures of a page, in fields and in running text. */
const printedOn = (locale: Locale, path: string, page: HTMLElement): Printed[] => [
  ...figuresIn(path, page),
  ...claimsIn(locale, page),
];

/** The pages that name an advertising budget as a price. */
const PRICED = ['/', '/youtube-ads', '/meta-ads', '/spotify-ads', 'library', '/guides', '/contact', '/faq'];

const percentage: Fee = {
  kind: 'percentage',
  percent: 13.5,
  minimum: 0,
  covers: { fr: 'a', en: 'a', es: 'a', pt: 'a' },
};

/** A table of which one price is another than the code's own. */
const other = structuredClone(costTable);
other.tiktok.costs.europe.awareness = [11, 33];

describe.each(locales)('the public pages in %s', (locale) => {
  let pages: readonly ReadPage[];
  beforeAll(() => {
    pages = readPages(locale, confirmed);
  });

  it('never show two figures under one label, with every claim confirmed', () => {
    const printed = pages.flatMap((page) => page.printed);
    expect(new Set(printed.map(([label]) => label)).size).toBeGreaterThan(40);
    expect(contradictions(printed)).toEqual([]);
  });

  it('contradict themselves with demo data only, where the documented figures do', () => {
    const { views, artists } = textsOf(locale).home.hero.counters;
    const printed = readPages(locale, documentedClaims).flatMap((page) => page.printed);
    expect(contradictions(printed)).toEqual(expect.arrayContaining([views, artists]));
  });

  it.each(['/faq', '/terms', '/all-reviews', '/nos-chiffres', '/guide-budget-youtube-ads'])(
    'are caught when a sentence of %s contradicts a counter of the home page',
    (planted) => {
      const { countries } = textsOf(locale).home.hero.counters;
      const printed = pages.flatMap(({ path, page, printed }) => {
        if (path !== planted) return printed;
        const changed = page.cloneNode(true) as HTMLElement;
        changed.append(`. Nous comptons 40+ ${countries}.`);
        return printedOn(locale, path, changed);
      });
      expect(contradictions(printed)).toEqual([countries]);
    },
  );

  it.each<[Fee, string]>([
    [percentage, formatPercent(locale, 0.135)],
    [{ kind: 'quote' }, feeTexts(locale).terms.quote],
    [{ kind: 'missing' }, MISSING_FEE],
  ])('name the fee %j, and no other, on every page with a price', (fee, mark) => {
    const words = feeTexts(locale).terms.percentage.split('{')[0] ?? '';
    const found = publicPages(locale, confirmed, undefined, fee)
      .filter(([path]) => PRICED.includes(path))
      .map(([path, element]) => {
        const text = drawn(element).textContent?.toLowerCase() ?? '';
        const named = text.split(words.toLowerCase()).slice(1);
        const others = named.filter((rest) => !rest.startsWith(mark.toLowerCase()));
        return { path, named: text.includes(mark.toLowerCase()), others };
      });
    expect(found).toEqual(PRICED.map((path) => ({ path, named: true, others: [] })));
  });

  it.each<[Fee, string]>([
    [percentage, formatPercent(locale, 0.135)],
    [{ kind: 'quote' }, feeTexts(locale).terms.quote],
    [{ kind: 'missing' }, MISSING_FEE],
  ])('name the fee %j beside each calculator, and in the terms of use', (fee, mark) => {
    const { token } = legalBlocks(
      locale,
      { company: { fee } } as unknown as SiteFacts,
      Date.UTC(2026, 10, 28),
    );
    const feeOfTerms = drawn(<p>{token('fee')}</p>);
    const calculators = guides.flatMap((guide) => ('calculator' in guide ? [guide.calculator] : []));
    const drawnShells = calculators.map((id) =>
      drawn(<CalculatorShell locale={locale} id={id} t={calculatorTexts(locale)} fee={fee} />),
    );
    expect(calculators.length).toBeGreaterThan(5);
    const terms = readFileSync(`content/${locale}/legal/terms.md`, 'utf8');
    expect(terms.match(/\{fee\}/g)).toHaveLength(1);
    expect(terms).toContain('{company.spaceInvoicedBy}');
    for (const page of [...drawnShells, feeOfTerms])
      expect(page.textContent?.toLowerCase()).toContain(mark.toLowerCase());
    if (fee.kind === 'percentage') expect(feeOfTerms.textContent).toContain(fee.covers[locale]);
  });

  it('name the fee in the answer of a guide that asks about it, and in no other words', () => {
    const asked = guides.flatMap(({ slug }) => {
      const text = readFileSync(`content/${locale}/guides/${slug}.md`, 'utf8');
      return text.split('\n').filter((line) => line.includes('{fee.terms}'));
    });
    expect(asked).toHaveLength(1);
    const [line = ''] = asked;
    const example: Fee = { ...percentage, example: true };
    const written = (fee: Fee, repeated?: 'repeated') =>
      fillFigures(locale, line, feeTokens(locale, feeTexts(locale), fee, repeated));
    expect(written(percentage)).toContain(formatPercent(locale, 0.135));
    expect(written({ kind: 'missing' })).toContain(MISSING_FEE);
    // Structured data repeat no example of a demonstration.
    expect(written(example)).toContain(formatPercent(locale, 0.135));
    expect(written(example, 'repeated')).not.toMatch(/\d/);
  });

  it('name no least budget on a page without a fee', () => {
    const prices = [formatFigure(locale, 'agency.minimum'), formatFigure(locale, 'spotify.from')];
    const unpriced = pages
      .filter(({ page }) => prices.some((price) => page.textContent?.includes(price)))
      .map(({ path }) => path)
      .filter((path) => !PRICED.includes(path));
    // The glossary says that its figures are without the fee.
    expect(unpriced.filter((path) => path !== '/glossary')).toEqual([]);
  });

  it('show on the cards of the home page the prices with which the simulator computes', () => {
    const homeWith = (costs: SiteFacts['costs']) => {
      const page = publicPages(locale, confirmed, costs).find(([path]) => path === '/')?.[1];
      return page ? drawn(page) : document.body;
    };
    const saved = { version: 2, figures: figuresOf(other) };
    expect(cardsThatDiffer(locale, homeWith(undefined))).toEqual([]);
    expect(cardsThatDiffer(locale, homeWith(saved), other)).toEqual([]);
    // A card that keeps the old price is caught.
    expect(cardsThatDiffer(locale, homeWith(undefined), other)).toEqual(['tiktok']);
  });
});

/** The text of the YouTube guide, drawn. */
function youtubeGuide(locale: Locale, costs: SiteFacts['costs']): ReactElement {
  const guide = guides.find(({ slug }) => slug === 'guide-budget-youtube-ads');
  if (!guide) throw new Error('The YouTube guide is gone.');
  const site = { claims: confirmed, company: { fee: percentage }, costs };
  const { blocks } = parsePage(readFileSync(`content/${locale}/guides/${guide.slug}.md`, 'utf8'));
  return <Blocks locale={locale} blocks={blocks} drawn={guideBlocks(locale, guide, site)} />;
}

/** The result of the simulator for 1 000 € on YouTube. */
function simulatorResult(locale: Locale, costs: SiteFacts['costs']): string {
  const { container } = render(
    <ResultStep
      locale={locale}
      t={simulators[locale]}
      messages={errors.fields}
      inputs={named}
      estimate={estimateWith(costs)}
      fee={{ kind: 'quote' }}
      delivery={undefined}
    />,
  );
  const text = container.querySelector('[data-step-heading]')?.textContent ?? '';
  cleanup();
  return text;
}

const named = { platform: 'youtube', campaignType: 'awareness', country: 'europe', budget: 1000 } as const;
const estimateWith = (costs: SiteFacts['costs']) => {
  const estimate = estimateCampaign(named, costs && tableOf(costs.figures));
  if (!estimate) throw new Error('The table has no costs for the campaign.');
  return estimate;
};

/** A table of which 1 000 € buy 28 571 views on YouTube, between 20 000 and 50 000. */
const dearer = structuredClone(costTable);
dearer.youtube.costs.europe.awareness = [0.02, 0.05];

describe.each(locales)('titles and descriptions of pages in %s', (locale) => {
  it('name no price of a view, which would be another one than that of the table in force', () => {
    const t = textsOf(locale);
    const { youtube, meta, spotify } = servicesTexts(locale, t.services);
    const written = [t.home, youtube, meta, spotify, hubTexts(locale, t.hub), t.faqPage, t.contactPage].map(
      (page) => JSON.stringify(page.meta),
    );
    const files = ['guides', 'legal'].flatMap((kind) =>
      readdirSync(`content/${locale}/${kind}`).map((file) =>
        (/^---\n(.*?)\n---\n/s.exec(readFileSync(`content/${locale}/${kind}/${file}`, 'utf8'))?.[1] ?? '')
          .split('\n')
          .filter((line) => /^(?:title|description):/.test(line))
          .join('\n'),
      ),
    );
    const all = [...written, ...files];
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter((text) => /costPer(?:View|Thousand)/.test(text))).toEqual([]);
  });
});

describe.each(locales)('the views of 1 000 € on YouTube in %s', (locale) => {
  const grouped = (value: number) => formatNumber(locale, value).replaceAll('\u00a0', ' ');
  const places = (costs: SiteFacts['costs']): [string, string][] => {
    const pages = new Map(publicPages(locale, confirmed, costs));
    const shown = (path: string) => drawn(pages.get(path) ?? <p />);
    return [
      ['hero', shown('/').querySelector('#hero')?.textContent ?? ''],
      [
        'frequent questions of the home page',
        shown('/').querySelector('[data-content="faq"]')?.textContent ?? '',
      ],
      ['YouTube page, facts', shown('/youtube-ads').querySelector('#value')?.textContent ?? ''],
      ['YouTube page, questions', shown('/youtube-ads').querySelector('#faq')?.textContent ?? ''],
      ['frequent questions', shown('/faq').textContent ?? ''],
      ['guide', drawn(youtubeGuide(locale, costs)).textContent ?? ''],
      ['simulator', simulatorResult(locale, costs)],
    ];
  };

  it.each([
    ['the first cost table', undefined, [40_000, 25_000, 100_000]],
    ['a saved cost table', { version: 2, figures: figuresOf(dearer) }, [29_000, 20_000, 50_000]],
  ] as const)('are the same everywhere, with the same range: %s', (_name, costs, figures) => {
    const expected = figures.map(grouped).join(' | ');
    for (const [place, text] of places(costs)) {
      const found = viewsIn(locale, text);
      expect(found.length, place).toBeGreaterThan(0);
      expect(new Set(found), place).toEqual(new Set([expected]));
    }
  });
});

/**
 * The figures of a guide's table, each under the words of its row and column; `of` is the subject of the table. A target
 * and a threshold are the same figure, whichever word heads the column.
 */
function cellsOf(of: string, table: HTMLElement, limits: readonly string[]): Printed[] {
  const columns = [...table.querySelectorAll('thead th')].map(({ textContent }) => plain(textContent));
  return [...table.querySelectorAll('tbody tr')].flatMap((row) => {
    const name = plain(row.querySelector('th')?.textContent);
    const cells = [...row.querySelectorAll('td')];
    // A threshold has one row for each decision, and a phase is told apart by its signal.
    const words = cells
      .filter(({ className }) => className === '')
      .map(({ textContent }) => plain(textContent));
    return cells.flatMap((cell, index): Printed[] => {
      const column = columns[index + 1] ?? '';
      const label = [of, name, ...words, limits.includes(column) ? '' : column].filter(Boolean).join(' · ');
      const figure = plain(cell.textContent);
      return cell.className !== '' && /\d/.test(figure) ? [[label, figure]] : [];
    });
  });
}

/** The platform that a row or a table is about, in the words of the tables of all platforms. */
const subjectOf = (id: string) =>
  ({ youtube: 'YouTube', meta: 'Meta', tiktok: 'TikTok' })[id.split('.')[0] ?? ''] ?? '';

describe.each(locales)('the tables of the guides in %s', (locale) => {
  it('never show two figures under the same subject, row and column', () => {
    const all: Printed[] = [];
    const { target, threshold } = tableWording(locale, confirmed).t.columns;
    for (const id of Object.keys(figureTableBuilders) as FigureTableId[]) {
      const { container } = render(<FigureTable locale={locale} id={id} claims={confirmed} />);
      const cells = cellsOf(subjectOf(id), container, [target, threshold]);
      expect(cells.length, id).toBeGreaterThan(0);
      all.push(...cells);
      cleanup();
    }
    expect(all.length).toBeGreaterThan(60);
    expect(contradictions(all)).toEqual([]);
  });

  it('show for Europe the price of the row that leads to the simulator', () => {
    const home = render(
      <Services
        locale={locale}
        costs={undefined}
        company={{ fee: percentage, spaceInvoicedBy: 'Google, Meta' }}
        t={textsOf(locale).home.services}
      />,
    );
    const cards = [...home.container.querySelectorAll('.prices-expect span')].map(
      (cost) => plain(cost.textContent).split(/ ?: /)[1],
    );
    cleanup();
    const prices = platforms.map((platform) => {
      const { container } = render(<PriceTable locale={locale} platform={platform} costs={undefined} />);
      const row = [...(container.querySelector('tbody tr')?.children ?? [])].map(({ textContent }) =>
        plain(textContent),
      );
      cleanup();
      return row;
    });
    expect(cards).toHaveLength(platforms.length);
    for (const [index, price] of cards.entries()) expect(prices[index]).toContain(price);
  });
});
