/** Why a file is no table that can be read. */
export type UnreadableFile = 'import_pdf' | 'import_workbook' | 'import_no_table' | 'import_too_long';

/** A way to read a file as a table, of which only the first rows are read at first. */
export interface TableReading {
  head: string[][];
  /** Whether accents that another program had broken were repaired. */
  repaired: boolean;
  /** Returns all rows, or that there are too many of them. */
  all(): { ok: true; value: string[][] } | { ok: false; code: UnreadableFile };
}

/** Reads tables from files of unknown origin, in bounded time and memory. */
export interface TableReader {
  /** Returns every way to read a file, by separator; the content decides what it is, never its name. */
  read(bytes: Uint8Array): { ok: true; value: readonly TableReading[] } | { ok: false; code: UnreadableFile };
}
