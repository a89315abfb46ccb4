/** Begins the key of every query about reviews: a change of a review invalidates them all. */
export const reviewsKey = ['reviews'] as const;
/**
 * The key of the pages of the list. A review that is shown alone has a key of its own (`loneReviewKey`), since it stays
 * on the screen after a decision.
 */
export const reviewListsKey = [...reviewsKey, 'list'] as const;
export const loneReviewKey = [...reviewsKey, 'one'] as const;
