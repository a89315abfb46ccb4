import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../domain/locale/locale.ts';
import {
  dateFormat,
  fill,
  formatCostRange,
  formatDate,
  formatDayRange,
  formatEuro,
  formatEuroRange,
  formatNumber,
  formatPercent,
  formatWeekday,
  intlTag,
} from './format.ts';

/** Writes U+00A0 as `~` and U+202F as `_`, so that the expected texts show the kind of each space. */
const spaces = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

type Expected = Record<Locale, string>;

describe('formatNumber', () => {
  it.each<[number, Expected]>([
    [0, { fr: '0', en: '0', es: '0', pt: '0' }],
    [500, { fr: '500', en: '500', es: '500', pt: '500' }],
    [1500, { fr: '1~500', en: '1,500', es: '1500', pt: '1.500' }],
    [40_000, { fr: '40~000', en: '40,000', es: '40.000', pt: '40.000' }],
    [1_234_567, { fr: '1~234~567', en: '1,234,567', es: '1.234.567', pt: '1.234.567' }],
    [12.6, { fr: '13', en: '13', es: '13', pt: '13' }],
  ])('%d', (value, expected) => {
    for (const locale of locales) expect(spaces(formatNumber(locale, value))).toBe(expected[locale]);
  });
});

describe('formatCostRange', () => {
  it.each<[readonly [number, number], 'CPV' | 'CPM', Expected]>([
    [
      [0.01, 0.04],
      'CPV',
      {
        fr: 'de 0,010~$ à 0,040~$',
        en: '$0.010 to $0.040',
        es: 'de 0,010~$ a 0,040~$',
        pt: 'de US$~0,010 a US$~0,040',
      },
    ],
    [
      [20, 70],
      'CPM',
      { fr: 'de 20~$ à 70~$', en: '$20 to $70', es: 'de 20~$ a 70~$', pt: 'de US$~20 a US$~70' },
    ],
    [
      [1.5, 5],
      'CPM',
      { fr: 'de 1,50~$ à 5~$', en: '$1.50 to $5', es: 'de 1,50~$ a 5~$', pt: 'de US$~1,50 a US$~5' },
    ],
  ])('writes %j %s as each language writes money', (range, unit, expected) => {
    for (const locale of locales) expect(spaces(formatCostRange(locale, range, unit))).toBe(expected[locale]);
  });
});

it('formatDayRange writes the first of a month as an ordinal number in French', () => {
  const range = (locale: Locale, from: string, to: string) =>
    formatDayRange(dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }), from, to);
  expect(range('fr', '2026-11-01', '2026-11-28')).toBe('1er–28 novembre 2026');
  expect(range('fr', '2026-10-11', '2026-11-01')).toBe('11 octobre – 1er novembre 2026');
  expect(range('fr', '2026-11-01', '2026-11-01')).toBe('1er novembre 2026');
  expect(range('en', '2026-11-01', '2026-11-28')).toBe('1–28 November 2026');
});

describe('formatEuro', () => {
  it.each<[number, Expected]>([
    [500, { fr: '500~€', en: '€500', es: '500~€', pt: '€~500' }],
    [1500, { fr: '1~500~€', en: '€1,500', es: '1500~€', pt: '€~1.500' }],
    [40_000, { fr: '40~000~€', en: '€40,000', es: '40.000~€', pt: '€~40.000' }],
    [10_000_000, { fr: '10~000~000~€', en: '€10,000,000', es: '10.000.000~€', pt: '€~10.000.000' }],
    [0.02, { fr: '0,02~€', en: '€0.02', es: '0,02~€', pt: '€~0,02' }],
    [0.7, { fr: '0,70~€', en: '€0.70', es: '0,70~€', pt: '€~0,70' }],
    [1234.5, { fr: '1~234,50~€', en: '€1,234.50', es: '1234,50~€', pt: '€~1.234,50' }],
  ])('%d', (value, expected) => {
    for (const locale of locales) expect(spaces(formatEuro(locale, value))).toBe(expected[locale]);
  });

  it('shows thousandths for a price with a fraction of a cent', () => {
    expect(spaces(formatEuro('fr', 0.005))).toBe('0,005~€');
    expect(formatEuro('en', 0.035)).toBe('€0.035');
    expect(spaces(formatEuro('es', 0.0255555))).toBe('0,026~€');
  });
});

describe('formatEuroRange', () => {
  it.each<[[number, number], Expected]>([
    [[0.02, 0.05], { fr: '0,02–0,05~€', en: '€0.02–0.05', es: '0,02-0,05~€', pt: '€~0,02–0,05' }],
    [[0.02, 0.035], { fr: '0,02–0,035~€', en: '€0.02–0.035', es: '0,02-0,035~€', pt: '€~0,02–0,035' }],
    [[4, 8], { fr: '4–8~€', en: '€4–8', es: '4-8~€', pt: '€~4–8' }],
    [[3.5, 5], { fr: '3,50–5,00~€', en: '€3.50–5.00', es: '3,50-5,00~€', pt: '€~3,50–5,00' }],
    [[500, 50_000], { fr: '500–50~000~€', en: '€500–50,000', es: '500-50.000~€', pt: '€~500–50.000' }],
    [[1000, 1500], { fr: '1~000–1~500~€', en: '€1,000–1,500', es: '1000-1500~€', pt: '€~1.000–1.500' }],
    [[800, 800], { fr: '800~€', en: '€800', es: '800~€', pt: '€~800' }],
  ])('%j', (range, expected) => {
    for (const locale of locales) expect(spaces(formatEuroRange(locale, range))).toBe(expected[locale]);
  });

  it('returns text that does not break at the end of a line', () => {
    for (const locale of locales) expect(formatEuroRange(locale, [500, 50_000])).not.toContain(' ');
  });
});

describe('formatPercent', () => {
  it.each<[number, Expected]>([
    [0.98, { fr: '98~%', en: '98%', es: '98~%', pt: '98%' }],
    [0.6, { fr: '60~%', en: '60%', es: '60~%', pt: '60%' }],
    [0.02, { fr: '2~%', en: '2%', es: '2~%', pt: '2%' }],
    [0.776, { fr: '77,6~%', en: '77.6%', es: '77,6~%', pt: '77,6%' }],
    [1, { fr: '100~%', en: '100%', es: '100~%', pt: '100%' }],
  ])('%d', (share, expected) => {
    for (const locale of locales) expect(spaces(formatPercent(locale, share))).toBe(expected[locale]);
  });
});

describe('fill', () => {
  it('replaces every placeholder by the text or number of its name', () => {
    expect(fill('{budget} = {views} vues, {views}', { budget: '500\u00a0€', views: 20 })).toBe(
      '500\u00a0€ = 20 vues, 20',
    );
  });

  it('replaces a placeholder by a zero and by an empty text', () => {
    expect(fill('[{a}][{b}]', { a: 0, b: '' })).toBe('[0][]');
  });

  it('does not replace a placeholder without a value', () => {
    expect(fill('Dès {budget} par mois', {})).toBe('Dès {budget} par mois');
  });

  it('writes one full stop at the end of a sentence, also after a value that ends with one', () => {
    expect(fill('Jusqu’au {day}. Lisez-le.', { day: '28 déc.' })).toBe('Jusqu’au 28 déc. Lisez-le.');
    expect(fill('Jusqu’au {day}.', { day: '28 déc.' })).toBe('Jusqu’au 28 déc.');
    expect(fill('Jusqu’au {day}.', { day: '28 mai' })).toBe('Jusqu’au 28 mai.');
    expect(fill('{name}.csv', { name: 'Cie.' })).toBe('Cie..csv');
  });

  it('does not interpret placeholders or replacement patterns within a value', () => {
    expect(fill('{name}, {city}', { name: '{city} $& $1', city: 'Brest' })).toBe('{city} $& $1, Brest');
  });
});

it('intlTag returns the BCP 47 tag of each language', () => {
  expect(locales.map(intlTag)).toEqual(['fr-FR', 'en-GB', 'es-ES', 'pt-BR']);
});

it('writes the first day of a month as an ordinal number in French and Portuguese, in each format', () => {
  const at = Date.UTC(2026, 11, 1, 1, 5);
  const first = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  const short = { day: 'numeric', month: 'short' } as const;
  expect([
    first('fr', short),
    first('fr', { ...short, hour: '2-digit', minute: '2-digit' }),
    first('fr', { ...short, weekday: 'short', year: 'numeric' }),
    first('fr', { dateStyle: 'medium' }),
    formatWeekday('fr', '2026-12-01'),
  ]).toEqual(['1er déc.', '1er déc., 01:05', 'mar. 1er déc. 2026', '1er déc. 2026', 'mar. 1er déc.']);
  expect([first('pt', short), first('pt', { dateStyle: 'long' }), formatDate('pt', at)]).toEqual([
    '1º de dez.',
    '1º de dezembro de 2026',
    '1º de dezembro de 2026',
  ]);
  expect([first('en', short), first('es', short)]).toEqual(['1 Dec', '1 dic']);
  // Other days, figures and hours stay.
  const eleventh = dateFormat('fr', { ...short, timeZone: 'UTC' }).format(Date.UTC(2026, 11, 11));
  expect([eleventh, first('fr', { day: 'numeric' }), first('fr', { hour: 'numeric' })]).toEqual([
    '11 déc.',
    '1',
    '01 h',
  ]);
  const week = dateFormat('fr', { ...short, timeZone: 'UTC' }).formatRange(at, Date.UTC(2026, 11, 7));
  expect(week).toMatch(/^1er\s?–\s?7 déc\.$/);
});
