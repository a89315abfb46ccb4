import type { Locale } from '../../../domain/locale/locale.ts';
import { formatEuro, intlTag } from '../../../i18n/format.ts';
import { formatAmount } from '../../../i18n/format-figure.ts';

/** Under it cents are shown: all minimums and targets lie there, and what is judged must be what is read. */
const WHOLE_EUROS_FROM = 1000;

/** An amount of money: `3 000 €`, `862,50 €`, `9,17 €`. */
export function writeMoney(locale: Locale, euros: number): string {
  if (Math.abs(euros) >= WHOLE_EUROS_FROM) return formatEuro(locale, Math.round(euros));
  return formatEuro(locale, euros);
}

/** An amount as it was typed, with every decimal: rounded, it would contradict what is computed from it. */
export const writeExactMoney = (locale: Locale, euros: number): string =>
  write(locale, euros, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
    maximumFractionDigits: 6,
  });

/** A price that is multiplied further on, with every decimal that it has: `0,0275 €`, `4,25 €`, `48 €`. */
export const writePrice = (locale: Locale, euros: number): string =>
  write(locale, euros, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
    maximumFractionDigits: 4,
  });

/** What a price is multiplied by: `1,0`, `0,75`. */
export const writeFactor = (locale: Locale, factor: number): string =>
  write(locale, factor, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** A return with its sign: `+85,7 %`, `−70 %`. */
export const writeReturn = (locale: Locale, share: number): string =>
  write(locale, share, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).replace(
    '-',
    '−',
  );

/** A click rate: `1,5 %`, `1,56 %`. */
export const writeRate = (locale: Locale, share: number): string =>
  write(locale, share, { style: 'percent', maximumFractionDigits: 2 });

/** A confidence, never rounded up: 94.99 % is not 95 %, and nothing is certain. */
export const writeConfidence = (locale: Locale, share: number): string =>
  write(locale, Math.min(Math.floor(share * 1000) / 1000, 0.999), {
    style: 'percent',
    maximumFractionDigits: 1,
  });

/** `2,5:1`. */
export const writeRatio = (locale: Locale, ratio: number): string => formatAmount(locale, 'ratio', ratio);

function write(locale: Locale, amount: number, options: Intl.NumberFormatOptions): string {
  // The webfonts have no narrow no-break space, see format.ts.
  return new Intl.NumberFormat(intlTag(locale), options).format(amount).replaceAll('\u202f', '\u00a0');
}
