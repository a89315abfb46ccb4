import type { TableReader } from '../../app/ports/tables.ts';
import { archiveReadings } from './archive-readings.ts';
import { textReadings } from './text-readings.ts';

type Readings = ReturnType<TableReader['read']>;

const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
const PDF = [0x25, 0x50, 0x44, 0x46];
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** Old workbooks, and new ones with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads CSV files with Papa Parse, which gets the separator and the limits (decision record 0129), workbooks, and archives of
 * CSV files (0155).
 */
export const tableReader: TableReader = {
  read(bytes): Readings {
    if (begins(bytes, PDF)) return { ok: false, code: 'import_pdf' };
    if (begins(bytes, COMPOUND)) return { ok: false, code: 'import_workbook' };
    return begins(bytes, ARCHIVE) ? archiveReadings(bytes) : textReadings(bytes);
  },
};
