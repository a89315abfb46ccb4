import type { Locale } from '../locale/locale.ts';
import { type ImportField, type ImportSource, importFields, importSources } from './import-values.ts';
import { nameAndCurrency, plainName, reports } from './known-headers.ts';

/** The first rows of a table, among which its header is looked for. */
export const HEADER_ROWS = 15;

/** A header row, and what its columns are. */
export interface FoundHeader {
  /** Index of the row. */
  row: number;
  /** Null: the columns were named by hand. */
  source: ImportSource | null;
  /** The language of the names; null: several, or unknown. */
  language: Locale | null;
  /** The field of each column; null: not imported. */
  fields: (ImportField | null)[];
  /** The columns of which the reader chooses the one that is the views. Empty: the report has one, or none. */
  viewChoices: number[];
  /** Whether each row is a week or a longer period, by a column that says so. */
  isPeriods: boolean;
}

/** Returns the header row of a known report in the first rows of a table; `undefined`: no known report. */
export function findHeader(head: readonly (readonly string[])[]): FoundHeader | undefined {
  let best: (FoundHeader & { score: number }) | undefined;
  for (const [row, cells] of head.slice(0, HEADER_ROWS).entries()) {
    const names = cells.map((cell) => nameAndCurrency(cell).name);
    for (const source of importSources) {
      const found = matchOf(source, names);
      if (found && found.score > (best?.score ?? 0)) best = { row, source, ...found };
    }
  }
  if (!best) return undefined;
  const { score: _score, ...header } = best;
  return header;
}

function matchOf(source: ImportSource, names: readonly string[]) {
  const { fields, required, periods, viewChoices = [], signs = [] } = reports[source];
  const columns: (ImportField | null)[] = names.map(() => null);
  const languages: Partial<Record<Locale, number>> = {};
  let score = 0;
  for (const field of importFields) {
    for (const [language, spellings] of Object.entries(fields[field] ?? {})) {
      const place = spellings.map((name) => names.indexOf(plainName(name))).find((index) => index >= 0);
      if (place === undefined || columns.includes(field)) continue;
      columns[place] = field;
      score += 1;
      if (language !== 'any') languages[language as Locale] = (languages[language as Locale] ?? 0) + 1;
    }
  }
  const choices = viewChoices
    .map((spellings) => spellings.map((name) => names.indexOf(plainName(name))).find((index) => index >= 0))
    .filter((index) => index !== undefined);
  const [only] = choices;
  if (only !== undefined && choices.length === 1) columns[only] = 'views';
  if (!required.some((all) => all.every((field) => columns.includes(field)))) return undefined;
  score += signs.filter((name) => names.includes(plainName(name))).length;
  const [first, second] = Object.entries(languages).sort(([, one], [, other]) => other - one);
  const language = first && first[1] > (second?.[1] ?? 0) ? (first[0] as Locale) : null;
  const longer = periods.map(plainName);
  const isPeriods = !columns.includes('day') && names.some((name) => longer.includes(name));
  return { score, language, fields: columns, isPeriods, viewChoices: choices.length > 1 ? choices : [] };
}

/**
 * Returns the first row of a table that can be a header: the one with the most words, so that the columns of an unknown
 * report can be named by hand.
 */
export function likelyHeader(head: readonly (readonly string[])[]): number {
  const words = (cells: readonly string[]) => cells.filter((cell) => /\p{L}/u.test(cell)).length;
  const rows = head.slice(0, HEADER_ROWS);
  const most = Math.max(0, ...rows.map(words));
  return Math.max(
    0,
    rows.findIndex((cells) => words(cells) === most),
  );
}

/** Returns whether the first rows of a text have a header with at least two names, and at least half of the rows below as many cells. */
export function isTable(head: readonly (readonly string[])[]): boolean {
  const at = likelyHeader(head);
  const names = head[at] ?? [];
  const below = head.slice(at + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
  const alike = below.filter(({ length }) => length === names.length);
  const named = names.filter((name) => name.trim() !== '');
  return named.length > 1 && alike.length > 0 && alike.length * 2 >= below.length;
}

/** Returns what an unknown header is remembered by: its names, without case, accents, and the currency of an amount. */
export const headerKey = (names: readonly string[]): string =>
  names.map((cell) => nameAndCurrency(cell).name).join('\n');
