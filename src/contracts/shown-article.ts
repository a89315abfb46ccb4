import type { PagePictures } from './page-pictures.ts';

/** The blog's articles for the public pages. Texts are in the blog's language. */

export interface ArticleCategoryView {
  name: string;
  slug: string;
}

export interface ListedArticle {
  /** The slug of its address on this site. */
  slug: string;
  title: string;
  excerpt: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  minutes: number;
  /** Heights of the bars, from 0 to 1 (`article-wave.ts`). */
  wave: readonly number[];
  category: ArticleCategoryView | null;
  author: string | null;
  /** The first quotation of the text, plain and short; null: no short quotation. */
  quote: string | null;
  /** Id of the featured picture in `pictures`; null: no picture. */
  picture: string | null;
  demo: boolean;
}

export interface ArticleListView {
  items: readonly ListedArticle[];
  /** Articles of all pages. */
  total: number;
  page: number;
  pages: number;
  /** Articles on a page. */
  size: number;
  /** The chosen category. */
  category: ArticleCategoryView | null;
  /** The categories that have articles to show, the largest first. */
  categories: readonly (ArticleCategoryView & { count: number })[];
  /** Articles of all categories. */
  all: number;
  pictures: PagePictures;
}

export interface ArticleView extends ListedArticle {
  /** Sanitised. A picture with a copy here has its id in `data-media`; an embed is a link with `data-embed`. */
  html: string;
  /** The slugs of the articles that the text links to, by their addresses in the blog. */
  linked: Readonly<Record<string, string>>;
  /** Its address in the blog. */
  link: string;
  modifiedAt: number;
  categories: readonly ArticleCategoryView[];
  pictures: PagePictures;
  /** The caption of the featured picture, plain; empty: no caption. */
  caption: string;
  /** The featured picture as a JPEG for shared links; null: no picture. */
  share: { url: string; width: number; height: number } | null;
}

/** An article for feeds and search engines. Times are epoch milliseconds. */
export interface ArticleEntry {
  /** Path on this site without language prefix. */
  path: string;
  title: string;
  excerpt: string;
  publishedAt: number;
  modifiedAt: number;
  demo: boolean;
}

/** The blog's articles, read from the database: no call sends a request to the blog. */
export interface PageArticles {
  /** BCP 47. */
  language: string;
  /** One page of the list; `undefined`: the page or the category does not exist. */
  list(part: { category?: string | undefined; page: number }): Promise<ArticleListView | undefined>;
  /** The article with this slug; `movedTo`: its new slug, if it has changed; `undefined`: no article to show. */
  bySlug(slug: string): Promise<ArticleView | { movedTo: string } | undefined>;
  /** The newest first, at most `limit`. */
  entries(limit: number): Promise<ArticleEntry[]>;
}
