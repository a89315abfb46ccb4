import { type Fee, priceOf } from '../../domain/fee/fee.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { isPlaceholder, placeholder } from '../../domain/settings/placeholder.ts';
import type { fee as french } from '../dictionaries/fee/fr.ts';
import { fill, formatEuro, formatPercent } from '../format.ts';

export type FeeTexts = typeof french;

/** The placeholder of a fee that is not filled in, in the form of those in the legal notice. */
export const MISSING_FEE = placeholder('COMPANY_FEE');

type Words = Pick<FeeTexts, 'terms'>;

/**
 * Returns the terms of the fee: `honoraires en plus : 15 %`, with the minimum if it applies, `honoraires en plus, sur
 * devis`, or the fee in brackets.
 * @param budget of a month in euros; absent: the terms for any budget, with the minimum of a month
 */
export function feeTerms(locale: Locale, { terms }: Words, fee: Fee, budget?: number): string {
  if (fee.kind === 'quote') return terms.quote;
  if (fee.kind === 'missing') return fill(terms.missing, { missing: MISSING_FEE });
  const values = {
    percent: formatPercent(locale, fee.percent / 100),
    minimum: formatEuro(locale, fee.minimum),
  };
  const withMinimum = budget === undefined ? fee.minimum > 0 : priceOf(budget, fee)?.isMinimum === true;
  const minimum = budget === undefined ? terms.minimumPerMonth : terms.minimum;
  const text = fill(withMinimum ? minimum : terms.percentage, values);
  return fee.example ? fill(terms.example, { fee: text }) : text;
}

/** The kinds of lines: the budget of a month or of a campaign, as a minimum (`From`) or exact. */
type FeeLine = 'perMonth' | 'perMonthFrom' | 'perCampaign' | 'perCampaignFrom';

/** Returns a budget with its fee: `500 € de publicité par mois, honoraires en plus : 15 %`. @param budget in euros */
export function feeLine(
  locale: Locale,
  texts: FeeTexts,
  fee: Fee,
  budget: number,
  line: FeeLine = 'perMonth',
): string {
  return fill(texts[line], {
    budget: formatEuro(locale, budget),
    fee: feeTerms(locale, texts, fee, budget),
  });
}

/**
 * Returns the price of a budget as a sum: `1 000 € de publicité + 150 € d’honoraires = 1 150 €`, or `1 000 € de publicité +
 * honoraires sur devis`. @param budget of a month in euros
 */
export function feeSum(locale: Locale, texts: FeeTexts, fee: Fee, budget: number): string {
  const price = priceOf(budget, fee);
  if (!price) {
    const words = fee.kind === 'quote' ? texts.sumByQuote : texts.sumMissing;
    return fill(words, { budget: formatEuro(locale, budget), missing: MISSING_FEE });
  }
  const text = fill(texts.sum, {
    budget: formatEuro(locale, price.budget),
    fee: formatEuro(locale, price.fee),
    total: formatEuro(locale, price.total),
  });
  return fee.kind === 'percentage' && fee.example ? fill(texts.terms.example, { fee: text }) : text;
}

/** Returns the terms of the fee as a sentence: `Honoraires en plus : 15 %.` */
export function feeSentence(locale: Locale, texts: FeeTexts, fee: Fee): string {
  const terms = feeTerms(locale, texts, fee);
  return `${terms.charAt(0).toLocaleUpperCase(locale)}${terms.slice(1)}.`;
}

/** Returns the sentence about the services that the percentage covers; empty for a fee without percentage. */
export const feeCovers = (locale: Locale, texts: FeeTexts, fee: Fee): string =>
  fee.kind === 'percentage' ? `${fill(texts.covers, { covers: fee.covers[locale] })}.` : '';

/**
 * Returns the text for `{fee.terms}` in a guide: the terms as a sentence.
 * @param repeated for structured data, where the text of an example of a demonstration is empty
 */
export function feeTokens(
  locale: Locale,
  texts: FeeTexts,
  fee: Fee,
  repeated?: 'repeated',
): { 'fee.terms': string } {
  const example = fee.kind === 'percentage' && fee.example === true;
  return { 'fee.terms': repeated && example ? '' : feeSentence(locale, texts, fee) };
}

/**
 * Returns the sentences below the budgets of a page: the terms; then the services that the fee covers, and the companies that
 * invoice the space.
 */
export function feeNote(
  locale: Locale,
  texts: FeeTexts,
  { fee, spaceInvoicedBy }: { fee: Fee; spaceInvoicedBy: string },
): { terms: string; detail: string } {
  // The legal pages show a missing name in brackets; here the sentence is left out.
  const invoiced = isPlaceholder(spaceInvoicedBy)
    ? ''
    : `${fill(texts.invoicedBy, { names: spaceInvoicedBy })}.`;
  return {
    terms: feeSentence(locale, texts, fee),
    detail: [feeCovers(locale, texts, fee), invoiced].filter(Boolean).join(' '),
  };
}
