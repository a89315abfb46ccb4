import type { WordpressSettings } from '../../../domain/settings/source-settings.ts';
import type { ConnectionProblem } from '../../../domain/wordpress/connection-problem.ts';
import type { PostStatus } from '../../../domain/wordpress/post-status.ts';
import type { FeedSource, FetchedArticle } from '../feeds.ts';
import type { FetchedPicture } from '../picture-copies.ts';

/** The ports to the blog itself. Times are epoch milliseconds (UTC). */

/** An article as the blog has it. Texts are plain, `html` is sanitised. */
export interface RemotePost {
  /** WordPress's number. */
  externalId: number;
  slug: string;
  link: string;
  title: string;
  excerpt: string;
  html: string;
  /** Media and forms of the text that this site does not show, and marks of page builders that were taken out. */
  left: number;
  shortcodes: number;
  /** `trash`: in WordPress's bin. */
  status: PostStatus | 'trash';
  author: string | null;
  /** Null: a draft that has no date yet. */
  publishedAt: number | null;
  modifiedAt: number;
  /** WordPress's numbers. */
  categories: number[];
  /** The featured picture; `caption` is plain text. */
  image: { url: string; alt: string; caption?: string } | null;
  words: number;
}
export interface RemoteCategory {
  id: number;
  name: string;
  slug: string;
}

/** Why the blog could not be read. */
export interface BlogFailure {
  problem: ConnectionProblem;
  detail: string | null;
  /** Whether a later attempt may succeed: the blog is away, or too busy. */
  transient: boolean;
}
export type BlogAnswer<T> = { ok: true; value: T } | { ok: false; failure: BlogFailure };

/** A part of the articles that changed after a moment, in the order of their numbers. */
export interface ChangedPart {
  posts: RemotePost[];
  /** The numbers of the articles that could not be read, because they have a wrong shape or are too long. */
  refused: string[];
  /** The articles of this part, the refused ones included. */
  read: number;
  /** The articles of all parts. */
  total: number;
}

/**
 * Reads a blog with the credentials of an account. Each function waits and asks again for a while when the blog is busy or
 * away, and never throws.
 */
export interface BlogReader {
  /** Host of the blog, for the log. */
  host: string;
  /** Whether the blog is made of samples. */
  demo: boolean;
  /** Counts the articles outside of the bin; `at` is the present moment on the blog's clock. */
  total(): Promise<BlogAnswer<{ total: number; at: number }>>;
  categories(): Promise<BlogAnswer<RemoteCategory[]>>;
  /**
   * Reads articles that changed after a moment (null: all), those in the bin included. A failure `invalid` with the
   * detail `too large` means that `size` is too large for the length of these articles.
   */
  changed(part: { after: number | null; offset: number; size: number }): Promise<BlogAnswer<ChangedPart>>;
  /** Reads the numbers of the articles outside of the bin, with the moments of their last change, from page 1. */
  numbers(
    page: number,
  ): Promise<BlogAnswer<{ numbers: { id: number; modifiedAt: number }[]; more: boolean }>>;
  /** Reads up to 100 articles by their numbers; those that are gone are absent. */
  byIds(ids: readonly number[]): Promise<BlogAnswer<Pick<ChangedPart, 'posts' | 'refused'>>>;
  /**
   * Reads the addresses of the files that changed after a moment, the smaller ones that the blog made of them included.
   * @returns at most some thousand
   */
  changedFiles(after: number): Promise<BlogAnswer<string[]>>;
  /** Fetches a picture once, without the account's password; never throws. */
  picture(source: string): Promise<FetchedPicture>;
}

/** The result of a test of a blog. `reason` null: it passed. */
export interface BlogTest {
  reason: ConnectionProblem | null;
  /** The status, WordPress's name of the error, or one or two words of our own. */
  detail: string | null;
  /** The form of the addresses that the blog answered; null: it did not answer. */
  permalinks: 'pretty' | 'plain' | null;
}

/** A blog as the settings see it, saved or not. */
export interface BlogConnection {
  /** Asks for the articles and, with credentials, for the account and its drafts. Changes nothing in the blog. */
  test(): Promise<BlogTest>;
  categories(): Promise<Pick<BlogTest, 'reason' | 'detail'> & { categories: Omit<RemoteCategory, 'slug'>[] }>;
}

/** Where a blog is, and the account that reads its drafts. */
export type BlogAccess = Pick<WordpressSettings, 'url' | 'username' | 'appPassword'>;

/** Reads a blog from one of two sources: what every visitor may read of it, or what an account may. */
export interface Blogs {
  feed(blog: Pick<BlogAccess, 'url'>): FeedSource<FetchedArticle>;
  /** `signal` ends its requests and waits. */
  reader(settings: WordpressSettings, signal: AbortSignal): BlogReader;
  connection(blog: BlogAccess): BlogConnection;
  sampleFeed(): FeedSource<FetchedArticle>;
  sampleReader(): BlogReader;
}
