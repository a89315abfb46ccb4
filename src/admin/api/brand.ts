import { type QueryClient, useQuery } from '@tanstack/react-query';

const brandKey = ['brand'];

/**
 * Returns the name of the brand: the last one passed to `keepBrand`, else `initial`.
 * @param initial the name in the HTML of the page
 */
export const useBrand = (initial: string): string =>
  useQuery({ queryKey: brandKey, queryFn: () => initial, initialData: initial, enabled: false }).data;

/** Puts a saved brand into the query cache, so that the frame shows it without a reload. */
export const keepBrand = (queries: QueryClient, brand: string): void => {
  queries.setQueryData(brandKey, brand);
};
