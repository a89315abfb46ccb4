/** An address of an article on this site. */
export interface ArticleAddressRow {
  slug: string;
  /** WordPress's number of the article. */
  external_id: number;
  /** 1: the article's current address. 0: a former one, which redirects to the current one. */
  present: number;
}
