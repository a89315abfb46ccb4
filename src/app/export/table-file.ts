import { type Cell, csvLines, type Separator, toCsv } from '../../domain/lead/csv.ts';

/** The table of an export: a heading line, and the rows in parts, so that a large table needs little memory. */
export interface ExportTable {
  headings: readonly string[];
  parts: AsyncIterable<readonly (readonly Cell[])[]>;
}

/**
 * Writes a table as a CSV file in parts, safe to open in a spreadsheet.
 * @param separator the cell separator that spreadsheets expect in the reader's language
 */
export async function* csvFile(
  { headings, parts }: ExportTable,
  separator: Separator,
): AsyncIterable<string> {
  yield toCsv([headings], separator);
  for await (const rows of parts) yield csvLines(rows, separator);
}
