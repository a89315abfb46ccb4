import type { ReactNode } from 'react';
import { pageSizes } from '../../../domain/list/list-parameters.ts';

/** Sets a field from its text in the URL; `typed` during typing, so that not every letter adds a history entry. */
export type SetText = (text: string, typed?: boolean) => void;

/** One field of a list's state in the address. A list is declared as a record of fields, in the order of its address. */
export interface Field<T> {
  /** The default value, which the address omits. */
  usual: T;
  /** Reads an untrusted text of the address; an invalid text reads as `usual`. */
  read(text: string): T;
  /** Renders the field's input; absent if another part of the screen sets the field. */
  input?(value: T, set: SetText): ReactNode;
  /** Whether the field is not a filter but a tab or an order, which is kept when the filters are cleared. */
  kept?: true;
  /** Whether the field can filter the list in a state; true by default. If not, its input is hidden. */
  applies?(state: Readonly<Record<string, unknown>>): boolean;
}
export type Fields = Readonly<Record<string, Field<unknown>>>;

export interface Paging {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** The state of a list: a value for each field, and the page. */
export type StateOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['usual'] } & Readonly<Paging>;

const paging = {
  page: {
    usual: 1,
    read: (text) => {
      const page = Number(text);
      return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
    },
  },
  pageSize: {
    usual: pageSizes[0],
    read: (text) => pageSizes.find((size) => String(size) === text) ?? pageSizes[0],
  },
} satisfies Record<string, Field<number>>;

const entriesOf = (fields: Fields): [string, Field<unknown>][] => Object.entries({ ...fields, ...paging });
const differs = (field: Field<unknown>, value: unknown): boolean => String(value) !== String(field.usual);

/** Reads the state of a list from an address. */
export function readState<F extends Fields>(fields: F, params: URLSearchParams): StateOf<F> {
  return Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [name, field.read((params.get(name) ?? '').trim())]),
  ) as StateOf<F>;
}

/** Writes a state as a query, in the order of the declaration and without defaults, so that equal lists have equal queries. */
export function writeState<F extends Fields>(fields: F, state: StateOf<F>): string {
  const values: Record<string, unknown> = state;
  const said = entriesOf(fields).filter(([name, field]) => differs(field, values[name]));
  const params = new URLSearchParams(said.map(([name]) => [name, String(values[name])]));
  // A comma is allowed in a query, and unescaped it keeps the link readable.
  return params.toString().replaceAll('%2C', ',');
}

/** Returns the state without filters, at its first page. Tab, order and page size are kept. */
export function withoutFilters<F extends Fields>(fields: F, state: StateOf<F>): StateOf<F> {
  const filters = Object.entries(fields).filter(([, { kept }]) => !kept);
  return { ...state, page: 1, ...Object.fromEntries(filters.map(([name, { usual }]) => [name, usual])) };
}

/** Returns the names of the active filters. */
export function activeFilters<F extends Fields>(fields: F, state: StateOf<F>): (keyof F & string)[] {
  const values: Record<string, unknown> = state;
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field && !field.kept && differs(field, values[name]) && (field.applies?.(values) ?? true);
  });
}
