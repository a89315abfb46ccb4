import type { Context } from 'hono';
import { csvFile, type ExportTable } from '../app/export/table-file.ts';
import { type ColumnKind, xlsxFile } from '../app/export/xlsx-file.ts';
import type { Separator } from '../domain/lead/csv.ts';
import { streamBody } from './stream-body.ts';

/** The media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Returns a table as a CSV file.
 * @param name of the file, without its ending
 */
export const csvAnswer = (c: Context, name: string, table: ExportTable, separator: Separator): Response =>
  c.body(streamBody(csvFile(table, separator)), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  });

/**
 * Returns a table as an Excel workbook.
 * @param title of its sheet
 * @param kinds of its columns
 */
export const xlsxAnswer = (
  c: Context,
  name: string,
  table: ExportTable,
  title: string,
  kinds: readonly ColumnKind[],
): Response =>
  c.body(streamBody(xlsxFile(table, title, kinds)), 200, {
    'content-type': XLSX,
    'content-disposition': `attachment; filename="${name}.xlsx"`,
  });
