import type { Locale } from '../locale/locale.ts';
import { plainName } from './known-headers.ts';

/** The order of day and month in days that are written with slashes. */
export const dayOrders = ['dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** How each month begins in English, French, Spanish and Portuguese. */
const months = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dic', 'dez'],
];

const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ][\d:.]+Z?)?$/;
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Decides the order for a whole column: a value above 12 decides, else the language; `undefined`: nobody can know. */
export function dayOrderOf(cells: readonly string[], language: Locale | null): DayOrder | undefined {
  let isSlashed = false;
  for (const cell of cells) {
    const [, first = '', second = ''] = SLASHED.exec(cell.trim()) ?? [];
    if (first === '') continue;
    isSlashed = true;
    if (Number(first) > 12) return 'dmy';
    if (Number(second) > 12) return 'mdy';
  }
  // English is written in both orders.
  return !isSlashed || (language !== null && language !== 'en') ? 'dmy' : undefined;
}

/** Returns the calendar day in a cell as `2026-11-02`; `undefined` for anything else, as 31 February. */
export function readDay(cell: string, order: DayOrder): string | undefined {
  const text = cell.trim();
  const [, year = '', month = '', day = ''] = ISO.exec(text) ?? [];
  if (year !== '') return dayOf(Number(year), Number(month), Number(day));
  const [, first = '', second = '', slashedYear = ''] = SLASHED.exec(text) ?? [];
  if (first !== '') {
    const [d, m] = order === 'dmy' ? [first, second] : [second, first];
    return dayOf(Number(slashedYear), Number(m), Number(d));
  }
  const words = plainName(text)
    .replaceAll(/(\d)(?:er|st|nd|rd|th)\b/g, '$1')
    .replaceAll(/[.,]|\bde\b/g, ' ')
    .split(' ')
    .filter(Boolean);
  if (words.length !== 3) return undefined;
  const [one = '', two = '', three = ''] = words;
  const word = /^\d/.test(one) ? two : one;
  const date = /^\d/.test(one) ? one : two;
  const place = months.findIndex((starts) => starts.some((start) => word.startsWith(start)));
  if (place < 0 || !/^\d{1,2}$/.test(date) || !/^\d{4}$/.test(three)) return undefined;
  return dayOf(Number(three), place + 1, Number(date));
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined;
}
