/** The directions in which a list can be sorted. */
export const orders = ['asc', 'desc'] as const;
export type Order = (typeof orders)[number];

/** The numbers of rows per page of a list; the first one is the default. */
export const pageSizes = [25, 50, 100] as const;

/** Maximum length of a search in a list, in characters. The inputs cut longer texts, and the API refuses them. */
export const SEARCH_MAX_LENGTH = 120;

/**
 * Header in which the back office sends `q`, percent-encoded. A search is often the name or the address of a person, and
 * proxies log the addresses of requests.
 */
export const SEARCH_HEADER = 'x-search';
