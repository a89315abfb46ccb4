import type { DecimalSign } from '../../domain/campaign-import/read-number.ts';

/** Why a file is no table that can be read. */
export type UnreadableFile =
  | 'import_pdf'
  /** An old workbook, or one with a password. */
  | 'import_workbook'
  /** A workbook or an archive that is damaged, encrypted, or too large once it is opened. */
  | 'import_archive'
  | 'import_no_table'
  | 'import_too_long';

/** A way to read a file as a table, of which only the first rows are read at first. */
export interface TableReading {
  head: string[][];
  /** Whether accents that another program had broken were repaired. */
  repaired: boolean;
  /** The decimal sign of numbers that are stored as numbers; null: a text, in which the file decides. */
  decimal: DecimalSign | null;
  /** Returns all rows, or that there are too many of them. */
  all(): { ok: true; value: string[][] } | { ok: false; code: UnreadableFile };
}

/** Reads tables from files of unknown origin, in bounded time and memory. */
export interface TableReader {
  /** Returns every way to read a file, by separator; the content decides what it is, never its name. */
  read(bytes: Uint8Array): { ok: true; value: readonly TableReading[] } | { ok: false; code: UnreadableFile };
}
