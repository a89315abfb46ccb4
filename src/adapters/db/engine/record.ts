import { storableText } from './storable-text.ts';

/** A column that holds a field in another form: `Stored`, or null where the field is null. */
interface Coded<Column extends string, Stored, Field> {
  column: Column;
  encode(field: Field): Stored;
  decode(stored: Stored): Field;
}

type Shape<Rec> = { [Key in keyof Rec]-?: string | Coded<string, unknown, Rec[Key]> };
type ColumnOf<Place> = Place extends { column: infer Column extends string } ? Column : Place & string;
type StoredOf<Place, Field> = Place extends { encode(field: never): infer Stored }
  ? Stored | Extract<Field, null>
  : Field;
type Row<Rec, S extends Shape<Rec>> = {
  [Key in keyof Rec as ColumnOf<S[Key]>]: StoredOf<S[Key], Rec[Key]>;
};

/**
 * Declares once in which column each field of a record is stored; the type of the row and both directions follow
 * (decision record 0112). A field that is forgotten does not compile.
 * @returns `columns` to select; `toRow`, the columns that the fields fill; `toRecord`, these fields and nothing else of a row
 */
export const recordOf =
  <Rec extends object>() =>
  <const S extends Shape<Rec>>(shape: S) => {
    type Name = keyof Row<Rec, S> & string;
    const fields = Object.entries<string | Coded<string, unknown, unknown>>(shape).map(([key, place]) =>
      typeof place === 'string' ? { key, column: place, encode: same, decode: same } : { key, ...place },
    );
    const columns = fields.map(({ column }) => column) as Name[];
    return {
      columns,
      /** Returns the columns prefixed with the name of their table, for a query that joins others. */
      columnsOf: <Table extends string>(table: Table) =>
        columns.map((column): `${Table}.${Name}` => `${table}.${column}`),
      toRow(record: Rec): Row<Rec, S> {
        const row: Record<string, unknown> = {};
        for (const { key, column, encode } of fields) row[column] = encode(record[key as keyof Rec]);
        return row as Row<Rec, S>;
      },
      toRecord(row: Row<Rec, S>): Rec {
        const record: Record<string, unknown> = {};
        for (const { key, column, decode } of fields) record[key] = decode(row[column as Name]);
        return record as Rec;
      },
    };
  };

/** The columns that a record fills. */
export type RowOf<Declared extends { toRow(record: never): object }> = ReturnType<Declared['toRow']>;

const same = (value: unknown): unknown => value;

/** A boolean, stored as 0 or 1. */
export const flag = <C extends string>(column: C): Coded<C, number, boolean> => ({
  column,
  encode: (field) => (field ? 1 : 0),
  decode: (stored) => stored === 1,
});

/** A structure, stored as JSON. It is not validated: this site wrote it. `never` fits a field of any type. */
export const json = <C extends string>(column: C): Coded<C, string, never> => ({
  column,
  encode: (field: unknown) => (field === null ? null : JSON.stringify(field)) as string,
  decode: (stored: string | null) => (stored === null ? null : JSON.parse(stored)) as never,
});

/** Words, stored with commas between them. `never` fits a list of any of them. */
export const list = <C extends string>(column: C): Coded<C, string, never> => ({
  column,
  encode: (field: readonly string[]) => field.join(','),
  decode: (stored) => (stored === '' ? [] : stored.split(',')) as never,
});

/** A text from outside: see `storableText`. */
export const text = <C extends string>(column: C): Coded<C, string, string> => ({
  column,
  encode: storableText,
  decode: (stored) => stored,
});
