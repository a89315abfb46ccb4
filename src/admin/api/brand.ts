import { type QueryClient, useQuery } from '@tanstack/react-query';

const brandKey = ['brand'];

/** The brand of the site: as the page came with it, or as it was saved since. */
export const useBrand = (initial: string): string =>
  useQuery({ queryKey: brandKey, queryFn: () => initial, initialData: initial, enabled: false }).data;

/** Call it when the brand is saved: the frame shows it at once. */
export const keepBrand = (queries: QueryClient, brand: string): void => {
  queries.setQueryData(brandKey, brand);
};
