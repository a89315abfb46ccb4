/** The canonical address of an article for search engines: that of this site, or that of the blog. */
export const articlesCanonicals = ['site', 'blog'] as const;
export type ArticlesCanonical = (typeof articlesCanonicals)[number];
