import type { ArticleCategory } from '../../domain/article/category.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Rating } from '../../domain/review/rating.ts';
import type { RelativeTime } from '../../domain/review/relative-time.ts';
import type { RatingCount } from '../../domain/review/stats.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';

/** What the use cases of articles and reviews need from outside. Times are epoch milliseconds (UTC). */

/** The lists that come from elsewhere. */
export const feeds = ['reviews', 'articles'] as const;
export type Feed = (typeof feeds)[number];

/** Why a list could not be fetched. `invalid` covers examples and answers that are too large: nothing to publish. */
export const feedFailureCodes = ['not_configured', 'status', 'invalid', 'timeout', 'unreachable'] as const;
export interface FeedFailure {
  code: (typeof feedFailureCodes)[number];
  /** The HTTP status or the vendor's own error key, or what was wrong in a word or two: never a vendor's sentence. */
  detail?: string | undefined;
}
/** The same of a vendor that was asked. */
export interface VendorFailure extends FeedFailure {
  code: Exclude<FeedFailure['code'], 'not_configured'>;
}

/** What a vendor's answer came to. `refused` counts by reason what was left out of it. */
export type FeedAnswer<T> =
  | { kind: 'list'; items: T[]; refused: Record<string, number> }
  | { kind: 'failed'; failure: VendorFailure };

/** Whose rows they are: a source replaces its own list and touches no other's. */
export type FeedOwner = 'vendor' | 'demo';

export interface FeedSource<T> {
  owner: FeedOwner;
  /** Never throws: whatever the vendor does is an answer. Newest first. */
  fetch(signal: AbortSignal): Promise<FeedAnswer<T>>;
}

/**
 * Why a source that is to be configured cannot be read. `credentials`: the list can be read, but not as this user.
 */
export interface ConnectionFailure {
  code: VendorFailure['code'] | 'credentials';
  detail?: string | undefined;
}

/** A source of the configuration, which may be tried before it is saved. */
export interface VendorSource<T> extends FeedSource<T> {
  /** Asks with less patience whether a list can be had; `undefined`: it can. */
  testConnection(): Promise<ConnectionFailure | undefined>;
}

/** A review as a source gives it. All texts are plain text. */
export interface FetchedReview {
  externalId: string;
  /** Where it was written: `google`, … */
  platform: string;
  /** As shown; null when the reviewer gave none. */
  name: string | null;
  /** Null when none was given. */
  rating: Rating | null;
  comment: string | null;
  /** BCP 47 tag of the comment, where the source names it. */
  lang: string | null;
  publishedAt: number | null;
  avatar: string | null;
  company: string | null;
  /** Whether the source vouches for the reviewer having been a client. */
  verified: boolean;
}

/** `site`: written on the site itself. */
export type ReviewOwner = FeedOwner | 'site';

export interface Review extends Omit<FetchedReview, 'externalId'> {
  id: string;
  owner: ReviewOwner;
  helpful: number;
}

/** A review as its moderator sees it. */
export interface ModeratedReview {
  id: string;
  name: string | null;
  /** Of its writer, where it was written on the site itself. */
  email: string | null;
  rating: Rating | null;
  comment: string | null;
  createdAt: number;
  status: ReviewStatus;
}

/** A made-up review that waits for a decision. */
export interface DemoReview extends Omit<ModeratedReview, 'id' | 'status'> {
  /** Its name among the samples: stored once, however often it is added. */
  externalId: string;
  lang: Locale;
}

/** An article as a source gives it. All texts are plain text. */
export interface FetchedArticle {
  externalId: string;
  title: string;
  excerpt: string;
  link: string;
  publishedAt: number | null;
  categories: ArticleCategory[];
  image: { medium: string; full: string } | null;
}
export interface Article extends Omit<FetchedArticle, 'externalId'> {
  id: string;
}

/** What a replacement did to the rows of its owner. */
export interface Replacement {
  added: number;
  changed: number;
  removed: number;
}

export interface FeedStore<T> {
  /**
   * Makes the rows of an owner what its list says, in one transaction. A row that is known keeps its id, its status and
   * its helpful votes.
   */
  replace(owner: FeedOwner, items: readonly T[], now: number): Promise<Replacement>;
  /** How many rows an owner has. */
  count(owner: FeedOwner): Promise<number>;
  /** Takes out the rows marked as samples; says how many went. */
  removeDemo(): Promise<number>;
}
export interface ReviewStore extends FeedStore<FetchedReview> {
  count(owner: ReviewOwner): Promise<number>;
  /**
   * Newest first; those without a date last. At most so many of each owner: a widget with many pushes out none that was
   * written on the site.
   */
  listApproved(perOwner: number): Promise<Review[]>;
  /** The same list without that limit, page by page; the first page is 1. */
  pageApproved(size: number, page: number): Promise<Review[]>;
  /** All approved ones, counted by rating. */
  countApproved(): Promise<RatingCount[]>;
  /** With e-mail addresses, so for moderators only. By the time of arrival, newest first. */
  listByStatus(status: ReviewStatus, limit: number): Promise<ModeratedReview[]>;
  /** How many there are of each status. */
  counts(): Promise<Record<ReviewStatus, number>>;
  /** Stores samples that wait for a decision, as if they had been written on the site. Says how many were stored. */
  addDemo(reviews: readonly DemoReview[]): Promise<number>;
  /** Takes out the samples that `addDemo` stored, whatever was decided about them. */
  removePendingDemo(): Promise<void>;
}
export interface ArticleStore extends FeedStore<FetchedArticle> {
  /** Newest first; those without a date last. */
  list(limit: number): Promise<Article[]>;
}

/** The words around what is stored, in the reader's language. */
export interface FeedTexts {
  timeAgo(locale: Locale, time: RelativeTime): string;
  date(locale: Locale, time: number): string;
  /** Shown for a reviewer without a name. */
  unnamed(locale: Locale): string;
  /** Shown, as a caption, for five stars without a comment. */
  caption(locale: Locale): string;
  /** Where a review was written. */
  platform(locale: Locale, platform: string): string;
  reason(locale: Locale, feed: Feed, failure: FeedFailure): string;
}
