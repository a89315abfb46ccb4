/** The blog's articles that visitors may read: published, not in the future, not hidden here, without a password. */

/** An article of a list, by the id that `PostStore` knows. */
export interface ShownPost {
  id: string;
  /** Of its address on this site. */
  slug: string;
}

/** The facts of an article for feeds and search engines. Times are epoch milliseconds (UTC). */
export interface ShownPostEntry {
  slug: string;
  title: string;
  excerpt: string;
  publishedAt: number;
  modifiedAt: number;
  demo: boolean;
}

export interface ShownPosts {
  /** One page, the newest first, and how many articles all pages have. */
  list(
    part: { category?: number | undefined; page: number; size: number },
    now: number,
  ): Promise<{ items: ShownPost[]; total: number }>;
  /** Those of these ids that visitors may read, in the order of the ids. */
  withIds(ids: readonly string[], now: number): Promise<ShownPost[]>;
  /** The article that has or had an address, with its present slug. */
  find(slug: string, now: number): Promise<ShownPost | undefined>;
  /** The present slugs of the articles that links lead to, by these links: each may name the blog's address in another form. */
  slugsOf(links: readonly string[], now: number): Promise<ReadonlyMap<string, string>>;
  /** How many articles each category has, by WordPress's number; one of two categories counts in both. */
  countByCategory(now: number): Promise<ReadonlyMap<number, number>>;
  /** The newest, at most `limit`. */
  entries(limit: number, now: number): Promise<ShownPostEntry[]>;
}
