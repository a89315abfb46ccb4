/**
 * The states of an article of the blog. `protected` is our own: for WordPress, an article with a password is `publish`. An
 * article in WordPress's bin is deleted here.
 */
export const postStatuses = ['publish', 'draft', 'future', 'pending', 'private', 'protected'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Maximum number of featured articles: the home page shows no more articles at all. */
export const MOST_FEATURED = 3;

/** How the list of articles may be sorted. */
export const postSorts = ['date', 'title', 'modified'] as const;
