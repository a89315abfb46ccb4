/** The numbers of rows that a page of a list can have; the first one is the default. */
export const pageSizes = [25, 50, 100] as const;
