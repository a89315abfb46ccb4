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
 * A list screen, declared once: the address, the key of its query, what the API is asked for, the inputs of its filters
 * and what "clear" forgets all come from here (docs/decisions/0033-one-list-screen-model.md).
 */
export interface ListDeclaration<F extends Fields, Row, Page extends PageOf<Row>> {
  /** In the order of the address. */
  fields: F;
  /** The beginning of the query's key. */
  key: readonly string[] | ((state: StateOf<F>) => readonly string[]);
  /** Makes the query of the API out of that of the address, where they differ. */
  request?(query: URLSearchParams): void;
  /** Asks the API for a page. @throws ApiError */
  load(query: URLSearchParams, signal: AbortSignal): Promise<Page>;
  idOf(row: Row): string;
}

/** Returns a declaration as it is; its types are inferred here. */
export const declareList = <F extends Fields, Row, Page extends PageOf<Row>>(
  list: ListDeclaration<F, Row, Page> & {
    load(query: URLSearchParams, signal: AbortSignal): Promise<Page & PageOf<Row>>;
  },
) => list;

/** The list of the address: its state, how to change it, and its rows. */
export function useList<F extends Fields, Row, Page extends PageOf<Row>>(
  list: ListDeclaration<F, Row, Page>,
  /** Lays changes that are on their way to the server over a page; without it, pages are shown as they come. */
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
    // The page before stays on the screen until this one is there.
    placeholderData: keepPreviousData,
  });
  const page = answer.data && overlay(answer.data, state);
  const steady = useSteadyRows<Row>(page?.items ?? [], idOf, address);

  /** Changes the address. Whatever changes but the page itself leads to the first page. `replace` adds no step for the back button. */
  const set = (change: Partial<StateOf<F>>, replace = false) =>
    setParams((now) => writeState(fields, { ...readState(fields, now), page: 1, ...change }), { replace });

  // The last row of the last page went, or a link outlived its page: the page that is now the last one has the rows.
  const settled = page && !answer.isPlaceholderData && !steady.holding;
  const last = settled ? Math.max(1, Math.ceil(page.total / state.pageSize)) : undefined;
  const stepBack = useEffectEvent((to: number) => set({ page: to } as Partial<StateOf<F>>, true));
  useEffect(() => {
    if (last !== undefined && state.page > last) stepBack(last);
  }, [last, state.page]);

  return {
    ...steady,
    fields,
    state,
    /** The query of the address. */
    address,
    /** The query of the address for another state: a link, a request for the same rows. */
    addressOf: (change: Partial<StateOf<F>>) => writeState(fields, { ...state, ...change }),
    set,
    /** Forgets the filters and the page; keeps tab, order and length of a page. */
    clear: () => set(withoutFilters(fields, state)),
    cleared: writeState(fields, withoutFilters(fields, state)),
    /** Names of the filters that narrow the list. */
    active: activeFilters(fields, state),
    /** The latest answer; that of the state before while `isPlaceholderData`. */
    page,
    error: answer.error,
    refetch: answer.refetch,
    isPending: answer.isPending,
    isPlaceholderData: answer.isPlaceholderData,
  };
}

/** What `useList` returns for a declaration. */
export type ListOf<D> =
  D extends ListDeclaration<infer F, infer Row, infer Page>
    ? ReturnType<typeof useList<F, Row, Page>>
    : never;
