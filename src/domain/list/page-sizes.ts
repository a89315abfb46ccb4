/** How many rows a page of a list can have; the first is what nobody asked otherwise. */
export const pageSizes = [25, 50, 100] as const;
