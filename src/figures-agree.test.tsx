import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { documentedClaims } from '../tests/claims.ts';
import type { GuideSummary } from './contracts/guide.ts';
import type { ReviewsView } from './contracts/review.ts';
import type { SiteFacts } from './contracts/site.ts';
import { claimKeys } from './domain/claims/declared-claims.ts';
import { judgeClaims, untouched } from './domain/claims/judge-claims.ts';
import { shownClaims } from './domain/claims/shown-claims.ts';
import { guides } from './domain/guide/guides.ts';
import { type Locale, locales } from './domain/locale/locale.ts';
import { platforms } from './domain/simulator/inputs.ts';
import { agencyDay } from './domain/time/agency-day.ts';
import { claimWords } from './i18n/claim-words.ts';
import { textsOf } from './i18n/site-texts.ts';
import { ContactPage } from './site/contact/ContactPage.tsx';
import { GuideLibrary } from './site/guides/GuideLibrary.tsx';
import { GuidesPage } from './site/guides/GuidesPage.tsx';
import { FigureTable } from './site/guides/instruments/FigureTable.tsx';
import { type FigureTableId, figureTableBuilders } from './site/guides/instruments/figure-tables.ts';
import { PriceTable } from './site/guides/instruments/PriceTable.tsx';
import { tableWording } from './site/guides/instruments/server-texts.ts';
import { HomePage } from './site/home/HomePage.tsx';
import { Services } from './site/home/Services.tsx';
import { HubAreas } from './site/hub/HubAreas.tsx';
import { HubHero } from './site/hub/HubHero.tsx';
import { hubTexts } from './site/hub/texts.ts';
import { ServicePage } from './site/services/ServicePage.tsx';

afterEach(cleanup);

/** A site without demo data, of which the agency has confirmed every claim: those that disagree are not shown. */
const confirmed = shownClaims(
  judgeClaims(
    claimKeys.map((key) => ({ ...untouched(key), checkedAt: 1, version: 1 })),
    { demo: false, today: '2026-11-25', wordsOf: claimWords.label },
  ),
  agencyDay,
);

const entries: GuideSummary[] = guides.map((guide) => ({
  ...guide,
  title: guide.slug,
  name: guide.slug,
  description: guide.slug,
  lead: guide.slug,
  minutes: 9,
}));
const reviews: ReviewsView = {
  state: 'loaded',
  items: [],
  stats: {
    totalReviews: 0,
    averageRating: null,
    featuredCount: 0,
    ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  },
};

/** Every page that names a figure beside a label, by its path. */
function pagesOf(locale: Locale, claims: SiteFacts['claims']): [path: string, page: ReactElement][] {
  const site = { bookingUrls: {}, contactEmail: 'a@music.example', claims } as unknown as SiteFacts;
  const t = textsOf(locale);
  return [
    [
      '/',
      <HomePage
        key="home"
        locale={locale}
        t={t}
        site={site}
        articles={{ state: 'loaded', items: [] }}
        reviews={reviews}
      />,
    ],
    ...(['youtube', 'meta', 'spotify'] as const).map((service): [string, ReactElement] => [
      `/${service}-ads`,
      <ServicePage key={service} locale={locale} service={service} t={t} site={site} reviews={reviews} />,
    ]),
    ['hub', <HubHero key="hub" locale={locale} guides={entries} claims={claims} t={hubTexts(locale)} />],
    ['hub areas', <HubAreas key="areas" locale={locale} guides={entries} claims={claims} />],
    ['library', <GuideLibrary key="library" locale={locale} guides={entries} />],
    ['/guides', <GuidesPage key="guides" locale={locale} guides={entries} />],
    ['/contact', <ContactPage key="contact" locale={locale} t={t} site={site} outcome={undefined} />],
  ];
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/**
 * The pairs of label and figure of a page: terms with their figures, and counters with their words. A term on the card
 * or among the facts of one platform's page is about that platform; a counter is about the agency.
 */
function figuresIn(path: string, page: HTMLElement): [label: string, figure: string][] {
  const subject = path.endsWith('-ads') ? path : '';
  const cardOf = (term: Element) =>
    path === '/' ? plain(term.closest('li')?.querySelector('h3')?.textContent) : '';
  const terms = [...page.querySelectorAll('dt')].map((term): [string, string] => [
    [subject, cardOf(term), plain(term.textContent)].filter(Boolean).join(' · '),
    plain(term.nextElementSibling?.textContent),
  ]);
  const counters = [...page.querySelectorAll('.counter, .stat p')].map((counter): [string, string] => [
    plain(counter.lastElementChild?.textContent),
    plain(counter.firstElementChild?.textContent),
  ]);
  return [...terms, ...counters].filter(([, figure]) => /\d/.test(figure));
}

function figuresOf(locale: Locale, claims: SiteFacts['claims']): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const [path, page] of pagesOf(locale, claims)) {
    const { container } = render(page);
    for (const [label, figure] of figuresIn(path, container))
      all.set(label, (all.get(label) ?? new Set()).add(figure));
    cleanup();
  }
  return all;
}

const contradictions = (all: Map<string, Set<string>>) =>
  [...all].filter(([, figures]) => figures.size > 1).map(([label]) => label);

describe.each(locales)('the public pages in %s', (locale) => {
  it('never show two figures under one label, with every claim confirmed', () => {
    const all = figuresOf(locale, confirmed);
    expect(all.size).toBeGreaterThan(20);
    expect(contradictions(all)).toEqual([]);
  });

  it('contradict themselves with demo data only, where the specification does', () => {
    const { views, artists } = textsOf(locale).home.hero.counters;
    expect(contradictions(figuresOf(locale, documentedClaims))).toEqual(
      expect.arrayContaining([views, artists]),
    );
  });
});

/**
 * The figures of a guide's table, each under the words of its row and column; `of` is the subject of the table. A target
 * and a threshold are the same figure, whichever word heads the column.
 */
function cellsOf(
  of: string,
  table: HTMLElement,
  limits: readonly string[],
): [label: string, figure: string][] {
  const columns = [...table.querySelectorAll('thead th')].map(({ textContent }) => plain(textContent));
  return [...table.querySelectorAll('tbody tr')].flatMap((row) => {
    const name = plain(row.querySelector('th')?.textContent);
    const cells = [...row.querySelectorAll('td')];
    // A threshold has one row for each decision, and a phase is told apart by its signal.
    const words = cells
      .filter(({ className }) => className === '')
      .map(({ textContent }) => plain(textContent));
    return cells.flatMap((cell, index): [string, string][] => {
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
    const all = new Map<string, Set<string>>();
    const { target, threshold } = tableWording(locale, confirmed).t.columns;
    for (const id of Object.keys(figureTableBuilders) as FigureTableId[]) {
      const { container } = render(<FigureTable locale={locale} id={id} claims={confirmed} />);
      const cells = cellsOf(subjectOf(id), container, [target, threshold]);
      expect(cells.length, id).toBeGreaterThan(0);
      for (const [label, figure] of cells) all.set(label, (all.get(label) ?? new Set()).add(figure));
      cleanup();
    }
    expect(all.size).toBeGreaterThan(60);
    expect(contradictions(all)).toEqual([]);
  });

  it('show for Europe the price of the card that leads to the simulator', () => {
    const home = render(<Services locale={locale} costs={undefined} t={textsOf(locale).home.services} />);
    const cards = [...home.container.querySelectorAll('li')].map((card) =>
      plain(card.querySelector('dd')?.textContent),
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
