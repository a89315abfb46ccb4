import { describe, expect, it } from 'vitest';
import { isFigureKey } from '../../domain/benchmarks/figures.ts';
import { declaredClaims } from '../../domain/claims/declared-claims.ts';
import { locales } from '../../domain/locale/locale.ts';
import { isViewsName } from '../../domain/simulator/named-campaign.ts';
import { services as dictionaries } from '../../i18n/dictionaries/services/index.ts';
import { services } from './service.ts';
import { servicesTexts } from './texts.ts';

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}
const showcases = ['meta-showcase', 'spotify-showcase'] as const;
const isShowcase = (name: string) =>
  showcases.some((key) => Object.hasOwn(declaredClaims[key].figures, name));
const holesOf = (text: string) => text.match(/\{[^}]*\}/g) ?? [];

describe.each(locales)('texts of the landing pages in %s', (locale) => {
  const raw = stringsOf(dictionaries[locale]);
  const filled = stringsOf(servicesTexts(locale));

  it('contain no digit, since every figure is a placeholder', () => {
    expect(raw.filter((text) => /\d/.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
  });

  it('name only figures that exist', () => {
    const names = raw.flatMap(holesOf).map((hole) => hole.slice(1, -1).split('|')[0] ?? '');
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !isFigureKey(name) && !isShowcase(name) && !isViewsName(name))).toEqual([]);
  });

  it('have all placeholders filled in', () => {
    expect(filled).toHaveLength(raw.length);
    // Figures of a showcase are claims, which other code fills in.
    const open = filled.flatMap(holesOf).map((hole) => hole.slice(1, -1));
    expect(open.filter((name) => !isShowcase(name))).toEqual([]);
    expect(open).not.toEqual([]);
  });

  it('have titles and descriptions that fit in a search result', () => {
    for (const service of services) {
      const { title, description } = servicesTexts(locale)[service].meta;
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
    }
  });
});

it('the booking texts have the documented alerts', () => {
  expect(dictionaries.fr.shared.booking.missing).toBe(
    'Veuillez remplir votre nom et email avant de réserver un appel.',
  );
  expect(dictionaries.fr.shared.booking.email).toBe('Veuillez entrer un email valide.');
});

it('the five sample testimonials are marked as examples', () => {
  for (const locale of locales) {
    const { shared, spotify } = dictionaries[locale];
    const authors = [...spotify.samples, shared.sample].map(({ author }) => author);
    expect(authors).toHaveLength(5);
    for (const author of authors)
      expect(author.toLowerCase()).toContain(shared.reviews.example.toLowerCase());
  }
});
