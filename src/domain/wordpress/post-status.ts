/**
 * The states of an article of the blog. `protected` is ours: WordPress calls an article with a password published. An
 * article in WordPress's bin is deleted here.
 */
export const postStatuses = ['publish', 'draft', 'future', 'pending', 'private', 'protected'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** The most articles that the home page shows before others: as many as it shows at all. */
export const MOST_FEATURED = 3;

/** How the list of articles may be sorted. */
export const postSorts = ['date', 'title', 'modified'] as const;
