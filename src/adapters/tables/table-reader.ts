import Papa from 'papaparse';
import type { TableReader, TableReading, UnreadableFile } from '../../app/ports/tables.ts';
import { HEADER_ROWS } from '../../domain/campaign-import/find-header.ts';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../../domain/campaign-import/import-values.ts';
import { decodeText } from './decode-text.ts';

/** A guess of the separator fails on names such as "CPA | Santé", so each of these is tried instead. */
const SEPARATORS = ['\t', ';', ','];
/** Characters in which the first rows end. */
const HEAD_LENGTH = 64 * 1024;
/** Rows above and below the data: title, period, header, totals. */
const ROWS_AROUND = 50;

/** What the first bytes of a file say. */
const signatures: readonly (readonly [start: readonly number[], code: UnreadableFile])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'import_pdf'],
  [[0x50, 0x4b, 0x03, 0x04], 'import_workbook'],
  // Old workbooks, and new ones with a password.
  [[0xd0, 0xcf, 0x11, 0xe0], 'import_workbook'],
];

/** Reads CSV files with Papa Parse, which gets the separator and the limits (decision record 0129). */
export const tableReader: TableReader = {
  read(bytes) {
    for (const [start, code] of signatures)
      if (start.every((byte, at) => bytes[at] === byte)) return { ok: false, code };
    const decoded = decodeText(bytes);
    const { text = '', repaired = false } = decoded ?? {};
    if (!decoded || /^\s*</.test(text.slice(0, 200))) return { ok: false, code: 'import_no_table' };
    const readings = SEPARATORS.flatMap((delimiter): TableReading[] => {
      const head = parsed(text.slice(0, HEAD_LENGTH), delimiter, HEADER_ROWS);
      return head.some((row) => row.length > 1)
        ? [{ head, repaired, all: () => allOf(text, delimiter) }]
        : [];
    });
    return readings.length > 0 ? { ok: true, value: readings } : { ok: false, code: 'import_no_table' };
  },
};

function allOf(text: string, delimiter: string): ReturnType<TableReading['all']> {
  const most = MAX_IMPORT_ROWS + ROWS_AROUND;
  const rows = parsed(text, delimiter, most + 1);
  return rows.length > most ? { ok: false, code: 'import_too_long' } : { ok: true, value: rows };
}

/** Returns the first rows, of each the first columns. An error in the middle of a file ends the row, not the reading. */
const parsed = (text: string, delimiter: string, most: number): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview: most }).data.map((row) =>
    row.slice(0, MAX_IMPORT_COLUMNS),
  );
