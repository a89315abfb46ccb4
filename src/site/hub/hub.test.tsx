import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentedClaims, noClaims } from '../../../tests/claims.ts';
import type { GuideSummary } from '../../contracts/guide.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { isFigureKey } from '../../domain/benchmarks/figures.ts';
import { guides } from '../../domain/guide/guides.ts';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { hub as dictionaries } from '../../i18n/dictionaries/hub/index.ts';
import { formatAmount, formatFigure } from '../../i18n/format-figure.ts';
import { areas, barsOf } from './areas.ts';
import { HubAreas } from './HubAreas.tsx';
import { HubCall } from './HubCall.tsx';
import { HubHero } from './HubHero.tsx';
import { newestYear } from './newest-year.ts';
import { hubTexts } from './texts.ts';

const entries: GuideSummary[] = guides.map((guide) => ({
  ...guide,
  title: `Question ${guide.slug}`,
  name: `Nom ${guide.slug}`,
  description: 'Description',
  lead: 'Chapeau',
  minutes: 9,
}));
/** A calendar of any platform, since the hub is not about one platform. */
const booked = { bookingUrls: { meta: 'https://booking.example/call' } } as SiteFacts;
const unbooked = { bookingUrls: {} } as SiteFacts;
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];

describe.each(locales)('the hub in %s', (locale) => {
  const t = hubTexts(locale);

  it('uses only named figures that exist, and no typed figure', () => {
    const raw = stringsOf(dictionaries[locale]);
    const holes = raw.flatMap((text) => text.match(/\{[^}]*\}/g) ?? []);
    const names = holes.map((hole) => hole.slice(1, -1).split('|')[0] ?? '');
    expect(raw.filter((text) => /\d/.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
    expect(names.filter((name) => name.includes('.') && !isFigureKey(name))).toEqual([]);
  });

  it('has a description that fits in a search result, with figures filled in', () => {
    expect(t.meta.description.length).toBeLessThanOrEqual(155);
    expect(t.meta.description).not.toContain('{');
  });

  it('shows the number of guides and the two figures of the agency', () => {
    const { container } = render(
      <HubHero locale={locale} guides={entries} claims={documentedClaims} t={hubTexts(locale)} />,
    );
    const stats = [...container.querySelectorAll('.hub-stats dd')].map(({ textContent }) => textContent);
    expect(stats).toEqual([String(guides.length), '500+', formatAmount(locale, 'euro', 50_000_000)]);
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe(newestYear(guides));
    expect(container.textContent).not.toMatch(/[{}]|undefined/);
  });

  it('shows no figure of the agency and no note about figures before the agency has confirmed any', () => {
    const { container } = render(
      <>
        <HubHero locale={locale} guides={entries} claims={noClaims} t={hubTexts(locale)} />
        <HubAreas locale={locale} guides={entries} claims={noClaims} />
      </>,
    );
    expect(container.querySelectorAll('.hub-stats dd')).toHaveLength(1);
    expect(container.querySelectorAll('.hub-benchmarks dd')).toHaveLength(1);
    expect(container.textContent).toContain(t.benchmarks.averageNote);
    for (const text of [t.stats.source, t.benchmarks.note]) expect(container.textContent).not.toContain(text);
  });

  it('shows the four areas with their guides, and the two reference figures', () => {
    const { container } = render(<HubAreas locale={locale} guides={entries} claims={documentedClaims} />);
    expect(container.querySelectorAll('.hub-area')).toHaveLength(4);
    const links = [...container.querySelectorAll('.hub-area a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      areas.flatMap((area) =>
        guides
          .filter(({ category }) => category === area)
          .map(({ slug }) => localizePath(locale, `/${slug}`)),
      ),
    );
    const costs = [...container.querySelectorAll('.hub-benchmarks dd')].map(({ textContent }) => textContent);
    expect(costs).toEqual([
      formatFigure(locale, 'youtube.costPerView'),
      formatFigure(locale, 'kpi.returnOnAdSpend'),
    ]);
    expect(container.textContent).not.toMatch(/[{}]|undefined/);
  });

  it('links to the contact page, and to the calendar in a new tab if there is one', () => {
    render(<HubCall locale={locale} site={booked} />);
    const contact = localizePath(locale, '/contact');
    expect(screen.getByRole('link', { name: t.call.contact }).getAttribute('href')).toBe(contact);
    const book = screen.getByRole('link', { name: new RegExp(`^${t.call.book}`) });
    expect([book.getAttribute('href'), book.getAttribute('target')]).toEqual([
      'https://booking.example/call',
      '_blank',
    ]);
    cleanup();
    render(<HubCall locale={locale} site={unbooked} />);
    const asked = screen.getByRole('link', { name: t.call.book });
    expect([asked.getAttribute('href'), asked.getAttribute('target')]).toEqual([contact, null]);
  });
});

it('the four areas have their documented names', () => {
  expect(areas.map((area) => dictionaries.fr.areas[area].title)).toEqual([
    'Budget & Stratégie',
    'Analytics & ROI',
    'Ciblage Avancé',
    'Créatif & Formats',
  ]);
});

it.each(areas)('the drawing of %s is to scale, in ascending order', (area) => {
  const spans = barsOf(area).map(({ span }) => span);
  const ends = spans.map(([, to]) => to);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(Math.max(...ends)).toBe(1);
  for (const [from, to] of spans) expect(from >= 0 && from < to).toBe(true);
});

it('newestYear returns the year of the latest change', () => {
  expect(newestYear([{ updated: '2027-01-02' }, { updated: '2028-03-01' }, { updated: '2026-12-31' }])).toBe(
    '2028',
  );
});
