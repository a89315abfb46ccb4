/** Documented: six a page. */
export const REVIEWS_ON_PAGE = 6;

/** So many pages come with one request: all of them, on most sites. The API gives at most a hundred reviews at once. */
export const PAGES_AT_ONCE = 16;
