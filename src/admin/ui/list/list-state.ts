import type { ReactNode } from 'react';
import { pageSizes } from '../../../domain/list/page-sizes.ts';

/** Sets a field from its text in the address; `typed` while a person is still typing, which spares the back button a step for every letter. */
export type SetText = (text: string, typed?: boolean) => void;

/** One part of what a list shows, as the address says it. A list is declared as a record of these, in the order of its address. */
export interface Field<T> {
  /** The value that the address leaves out. */
  usual: T;
  /** Reads a text that any person may have typed into the address; a text that is no choice reads as `usual`. */
  read(text: string): T;
  /** Draws what sets the field; a field that another part of the screen sets has none. */
  input?(value: T, set: SetText): ReactNode;
  /** Does not narrow the list: a tab, an order. Clearing the filters keeps it. */
  kept?: true;
  /** Whether the field can narrow the list as it is; without this, it always can. Where it cannot, its input is hidden. */
  applies?(state: Readonly<Record<string, unknown>>): boolean;
}
export type Fields = Readonly<Record<string, Field<unknown>>>;

export interface Paging {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** What a list shows: a value for each field, and the page. */
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

/** Writes a state as a query, always in the order of the declaration and without what is usual: one text for one list. */
export function writeState<F extends Fields>(fields: F, state: StateOf<F>): string {
  const values: Record<string, unknown> = state;
  const said = entriesOf(fields).filter(([name, field]) => differs(field, values[name]));
  const params = new URLSearchParams(said.map(([name]) => [name, String(values[name])]));
  // A comma is legal in a query, and a link is read by people.
  return params.toString().replaceAll('%2C', ',');
}

/** The state without filters, at its first page. Tab, order and length of a page stay. */
export function withoutFilters<F extends Fields>(fields: F, state: StateOf<F>): StateOf<F> {
  const filters = Object.entries(fields).filter(([, { kept }]) => !kept);
  return { ...state, page: 1, ...Object.fromEntries(filters.map(([name, { usual }]) => [name, usual])) };
}

/** Names of the filters that narrow the list. */
export function activeFilters<F extends Fields>(fields: F, state: StateOf<F>): (keyof F & string)[] {
  const values: Record<string, unknown> = state;
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field && !field.kept && differs(field, values[name]) && (field.applies?.(values) ?? true);
  });
}
