/**
 * What makes a spreadsheet take a cell for a formula. A visitor's text must never run in the office (OWASP, "CSV
 * injection").
 */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/** One cell; null is an empty one. */
export type Cell = string | number | null;

/**
 * Writes rows as a CSV file (RFC 4180: commas, CRLF, quotes doubled) that Excel reads as UTF-8. Text that a
 * spreadsheet would take for a formula gets a leading apostrophe.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvLines(rows)}`;
}

/** The same without the mark at the start: the next rows of a file that is written in parts. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
