import { type Amount, type FigureKey, figures } from '../../../../domain/benchmarks/figures.ts';
import type { ShownClaims } from '../../../../domain/claims/shown-claims.ts';
import type { Locale } from '../../../../domain/locale/locale.ts';
import type { figureTables } from '../../../../i18n/dictionaries/figure-tables/fr.ts';
import { fill } from '../../../../i18n/format.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import type { CalculatorsText } from '../calculator-definition.ts';
import { writeFactor } from '../write-amount.ts';

/** The texts for a table. The names of genres and audiences come from the texts of the calculators. */
export interface TableWording {
  locale: Locale;
  t: typeof figureTables;
  calculators: CalculatorsText;
  /** The agency's claims that may be shown. */
  claims: ShownClaims;
}

/** A bar in the unit of its table, from `start` (default 0): full up to `low`, paler up to `high`. */
export interface Bar {
  start?: number;
  low: number;
  high: number;
  tone?: 'youtube' | 'meta';
}

export interface Cell {
  text: string;
  bar?: Bar;
  /** Words are aligned left, figures right. */
  words?: true;
}

export interface TableData {
  caption: string;
  /** The first column holds the names of the rows. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly Cell[] }[];
}

/** Builds a table in the language of the wording. */
export type TableBuilder = (wording: TableWording) => TableData;

/** The lower and upper end of an amount; a single number is both. */
const endsOf = (amount: Amount): { low: number; high: number } =>
  typeof amount === 'number' ? { low: amount, high: amount } : { low: amount[0], high: amount[1] };

/** A cell with a text, which is aligned left. */
export const words = (text: string): Cell => ({ text, words: true });

/** A figure without a bar. */
export const plain = ({ locale }: TableWording, key: FigureKey): Cell => ({
  text: formatFigure(locale, key),
});

/** A figure with a bar that compares it with the other rows. */
export const barred = ({ locale }: TableWording, key: FigureKey, tone?: Bar['tone']): Cell => ({
  text: formatFigure(locale, key),
  bar: { ...endsOf(figures[key].value), ...(tone && { tone }) },
});

/** A figure as a limit: `moins de 0,05 €`, `plus de 2 %`. */
export const limit = (
  { locale, calculators }: TableWording,
  comparison: keyof CalculatorsText['compare'],
  key: FigureKey,
): Cell => ({ text: fill(calculators.compare[comparison], { figure: formatFigure(locale, key) }) });

/** The effect of an audience: `+30 %`, or the text for the standard audience. The bar shows the resulting price. */
export function effect({ locale, t }: TableWording, key: FigureKey, tone?: Bar['tone']): Cell {
  const change = endsOf(figures[key].value).low;
  return {
    text: change === 0 ? t.standard : formatFigure(locale, key),
    bar: { ...endsOf(1 + change), ...(tone && { tone }) },
  };
}

/** A factor: `× 0,7`. */
export const factor = ({ locale }: TableWording, value: number): Cell => ({
  text: `×\u00a0${writeFactor(locale, value)}`,
  bar: endsOf(value),
});
