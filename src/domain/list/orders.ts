/** The directions in which a list can be sorted. */
export const orders = ['asc', 'desc'] as const;
export type Order = (typeof orders)[number];
