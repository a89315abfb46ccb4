/** The `id` of a review's card on the page that lists all reviews. */
export const reviewAnchor = (id: string): string => `review-${id}`;
