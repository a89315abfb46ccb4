import { describe, expect, it } from 'vitest';
import type { Fee } from '../../domain/fee/fee.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { feeLine, feeSum, feeTerms } from './fee-text.ts';
import { feeTexts } from './fee-texts.ts';

const covers = { fr: 'Réglage', en: 'Setup', es: 'Ajuste', pt: 'Ajuste' };
const fifteen: Fee = { kind: 'percentage', percent: 15, minimum: 0, covers };
const atLeast: Fee = { ...fifteen, minimum: 150 };
/** Replaces no-break spaces by ordinary ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const line = (locale: Locale, budget: number, fee: Fee) =>
  plain(feeLine(locale, feeTexts(locale), fee, budget));
const sum = (locale: Locale, budget: number, fee: Fee) =>
  plain(feeSum(locale, feeTexts(locale), fee, budget));

describe('the line of a budget', () => {
  it.each([
    ['fr', fifteen, '500 € de publicité par mois, honoraires en plus : 15 %'],
    ['fr', atLeast, '500 € de publicité par mois, honoraires en plus : 15 %, au moins 150 €'],
    ['fr', { kind: 'quote' }, '500 € de publicité par mois, honoraires en plus, sur devis'],
    ['fr', { kind: 'missing' }, '500 € de publicité par mois, honoraires en plus : [COMPANY_FEE]'],
    ['fr', { ...fifteen, percent: 12.5 }, '500 € de publicité par mois, honoraires en plus : 12,5 %'],
    ['fr', { ...fifteen, example: true }, '500 € de publicité par mois, honoraires en plus : 15 % (exemple)'],
    ['en', atLeast, '€500 of advertising a month, plus our fee: 15%, at least €150'],
    ['es', atLeast, '500 € de publicidad al mes, honorarios aparte: 15 %, 150 € como mínimo'],
    ['pt', atLeast, '€ 500 de publicidade por mês, honorários à parte: 15%, no mínimo € 150'],
  ] as const)('in %s, a fee of %j is written beside it', (locale, fee, text) => {
    expect(line(locale, 500, fee)).toBe(text);
  });

  it('names the minimum only if the percentage alone would be less', () => {
    expect(line('fr', 2000, atLeast)).toBe('2 000 € de publicité par mois, honoraires en plus : 15 %');
  });
});

it('the terms for any budget name the minimum of a month', () => {
  expect(plain(feeTerms('fr', feeTexts('fr'), atLeast))).toBe(
    'honoraires en plus : 15 %, au moins 150 € par mois',
  );
});

it.each([
  [atLeast, '1 000 € de publicité + 150 € d’honoraires = 1 150 €'],
  [{ kind: 'quote' }, '1 000 € de publicité + honoraires sur devis'],
  [{ kind: 'missing' }, '1 000 € de publicité + honoraires [COMPANY_FEE]'],
] as const)('a fee of %j makes the sum %j', (fee, text) => {
  expect(sum('fr', 1000, fee)).toBe(text);
});

it('no text of the fee has an unfilled placeholder in any language', () => {
  for (const locale of locales)
    for (const fee of [atLeast, { kind: 'quote' }, { kind: 'missing' }] as const)
      expect(`${line(locale, 500, fee)} ${sum(locale, 500, fee)}`).not.toMatch(/[{}]/);
});
