import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import {
  activeFilters,
  type Fields,
  readState,
  type StateOf,
  withoutFilters,
  writeState,
} from './list-state.ts';
import { useSteadyRows } from './use-steady-rows.ts';

interface PageOf<Row> {
  items: readonly Row[];
  /** Rows of all pages. */
  total: number;
}

/**
 * The one declaration of a list screen: the address, the key of its query, the request to the API, the inputs of its
 * filters, and the fields that "clear" resets are derived from it (docs/decisions/0114-one-component-for-every-list.md).
 */
export interface ListDeclaration<F extends Fields, Row, Page extends PageOf<Row>> {
  /** In the order of the address. */
  fields: F;
  /** The beginning of the query's key. */
  key: readonly string[] | ((state: StateOf<F>) => readonly string[]);
  /** Turns the query of the address into that of the API, if they differ. */
  request?(query: URLSearchParams): void;
  /** Loads a page from the API. @throws ApiError */
  load(query: URLSearchParams, signal: AbortSignal): Promise<Page>;
  idOf(row: Row): string;
}

/** Returns the declaration unchanged; only its types are inferred here. */
export const declareList = <F extends Fields, Row, Page extends PageOf<Row>>(
  list: ListDeclaration<F, Row, Page> & {
    load(query: URLSearchParams, signal: AbortSignal): Promise<Page & PageOf<Row>>;
  },
) => list;

/** The list of the address: its state, functions that change it, and its rows. */
export function useList<F extends Fields, Row, Page extends PageOf<Row>>(
  list: ListDeclaration<F, Row, Page>,
  /** Applies unsaved changes to a page; by default, pages are shown as loaded. */
  overlay: (page: Page, state: StateOf<F>) => Page = (page) => page,
) {
  const { fields, key, load, idOf } = list;
  const [params, setParams] = useSearchParams();
  const state = readState(fields, params);
  const address = writeState(fields, state);
  const query = new URLSearchParams(address);
  list.request?.(query);
  const answer = useQuery({
    queryKey: [...(typeof key === 'function' ? key(state) : key), String(query)],
    queryFn: ({ signal }) => load(query, signal),
    // The previous page stays on the screen until this one is loaded.
    placeholderData: keepPreviousData,
  });
  const page = answer.data && overlay(answer.data, state);
  const steady = useSteadyRows<Row>(page?.items ?? [], idOf, address, !answer.isPlaceholderData);

  /** Changes the URL. Every change except of the page opens the first page. `replace` adds no history entry. */
  const set = (change: Partial<StateOf<F>>, replace = false) =>
    setParams((now) => writeState(fields, { ...readState(fields, now), page: 1, ...change }), { replace });

  // The page no longer exists, because its last row was removed or the link is old: open the last page.
  const settled = page && !answer.isPlaceholderData && !steady.holding;
  const last = settled ? Math.max(1, Math.ceil(page.total / state.pageSize)) : undefined;
  const stepBack = useEffectEvent((to: number) => set({ page: to } as Partial<StateOf<F>>, true));
  useEffect(() => {
    if (last !== undefined && state.page > last) stepBack(last);
  }, [last, state.page]);

  return {
    ...steady,
    fields,
    idOf,
    state,
    /** The query of the address. */
    address,
    /** The query of the address for another state: a link, a request for the same rows. */
    addressOf: (change: Partial<StateOf<F>>) => writeState(fields, { ...state, ...change }),
    set,
    /** Resets the filters and the page; keeps tab, order and page size. */
    clear: () => set(withoutFilters(fields, state)),
    cleared: writeState(fields, withoutFilters(fields, state)),
    /** The names of the active filters. */
    active: activeFilters(fields, state),
    /** The latest response; while `isPlaceholderData`, that of the previous state. */
    page,
    error: answer.error,
    refetch: answer.refetch,
    isPending: answer.isPending,
    isPlaceholderData: answer.isPlaceholderData,
  };
}

/** The return value of `useList` for a declaration. */
export type ListOf<D> =
  D extends ListDeclaration<infer F, infer Row, infer Page>
    ? ReturnType<typeof useList<F, Row, Page>>
    : never;
