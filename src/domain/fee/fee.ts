import type { Locale } from '../locale/locale.ts';

/** The kinds of the agency's fee. `missing`: not filled in yet. */
export const feeKinds = ['missing', 'percentage', 'quote'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** The agency's fee, which a client pays beside the advertising budget. */
export type Fee =
  | { kind: 'missing' }
  | { kind: 'quote' }
  | {
      kind: 'percentage';
      /** Of the advertising budget; above 0, at most 100, with one decimal at most. */
      percent: number;
      /** The least fee of a month in whole euros; 0: no minimum. */
      minimum: number;
      /** What the fee pays for: one line in each language. */
      covers: Record<Locale, string>;
      /** A sample of a demonstration. */
      example?: true;
    };

/** Returns whether a number can be the percentage of a fee: above 0, at most 100, with one decimal at most. */
export const isFeePercent = (percent: number): boolean =>
  percent > 0 && percent <= 100 && Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-9;

/** The price of a month of advertising, in euros and cents. */
export interface Price {
  budget: number;
  fee: number;
  /** Budget and fee. */
  total: number;
  /** Whether the fee is the minimum, since the percentage alone would be less. */
  isMinimum: boolean;
}

/**
 * Returns the price of a month with an advertising budget in euros; `undefined` if the fee is by quote or missing. The fee
 * is rounded to the cent. Without advertising there is no fee.
 */
export function priceOf(budget: number, fee: Fee): Price | undefined {
  if (fee.kind !== 'percentage') return undefined;
  const cents = Math.round(budget * 100);
  // Calculated in whole tenths of a per cent, since products of decimals are not exact.
  const share = Math.round((cents * Math.round(fee.percent * 10)) / 1000);
  const least = cents > 0 ? fee.minimum * 100 : 0;
  const due = Math.max(share, least);
  return { budget: cents / 100, fee: due / 100, total: (cents + due) / 100, isMinimum: share < least };
}
