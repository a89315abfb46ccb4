import type { Locale } from '../../../domain/locale/locale.ts';
import type { CostUnit } from '../../../domain/simulator/cost-table.ts';
import { costRanges, fill, numberFormat } from '../../../i18n/format.ts';

/** The least and the most decimals of a cost in dollars: of a view, and of a thousand of them. */
const DIGITS = { CPV: { least: 3, most: 4 }, CPM: { least: 2, most: 3 } } as const satisfies Record<
  CostUnit,
  object
>;

/** Texts of costs with the same number of decimals. */
export interface EvenCosts {
  cost: (value: number) => string;
  range: (range: { min: number; max: number }) => string;
}

/**
 * Returns how costs that are shown below each other are written: with as many decimals as the one that needs most of them, and
 * none if all are whole. A column with 0.015 and 0.02 would be hard to compare.
 * @param costs all costs of the column, in dollars
 */
export function evenCosts(locale: Locale, costs: readonly number[], unit: CostUnit): EvenCosts {
  const { least, most } = DIGITS[unit];
  const needed = Math.max(0, ...costs.map((cost) => decimalsOf(cost, most)));
  const digits = needed === 0 && unit === 'CPM' ? 0 : Math.max(least, needed);
  const format = numberFormat(locale, {
    ...{ style: 'currency', currency: 'USD' },
    currencyDisplay: locale === 'pt' ? 'symbol' : 'narrowSymbol',
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  const cost = (value: number) => format.format(value).replaceAll('\u202f', '\u00a0');
  return {
    cost,
    range: ({ min, max }) => fill(costRanges[locale], { low: cost(min), high: cost(max) }),
  };
}

/** Returns how many decimals a number has once it is rounded to the most of them. */
const decimalsOf = (value: number, most: number): number =>
  String(Number(value.toFixed(most))).split('.')[1]?.length ?? 0;
