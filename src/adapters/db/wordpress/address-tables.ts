/** An address of an article on this site. */
export interface ArticleAddressRow {
  slug: string;
  /** WordPress's number of the article. */
  external_id: number;
  /** 1: the article has this address now. 0: it had it, and is still found by it. */
  present: number;
}
