import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GuideSummary } from '../../contracts/guide.ts';
import { difficulties, guideCategories, guides } from '../../domain/guide/guides.ts';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { FeaturedGuides } from './FeaturedGuides.tsx';
import { GuideLibrary } from './GuideLibrary.tsx';
import { GuidesPage } from './GuidesPage.tsx';
import { emptyPlaces } from './library.ts';
import { guideTexts } from './texts.ts';

const entries: GuideSummary[] = guides.map((guide, index) => ({
  ...guide,
  title: `Question ${guide.slug}`,
  name: `Nom ${guide.slug}`,
  description: `Description ${guide.slug}`,
  lead: 'Chapeau',
  minutes: index + 3,
}));
const fee = { kind: 'quote' } as const;
/** Returns all strings of a dictionary. A guide's own texts are in its file. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];
const items = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('.library-item')];
const hrefs = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe.each(locales)('guide lists in %s', (locale) => {
  const t = guideTexts[locale];
  const paths = guides.map(({ slug }) => localizePath(locale, `/${slug}`));

  it('show every guide with its first figure in large type, its others and a link in the library', () => {
    const { container } = render(<GuideLibrary locale={locale} fee={fee} guides={entries} />);
    expect(hrefs(container, '.guide-link')).toEqual(paths);
    for (const [index, item] of items(container).entries()) {
      const metrics = entries[index]?.metrics ?? [];
      const [first, ...others] = metrics;
      if (!first || others.length === 0) throw new Error('a guide has at least two figures');
      expect(item.querySelector('.guide-figure')?.textContent).toBe(
        formatFigure(locale, first) + t.metrics[first],
      );
      const shown = [...item.querySelectorAll('dd')].map(({ textContent }) => textContent);
      expect(shown).toEqual(others.map((metric) => formatFigure(locale, metric)));
      for (const label of item.querySelectorAll('dt')) expect(label.textContent).toBeTruthy();
    }
  });

  it('list all guides in order, with all figures, and link to the glossary and the hub', () => {
    const { container } = render(<GuidesPage locale={locale} fee={fee} guides={entries} />);
    expect(hrefs(container, '.guide-path .guide-link')).toEqual(paths);
    expect(container.querySelectorAll('.guide-path dd')).toHaveLength(
      guides.reduce((sum, { metrics }) => sum + metrics.length, 0),
    );
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link(t.glossary.link)).toBe(localizePath(locale, '/glossaire'));
    expect(link(t.planner.link)).toBe(localizePath(locale, '/planificateur-de-sortie'));
    expect(link(t.hub.link)).toBe(localizePath(locale, '/expertise-marketing-musical#guides'));
  });

  it('list the guides for beginners in the recommended order', () => {
    render(<GuidesPage locale={locale} fee={fee} guides={entries} />);
    const start = screen.getByRole('region', { name: t.start.title });
    const expected = paths.filter((_, index) => guides[index]?.difficulty === 'beginner');
    expect(
      within(start)
        .getAllByRole('link')
        .map((a) => a.getAttribute('href')),
    ).toEqual(expected);
  });

  it('show the featured guides', () => {
    const { container } = render(<FeaturedGuides locale={locale} guides={entries} />);
    expect(hrefs(container, 'a')).toEqual(paths.filter((_, index) => guides[index]?.featured));
  });

  it('fill in every placeholder, and contain no figure typed in the dictionary', () => {
    for (const page of [GuideLibrary, GuidesPage, FeaturedGuides]) {
      const Page = page;
      const { container } = render(<Page locale={locale} fee={fee} guides={entries} />);
      expect(container.textContent).not.toMatch(/[{}]|undefined/);
      expect(container.querySelector('[style]')).toBeNull();
      cleanup();
    }
    expect(stringsOf(t).filter((text) => /\d/.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
  });
});

describe('the filters', () => {
  const css = readFileSync(join(import.meta.dirname, 'guides.css'), 'utf8');

  it('have a radio button for each subject and level, with "all" checked at first', () => {
    const { container } = render(<GuideLibrary locale="fr" fee={fee} guides={entries} />);
    const radios = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const values = (name: string) => radios.filter((r) => r.name === name).map(({ value }) => value);
    expect(values('category')).toEqual(['', ...guideCategories]);
    expect(values('difficulty')).toEqual(['', ...difficulties]);
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['', '']);
  });

  it('match the subject and level of each guide', () => {
    const { container } = render(<GuideLibrary locale="fr" fee={fee} guides={entries} />);
    expect(items(container).map(({ dataset }) => [dataset['category'], dataset['difficulty']])).toEqual(
      guides.map(({ category, difficulty }) => [category, difficulty]),
    );
  });

  it.each([
    ...guideCategories.map((value) => ['category', value] as const),
    ...difficulties.map((value) => ['difficulty', value] as const),
  ])('have a rule in the style sheet for the %s %s', (name, value) => {
    expect(css).toContain(
      `[data-library]:has([value="${value}"]:checked) [data-${name}]:not([data-${name}="${value}"])`,
    );
  });

  it('show a message and a reset button for each combination without a guide', () => {
    const { container } = render(<GuideLibrary locale="fr" fee={fee} guides={entries} />);
    const empty = [...container.querySelectorAll<HTMLElement>('.library-empty')];
    expect(empty).toHaveLength(emptyPlaces(guides).length);
    for (const item of empty) {
      const reset = item.querySelector('button');
      expect([reset?.type, reset?.form?.id]).toEqual(['reset', 'guide-filters']);
    }
  });
});

it('emptyPlaces returns every combination that no guide has', () => {
  const all = guideCategories.length * difficulties.length;
  expect(emptyPlaces([])).toHaveLength(all);
  expect(emptyPlaces([{ category: 'budget', difficulty: 'beginner' }])).toHaveLength(all - 1);
  const empty = emptyPlaces(guides);
  for (const { category, difficulty } of guides) expect(empty).not.toContainEqual({ category, difficulty });
});
