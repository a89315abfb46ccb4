/** The `id` that a review's card has on the page that lists them all. */
export const reviewAnchor = (id: string): string => `review-${id}`;
