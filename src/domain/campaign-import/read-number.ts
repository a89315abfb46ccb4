import type { Locale } from '../locale/locale.ts';
import { COST_SCALE } from './import-values.ts';

/** The sign before the decimals of a file. */
export const decimalSigns = ['comma', 'point'] as const;
export type DecimalSign = (typeof decimalSigns)[number];

const NOT_REPORTED = /^(?:|-{1,2}|–|—)$/;

/** Returns a number's cell without spaces and currency signs; the empty text for a figure that is not reported. */
function bare(cell: string): string {
  const text = cell.replaceAll(/[\s\u00a0\u202f'’]|[€$£¥]|^R\$|\b[A-Z]{3}\b/g, '');
  return NOT_REPORTED.test(text) ? '' : text;
}

/**
 * Decides the decimal sign once for a whole file, from its cells with money. With both signs in a cell, the last one is
 * that of the decimals. Without a cell that decides, it is the sign of the language; `undefined`: nobody can know.
 */
export function decimalSignOf(money: readonly string[], language: Locale | null): DecimalSign | undefined {
  const votes = { comma: 0, point: 0 };
  let undecided = 0;
  for (const cell of money) {
    const text = bare(cell);
    const both = text.includes(',') && text.includes('.');
    if (both) votes[text.lastIndexOf(',') > text.lastIndexOf('.') ? 'comma' : 'point'] += 1;
    else if (/,\d{1,2}$/.test(text)) votes.comma += 1;
    else if (/\.\d{1,2}$/.test(text)) votes.point += 1;
    else if (/[.,]/.test(text)) undecided += 1;
  }
  if (votes.comma !== votes.point) return votes.comma > votes.point ? 'comma' : 'point';
  if (language !== null) return language === 'en' ? 'point' : 'comma';
  return undecided === 0 && votes.comma === 0 ? 'point' : undefined;
}

const written = {
  comma: /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
  point: /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
} as const satisfies Record<DecimalSign, RegExp>;
/** A whole number without any sign, as most cells are: it is the same under both decimal signs. */
const WHOLE = /^\d{1,11}$/;

/** Returns the number in a cell: null, not reported; `undefined`, unreadable under this decimal sign. */
export function readNumber(cell: string, sign: DecimalSign): number | null | undefined {
  if (WHOLE.test(cell)) return Number(cell);
  const text = bare(cell);
  if (text === '') return null;
  if (!written[sign].test(text)) return undefined;
  const plain = sign === 'comma' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  const value = Number(plain);
  return Math.abs(value) <= MOST ? value : undefined;
}

/** No campaign costs or shows more; larger numbers could not be added up exactly. */
const MOST = 1e11;

/** Returns a cost in 1/10 000 of its currency; null: not reported; `undefined`: unreadable. */
export function readCost(cell: string, sign: DecimalSign): number | null | undefined {
  const value = readNumber(cell, sign);
  return typeof value === 'number' ? Math.round(value * COST_SCALE) : value;
}

/** Returns a whole number of views or clicks; null: not reported; `undefined`: unreadable. */
export function readCount(cell: string, sign: DecimalSign): number | null | undefined {
  const value = readNumber(cell, sign);
  return typeof value !== 'number' || (Number.isInteger(value) && value >= 0) ? value : undefined;
}

/** Returns a share from 0 to 1, `35,20 %` or the fraction of a workbook; null: not reported, or unreadable. */
export function readShare(cell: string, sign: DecimalSign): number | null {
  const [, number = cell, percent] = /^(.*?)\s*(%)?$/.exec(cell.trim()) ?? [];
  const value = readNumber(number, sign);
  if (typeof value !== 'number' || value < 0) return null;
  return percent ? value / 100 : value <= 1 ? value : null;
}
