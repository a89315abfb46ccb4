/** What parts the cells. Spreadsheets want the semicolon where people write commas in numbers, and the comma elsewhere. */
export type Separator = ',' | ';';

/**
 * What makes a spreadsheet take a cell for a formula. A visitor's text must never run in the office (OWASP, "CSV
 * injection"): at its start, and behind what a spreadsheet may take for the end of a cell. That is a semicolon, and the
 * comma where semicolons part cells: a spreadsheet that wants commas then reads no quotes around it.
 */
const formulaStart = (ends: string) =>
  new RegExp(
    `^(?=[\\t\\r\\n]|\\s*[=+\\-@＝＋－＠])|(?=[=+\\-@＝＋－＠])(?<=[${ends}\\t\\r\\n][\\s"]*)`,
    'gu',
  );
const formulaStarts: Record<Separator, RegExp> = { ',': formulaStart(';'), ';': formulaStart(';,') };

/** One cell; null is an empty one. */
export type Cell = string | number | null;

/**
 * Writes rows as a CSV file (RFC 4180 but for the separator: CRLF, quotes doubled) that Excel reads as UTF-8. Text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly Cell[])[], separator: Separator = ','): string {
  return `\uFEFF${csvLines(rows, separator)}`;
}

/** The same without the mark at the start: the next rows of a file that is written in parts. */
export function csvLines(rows: readonly (readonly Cell[])[], separator: Separator = ','): string {
  return rows.map((row) => `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`).join('');
}

function cellText(cell: Cell, separator: Separator): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  const safe = cell.replaceAll(formulaStarts[separator], "'");
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
