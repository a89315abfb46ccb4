import type { ClaimFigure } from '../domain/claims/declared-claims.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { numberFormat } from './format.ts';
import { formatAmount } from './format-figure.ts';

const MILLION = 1_000_000;

/**
 * Returns a claimed figure as the language writes it: `500+`, `98 %`, `50 M€`, `3:1`. Lower bounds of millions are
 * written like counters, in every language: `150M+`, `12,5M+`.
 */
export function formatClaim(locale: Locale, { unit, value }: ClaimFigure, upwards: boolean): string {
  if (unit !== 'count' || !upwards) return formatAmount(locale, unit, value) + (upwards ? '+' : '');
  const tenths = Math.round((value / MILLION) * 10);
  return value >= MILLION && tenths * (MILLION / 10) === value
    ? `${numberFormat(locale, { maximumFractionDigits: 1 }).format(tenths / 10)}M+`
    : `${formatAmount(locale, unit, value)}+`;
}

/** The largest count without digit groups, which a counter can animate. */
const COUNTED_TO = 999;

/**
 * Returns the end value and the suffix of the animated counter of a figure: `150` and `M+` for 150 000 000. `undefined`: a counter
 * cannot show the figure, so it is shown without animation.
 */
export function counterOf(
  { unit, value }: ClaimFigure,
  upwards: boolean,
): { target: number; suffix: string } | undefined {
  if (unit !== 'count') return undefined;
  const plus = upwards ? '+' : '';
  if (value <= COUNTED_TO && Number.isInteger(value)) return { target: value, suffix: plus };
  const millions = value / MILLION;
  return upwards && Number.isInteger(millions) && millions > 0 && millions <= COUNTED_TO
    ? { target: millions, suffix: 'M+' }
    : undefined;
}
