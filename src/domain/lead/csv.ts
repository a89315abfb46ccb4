/**
 * What makes a spreadsheet take a cell for a formula. A visitor's text must never run in the office (OWASP, "CSV
 * injection"): at its start, and behind what a spreadsheet may take for the end of a cell, which is a semicolon where people
 * write commas in numbers.
 */
const FORMULA_START = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/gu;

/** One cell; null is an empty one. */
export type Cell = string | number | null;

/**
 * Writes rows as a CSV file (RFC 4180: commas, CRLF, quotes doubled) that Excel reads as UTF-8. Text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
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
  const safe = cell.replaceAll(FORMULA_START, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
