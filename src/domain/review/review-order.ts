/** The orders of the approved reviews: the newest first, or the lowest rating first. */
export const reviewOrders = ['newest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];
