import type { TableReader, TableReading } from '../../app/ports/tables.ts';
import { HEADER_ROWS } from '../../domain/campaign-import/find-header.ts';
import { MAX_TABLE_ROWS } from '../../domain/campaign-import/import-values.ts';
import { textReadings } from './text-readings.ts';
import { openWorkbook, type Sheet, WORKBOOK_PART } from './workbook.ts';
import { zipFiles } from './zip-files.ts';

/** CSV files of an archive that are looked at. */
const MAX_TABLES = 8;
/** The name of YouTube Studio's table in four languages, as "Données du tableau.csv". */
const TABLE_NAME = /table|tabla|tabela/i;

/**
 * Returns every way to read a workbook, by sheet, or an archive of CSV files, by file and separator. Of the three files of
 * YouTube Studio, only the table is read: its chart has the same columns, for a part of the videos.
 */
export function archiveReadings(bytes: Uint8Array): ReturnType<TableReader['read']> {
  try {
    const files = zipFiles(bytes);
    if (files.names.includes(WORKBOOK_PART)) {
      const value = openWorkbook(files).map(sheetReading).filter(hasColumns);
      return value.length > 0 ? { ok: true, value } : { ok: false, code: 'import_no_table' };
    }
    const tables = files.names.filter((name) => /\.csv$/i.test(name));
    const named = tables.filter((name) => TABLE_NAME.test(name));
    const value = (named.length > 0 ? named : tables).slice(0, MAX_TABLES).flatMap((name) => {
      const readings = textReadings(files.read(name) ?? new Uint8Array());
      return readings.ok ? readings.value : [];
    });
    return value.length > 0 ? { ok: true, value } : { ok: false, code: 'import_no_table' };
  } catch {
    return { ok: false, code: 'import_archive' };
  }
}

const hasColumns = ({ head }: TableReading) => head.some((row) => row.length > 1);

function sheetReading(sheet: Sheet): TableReading {
  const first = sheet.rows(HEADER_ROWS * 2);
  return {
    head: first.rows.slice(0, HEADER_ROWS),
    repaired: false,
    decimal: first.hasNumbers ? 'point' : null,
    all() {
      try {
        const { rows } = sheet.rows(MAX_TABLE_ROWS.workbook + 1);
        return rows.length > MAX_TABLE_ROWS.workbook
          ? { ok: false, code: 'import_too_long' }
          : { ok: true, value: rows };
      } catch {
        return { ok: false, code: 'import_archive' };
      }
    },
  };
}
