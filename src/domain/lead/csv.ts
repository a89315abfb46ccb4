import type { Locale } from '../locale/locale.ts';
import { isReadOtherwise } from './spreadsheet-text.ts';

/**
 * The separator of the cells. Spreadsheets expect the semicolon in countries that write numbers with a decimal comma,
 * and the comma elsewhere.
 */
export type Separator = ',' | ';';

/** Returns the separator that spreadsheets expect where the language is read: Portuguese is that of Brazil. */
export const separatorIn = (locale: Locale): Separator => (locale === 'en' ? ',' : ';');

/**
 * Matches the places at which a spreadsheet would take text for a formula. A visitor's text must never run as a formula
 * on a computer of the agency (OWASP, "CSV injection"). The places are the start of a cell, and the text after a character that a
 * spreadsheet may take for the end of a cell. That is a semicolon, and in a file separated by semicolons also the
 * comma: a cell with a comma has no quotes there, so a spreadsheet that expects commas ends the cell at it.
 * @param ends the characters that may end a cell, besides the tab and the ends of lines
 */
const formulaStart = (ends: string) =>
  new RegExp(
    `^(?=[\\t\\r\\n]|\\s*[=+\\-@＝＋－＠])|(?=[=+\\-@＝＋－＠])(?<=[${ends}\\t\\r\\n][\\s"]*)`,
    'gu',
  );
const formulaStarts: Record<Separator, RegExp> = { ',': formulaStart(';'), ';': formulaStart(';,') };

/** The value of one cell; null for an empty cell. */
export type Cell = string | number | null;

/**
 * Returns rows as a CSV file (RFC 4180 except for the separator: CRLF, doubled quotes) that Excel reads as UTF-8. Text
 * that a spreadsheet would take for a formula, a number or a date gets an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly Cell[])[], separator: Separator = ','): string {
  return `\uFEFF${csvLines(rows, separator)}`;
}

/**
 * Returns rows like `toCsv`, but without the UTF-8 mark at the start: for the later parts of a file that is written in
 * parts.
 */
export function csvLines(rows: readonly (readonly Cell[])[], separator: Separator = ','): string {
  return rows.map((row) => `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`).join('');
}

function cellText(cell: Cell, separator: Separator): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  const defused = cell.replaceAll(formulaStarts[separator], "'");
  const safe = defused === cell && isReadOtherwise(cell) ? `'${cell}` : defused;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
