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
  /** Number of media and forms of the text that this site does not show, and of removed page builder shortcodes. */
  left: number;
  shortcodes: number;
  /** `trash`: in the bin of WordPress. */
  status: PostStatus | 'trash';
  author: string | null;
  /** Null: a draft without a date. */
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
  /** Whether a later attempt may succeed: the blog is unavailable or too busy. */
  transient: boolean;
}
export type BlogAnswer<T> = { ok: true; value: T } | { ok: false; failure: BlogFailure };

/** A part of the articles that changed after a time, in the order of their numbers. */
export interface ChangedPart {
  posts: RemotePost[];
  /** The numbers of the articles that could not be read, because they have a wrong shape or are too long. */
  refused: string[];
  /** Number of articles of this part, including the refused ones. */
  read: number;
  /** Number of articles of all parts. */
  total: number;
}

/**
 * Reads a blog with the credentials of an account. Each function retries for a while when the blog is busy or
 * unavailable, and never rejects.
 */
export interface BlogReader {
  /** Host of the blog, for the log. */
  host: string;
  /** Whether the blog consists of samples. */
  demo: boolean;
  /** Counts the articles outside the bin; `at` is the current time on the blog's clock. */
  total(): Promise<BlogAnswer<{ total: number; at: number }>>;
  categories(): Promise<BlogAnswer<RemoteCategory[]>>;
  /**
   * Reads articles that changed after a time (null: all), including those in the bin. A failure `invalid` with the
   * detail `too large` means that `size` is too large for the length of these articles.
   */
  changed(part: { after: number | null; offset: number; size: number }): Promise<BlogAnswer<ChangedPart>>;
  /** Reads the numbers of the articles outside the bin, with the times of their last change, from page 1. */
  numbers(
    page: number,
  ): Promise<BlogAnswer<{ numbers: { id: number; modifiedAt: number }[]; more: boolean }>>;
  /** Reads up to 100 articles by their numbers; deleted articles are absent. */
  byIds(ids: readonly number[]): Promise<BlogAnswer<Pick<ChangedPart, 'posts' | 'refused'>>>;
  /**
   * Reads the addresses of the files that changed after a time, including the smaller sizes that the blog created.
   * @returns at most some thousand
   */
  changedFiles(after: number): Promise<BlogAnswer<string[]>>;
  /** Fetches a picture once, without the account's password; never rejects. */
  picture(source: string): Promise<FetchedPicture>;
}

/** The result of a test of a blog. `reason` null: it passed. */
export interface BlogTest {
  reason: ConnectionProblem | null;
  /** The status, the error code of WordPress, or one or two words of this site. */
  detail: string | null;
  /** The form of the addresses to which the blog responds; null: it did not respond. */
  permalinks: 'pretty' | 'plain' | null;
}

/** A blog of saved or unsaved settings. */
export interface BlogConnection {
  /** Requests the articles and, with credentials, the account and its drafts. Changes nothing in the blog. */
  test(): Promise<BlogTest>;
  categories(): Promise<Pick<BlogTest, 'reason' | 'detail'> & { categories: Omit<RemoteCategory, 'slug'>[] }>;
}

/** Where a blog is, and the account that reads its drafts. */
export type BlogAccess = Pick<WordpressSettings, 'url' | 'username' | 'appPassword'>;

/** Reads a blog through its public feed, or with an account. */
export interface Blogs {
  feed(blog: Pick<BlogAccess, 'url'>): FeedSource<FetchedArticle>;
  /** `signal` aborts its requests and pauses. */
  reader(settings: WordpressSettings, signal: AbortSignal): BlogReader;
  connection(blog: BlogAccess): BlogConnection;
  sampleFeed(): FeedSource<FetchedArticle>;
  sampleReader(): BlogReader;
}
