/** Six per page, as documented. */
export const REVIEWS_ON_PAGE = 6;

/** The number of pages per request: all of them on most sites. The API returns at most a hundred reviews at once. */
export const PAGES_AT_ONCE = 16;
