import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentedClaims, noClaims } from '../../../../../tests/claims.ts';
import { type FigureKey, figures } from '../../../../domain/benchmarks/figures.ts';
import { locales } from '../../../../domain/locale/locale.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import { tableWording } from '../server-texts.ts';
import { FigureTable } from './FigureTable.tsx';
import { type FigureTableId, figureTableBuilders } from './figure-tables.ts';

const ids = Object.keys(figureTableBuilders) as FigureTableId[];
const show = (
  locale: (typeof locales)[number],
  id: FigureTableId,
  claims = documentedClaims,
): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<FigureTable locale={locale} id={id} claims={claims} />);
  return page;
};
const textOf = (element: Element | null | undefined) => element?.textContent ?? '';

it('figureTableBuilders has every table that guides may use', () => {
  expect(ids.sort()).toEqual(
    [
      'youtube.genres youtube.audiences youtube.goals youtube.targets',
      'meta.genres meta.audiences meta.splits meta.targets',
      'tiktok.ages tiktok.viral tiktok.targeting tiktok.phases',
      'roi.revenues roi.lifetimeValues roi.thresholds roi.targets',
      'kpi.targets kpi.abTest click.funnel',
      'platforms.costs platforms.audiences platforms.signals',
    ]
      .flatMap((line) => line.split(' '))
      .sort(),
  );
});

describe.each(locales.flatMap((locale) => ids.map((id) => ({ locale, id }))))(
  'FigureTable $locale $id',
  ({ locale, id }) => {
    const page = show(locale, id);
    const rows = [...page.querySelectorAll('tbody tr')];

    it('has a caption, a scope for every heading, and no empty cell', () => {
      expect(textOf(page.querySelector('table > caption'))).not.toBe('');
      const columns = [...page.querySelectorAll('thead th')];
      expect(columns.every((heading) => heading.getAttribute('scope') === 'col' && textOf(heading))).toBe(
        true,
      );
      expect(rows.length).toBeGreaterThanOrEqual(2);
      for (const row of rows) {
        expect(row.querySelectorAll('th[scope="row"]')).toHaveLength(1);
        expect(row.children).toHaveLength(columns.length);
        expect([...row.children].every((cell) => textOf(cell).trim() !== '')).toBe(true);
      }
    });

    it('fills in every placeholder, and uses no style attribute, which the policy forbids', () => {
      expect(textOf(page)).not.toMatch(/[{}]|NaN|undefined/);
      expect(page.querySelector('[style]')).toBeNull();
    });

    it('renders bars within their bounds, each with its own gradient', () => {
      const gradients = [...page.querySelectorAll('linearGradient')].map(({ id: name }) => name);
      expect(new Set(gradients).size).toBe(gradients.length);
      const rects = [...page.querySelectorAll('rect')];
      for (const rect of rects) {
        const [x, width] = ['x', 'width'].map((name) => Number.parseFloat(rect.getAttribute(name) ?? ''));
        expect(x).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThan(0);
        expect((x ?? 0) + (width ?? 0)).toBeLessThanOrEqual(100.01);
        const fill = rect.getAttribute('fill');
        expect(fill === null || gradients.includes(fill.slice(5, -1))).toBe(true);
      }
    });

    it('labels each cell with its column for the cards on a phone, and cannot be focused', () => {
      const [, ...columns] = [...page.querySelectorAll('thead th')].map(textOf);
      for (const row of rows) {
        const labels = [...row.querySelectorAll('td')].map((cell) => cell.dataset['label']);
        expect(labels).toEqual(columns);
      }
      expect(page.querySelector('[tabindex]')).toBeNull();
    });
  },
);

describe('the figures', () => {
  /** The keys of docs/product.md, by the table that shows them. The other keys are used in the guides' sentences. */
  const shown: Partial<Record<FigureTableId, FigureKey[]>> = {
    'youtube.genres': keysOf('youtube.costPerView.'),
    'youtube.goals': keysOf('youtube.goal.'),
    'youtube.targets': keysOf('youtube.target.'),
    'meta.genres': keysOf('meta.costPerThousand.'),
    'meta.splits': [...keysOf('meta.split.'), ...keysOf('meta.plan.')],
    'meta.targets': [
      ...keysOf('meta.target.'),
      'meta.scaleStep',
      'meta.scaleAbove.clickRate',
      'meta.pauseBelow.clickRate',
    ],
    'tiktok.ages': keysOf('tiktok.costPerThousand.'),
    'tiktok.viral': keysOf('tiktok.viral.'),
    'tiktok.targeting': keysOf('tiktok.targeting.'),
    'tiktok.phases': [
      ...keysOf('tiktok.test.'),
      ...keysOf('tiktok.scale.'),
      'tiktok.scaleStep',
      'tiktok.stopBelow.clickRate',
      'tiktok.stopAfter',
    ],
    'roi.revenues': [...keysOf('roi.perStream'), 'roi.perTrack'],
    'roi.lifetimeValues': keysOf('roi.lifetimeValue.'),
    'roi.thresholds': [...keysOf('roi.threshold.'), 'roi.scaleStep'],
    'roi.targets': keysOf('roi.target.'),
    'kpi.targets': ['kpi.returnOnAdSpend', 'kpi.acquisitionShare', 'kpi.conversion.streaming'],
    'kpi.abTest': keysOf('kpi.abTest.'),
    'platforms.costs': [
      'youtube.costPerView',
      'youtube.minimum',
      'youtube.significantAfter',
      'meta.costPerThousand',
      'meta.minimum',
      'meta.significantAfter',
      'tiktok.costPerThousand',
      'tiktok.minimum',
      'spotify.minimum',
    ],
  };

  it.each(Object.entries(shown))('of %s are all in that table, in every language', (id, keys) => {
    for (const locale of locales) {
      const text = textOf(show(locale, id as FigureTableId));
      for (const key of keys) expect(text).toContain(formatFigure(locale, key));
    }
  });

  it('of audiences are in their tables, with a text for the standard audience', () => {
    for (const locale of locales) {
      const both = textOf(show(locale, 'platforms.audiences'));
      for (const platform of ['youtube', 'meta'] as const) {
        const text = textOf(show(locale, `${platform}.audiences`));
        const changes = keysOf(`${platform}.audience.`).filter((key) => figures[key].value !== 0);
        expect(changes).toHaveLength(3);
        for (const key of changes) {
          expect(text).toContain(formatFigure(locale, key));
          expect(both).toContain(formatFigure(locale, key));
        }
        expect(text).toContain(tableWording(locale, documentedClaims).t.standard);
      }
    }
  });
});

it('the tables have the documented figures in French', () => {
  const rows = [...show('fr', 'youtube.genres').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(textOf),
  );
  expect(rows).toEqual([
    ['Pop, hip-hop', '0,02–0,03\u00a0€'],
    ['Électro, dance', '0,02–0,035\u00a0€'],
    ['Rock, metal', '0,03–0,04\u00a0€'],
    ['Jazz, classique', '0,04–0,05\u00a0€'],
  ]);
  const steps = [...show('fr', 'roi.thresholds').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(textOf),
  );
  expect(steps).toEqual([
    ['plus de 300\u00a0%', 'Monter (+100\u00a0%)'],
    ['150\u00a0% à 300\u00a0%', 'Optimiser'],
    ['50\u00a0% à 150\u00a0%', 'Tester'],
    ['moins de 50\u00a0%', 'Mettre en pause'],
  ]);
});

it.each(locales)(
  'the tables of platforms show the Spotify campaign only while its claim may be shown (%s)',
  (locale) => {
    const { t } = tableWording(locale, noClaims);
    const last = (id: FigureTableId, claims: typeof noClaims) =>
      textOf([...show(locale, id, claims).querySelectorAll('tbody tr')].at(-1));
    expect(last('platforms.costs', documentedClaims)).toMatch(/0[.,]08/);
    expect(last('platforms.costs', noClaims)).toContain(t.platforms.onRequest);
    // An ad that cannot be skipped is always heard to the end, as the guide to Spotify explains.
    const signal = `Spotify${t.metrics.adClicks}${t.platforms.noThreshold}`;
    expect(last('platforms.signals', documentedClaims)).toBe(signal);
    expect(last('platforms.signals', noClaims)).toBe(signal);
  },
);

function keysOf(prefix: string): FigureKey[] {
  return (Object.keys(figures) as FigureKey[]).filter((key) => key.startsWith(prefix));
}
