import { RATE_CONFIDENCE } from '../domain/landing/counts/rate-interval.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { fill, formatPercent, numberFormat } from './format.ts';

/** Formats a share from 0 to 1 with exactly one decimal, as documented: `11,0 %`. */
export const oneDecimal = (locale: Locale, share: number): string =>
  numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(share)
    .replaceAll('\u202f', '\u00a0');

/**
 * Formats the limits of a rate: `de 10,2 à 12,3 %`.
 * @param words template with `{low}` and `{high}`, and optionally `{confidence}`
 */
export function intervalText(
  locale: Locale,
  words: string,
  { low, high }: { low: number; high: number },
): string {
  const bare = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return fill(words, {
    low: bare.format(low * 100),
    high: oneDecimal(locale, high),
    confidence: formatPercent(locale, RATE_CONFIDENCE),
  });
}
