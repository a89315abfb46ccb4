import Papa from 'papaparse';
import type { TableReader, TableReading } from '../../app/ports/tables.ts';
import { findHeader, HEADER_ROWS, isTable } from '../../domain/campaign-import/find-header.ts';
import { MAX_IMPORT_COLUMNS, MAX_TABLE_ROWS } from '../../domain/campaign-import/import-values.ts';
import { decodeText } from './decode-text.ts';

/** A guess of the separator fails on names such as "CPA | Santé", so each of these is tried instead. */
const SEPARATORS = ['\t', ';', ','];
/** Characters in which the first rows end. */
const HEAD_LENGTH = 64 * 1024;

/** How HTML, RTF and JSON begin, whose commas and semicolons separate no columns. */
const MARKUP = /^\s*(?:<|\{\\rtf|[{[]\s*["{[\d\]}-])/;

/** Returns every way to read a CSV file, by separator. Text whose rows have no common number of columns is no table. */
export function textReadings(bytes: Uint8Array): ReturnType<TableReader['read']> {
  const decoded = decodeText(bytes);
  const { text = '', repaired = false } = decoded ?? {};
  if (!decoded || MARKUP.test(text.slice(0, 200))) return { ok: false, code: 'import_no_table' };
  const readings = SEPARATORS.flatMap((delimiter): TableReading[] => {
    const head = parsed(text.slice(0, HEAD_LENGTH), delimiter, HEADER_ROWS);
    return findHeader(head) || isTable(head)
      ? [{ head, repaired, decimal: null, all: () => allOf(text, delimiter) }]
      : [];
  });
  return readings.length > 0 ? { ok: true, value: readings } : { ok: false, code: 'import_no_table' };
}

function allOf(text: string, delimiter: string): ReturnType<TableReading['all']> {
  const rows = parsed(text, delimiter, MAX_TABLE_ROWS.text + 1);
  return rows.length > MAX_TABLE_ROWS.text
    ? { ok: false, code: 'import_too_long' }
    : { ok: true, value: rows };
}

/** Returns the first rows, of each the first columns. An error in the middle of a file ends the row, not the reading. */
const parsed = (text: string, delimiter: string, most: number): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview: most }).data.map((row) =>
    row.length > MAX_IMPORT_COLUMNS ? row.slice(0, MAX_IMPORT_COLUMNS) : row,
  );
