import type { Locale } from '../../../domain/locale/locale.ts';
import { formatEuro, numberFormat } from '../../../i18n/format.ts';
import { formatAmount } from '../../../i18n/format-figure.ts';

/**
 * Below this amount cents are shown: all minimums and targets are below it, and the shown amount must match the
 * verdict.
 */
const WHOLE_EUROS_FROM = 1000;

/** An amount of money: `3 000 €`, `862,50 €`, `9,17 €`. */
export function writeMoney(locale: Locale, euros: number): string {
  if (Math.abs(euros) >= WHOLE_EUROS_FROM) return formatEuro(locale, Math.round(euros));
  return formatEuro(locale, euros);
}

/** Writes the ends of a range beside its middle, all three with cents or without: `entre 863 € et 1 294 €` of 1 078 €. */
export function writeRangeOf(locale: Locale, { low, mid, high }: Record<'low' | 'mid' | 'high', number>) {
  const whole = mid >= WHOLE_EUROS_FROM || high >= WHOLE_EUROS_FROM;
  const one = (euros: number) => writeMoney(locale, whole ? Math.round(euros) : euros);
  return { budget: one(mid), low: one(low), high: one(high) };
}

/** Formats an amount as it was typed, with every decimal: a rounded amount would contradict the result. */
export const writeExactMoney = (locale: Locale, euros: number): string =>
  write(locale, euros, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
    maximumFractionDigits: 6,
  });

/** Formats a price that is a factor of the formula, with up to four decimals: `0,0275 €`, `4,25 €`, `48 €`. */
export const writePrice = (locale: Locale, euros: number): string =>
  write(locale, euros, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
    maximumFractionDigits: 4,
  });

/** Formats a factor of a price: `1,0`, `0,75`. */
export const writeFactor = (locale: Locale, factor: number): string =>
  write(locale, factor, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** Formats a return with its sign: `+85,7 %`, `−70 %`. */
export const writeReturn = (locale: Locale, share: number): string =>
  write(locale, share, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).replace(
    '-',
    '−',
  );

/** Formats a click rate: `1,5 %`, `1,56 %`. */
export const writeRate = (locale: Locale, share: number): string =>
  write(locale, share, { style: 'percent', maximumFractionDigits: 2 });

/** Formats a confidence, never rounded up: 94.99 % is not 95 %, and the maximum shown is 99.9 %. */
export const writeConfidence = (locale: Locale, share: number): string =>
  write(locale, Math.min(Math.floor(share * 1000) / 1000, 0.999), {
    style: 'percent',
    maximumFractionDigits: 1,
  });

/** Formats a ratio: `2,5:1`. */
export const writeRatio = (locale: Locale, ratio: number): string => formatAmount(locale, 'ratio', ratio);

function write(locale: Locale, amount: number, options: Intl.NumberFormatOptions): string {
  // The webfonts have no narrow no-break space, see format.ts.
  return numberFormat(locale, options).format(amount).replaceAll('\u202f', '\u00a0');
}
