/** Six per page, as documented. */
export const REVIEWS_ON_PAGE = 6;

/** The lowest rating first, which the page says. */
export const REVIEW_ORDER = 'lowest';

/** The number of pages per request: all of them on most sites. The API returns at most a hundred reviews at once. */
export const PAGES_AT_ONCE = 16;
