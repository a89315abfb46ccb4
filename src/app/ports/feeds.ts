import type { ArticleCategory } from '../../domain/article/category.ts';
import type { CampaignPlatform } from '../../domain/campaign/campaign-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ReviewAnswer } from '../../domain/review/answer.ts';
import type { Reward } from '../../domain/review/disclosures.ts';
import type { Rating } from '../../domain/review/rating.ts';
import type { RelativeTime } from '../../domain/review/relative-time.ts';
import type { ReviewOrder } from '../../domain/review/review-order.ts';
import type { RatingCount } from '../../domain/review/stats.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';

/** Ports of articles and reviews. Times are epoch milliseconds (UTC). */

/** The lists that vendors provide. */
export const feeds = ['reviews', 'articles'] as const;
export type Feed = (typeof feeds)[number];

/**
 * Why a list could not be fetched. `invalid` includes examples and responses that are too large, which must not be
 * published.
 */
export const feedFailureCodes = ['not_configured', 'status', 'invalid', 'timeout', 'unreachable'] as const;
export interface FeedFailure {
  code: (typeof feedFailureCodes)[number];
  /** The HTTP status, the vendor's error key, or one or two words of this site; never a vendor's sentence. */
  detail?: string | undefined;
}
/** The failure, with the vendor that caused it. */
export interface VendorFailure extends FeedFailure {
  code: Exclude<FeedFailure['code'], 'not_configured'>;
}

/** The result of a request to a vendor. `refused` counts the dropped items by reason. */
export type FeedAnswer<T> =
  | { kind: 'list'; items: T[]; refused: Record<string, number> }
  | { kind: 'failed'; failure: VendorFailure };

/** The owner of rows: a source replaces only its own rows. */
export type FeedOwner = 'vendor' | 'demo';

export interface FeedSource<T> {
  owner: FeedOwner;
  /** Newest first. Never rejects: every failure is an answer. */
  fetch(signal: AbortSignal): Promise<FeedAnswer<T>>;
}

/** A source from the settings, which can be tested before it is saved. */
export interface VendorSource<T> extends FeedSource<T> {
  /** Tests the source with a short timeout; `undefined`: it works. */
  testConnection(): Promise<VendorFailure | undefined>;
}

/** A review of a source. All texts are plain text. */
export interface FetchedReview {
  externalId: string;
  /** The site on which it was written: `google`, … */
  platform: string;
  /** As shown; null: the reviewer gave no name. */
  name: string | null;
  /** Null: no rating was given. */
  rating: Rating | null;
  comment: string | null;
  /** BCP 47 tag of the comment, if the source names it. */
  lang: string | null;
  publishedAt: number | null;
  /** Address of the portrait at a third party. */
  avatar: string | null;
  company: string | null;
  /** Whether the source confirms that the reviewer was a client. */
  verified: boolean;
  /** Month of the experience, `2026-03`; null: not known. */
  experience: string | null;
  /** Advertising platform of the campaign; null: not known. */
  campaignPlatform: CampaignPlatform | null;
  /** Whether anything was given in return; null: not known. */
  reward: Reward | null;
}

/** `site`: written on the site itself. */
export type ReviewOwner = FeedOwner | 'site';

export interface Review extends Omit<FetchedReview, 'externalId' | 'avatar'> {
  id: string;
  /** The number of passages that were cut out of the comment after a report. */
  cuts: number;
  /** Name of the site's own copy of the portrait; null: no copy. */
  portrait: string | null;
  owner: ReviewOwner;
  helpful: number;
  /** The agency's public answer; null: not answered. */
  answer: ReviewAnswer | null;
}

/** A review for moderators. */
export interface ModeratedReview {
  id: string;
  name: string | null;
  /** The author's e-mail address, for a review that was written on the site. */
  email: string | null;
  rating: Rating | null;
  comment: string | null;
  createdAt: number;
  status: ReviewStatus;
}

/** A pending sample review. */
export interface DemoReview extends Omit<ModeratedReview, 'id' | 'status'> {
  /** Unique among the samples, so that adding a sample twice stores it once. */
  externalId: string;
  lang: Locale;
}

/** An article of a source. All texts are plain text. */
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
  /** A sample. */
  demo: boolean;
}

/** The numbers of rows that a replacement added, changed and removed. */
export interface Replacement {
  added: number;
  changed: number;
  removed: number;
}

export interface FeedStore<T> {
  /**
   * Replaces the rows of an owner by its list, in one transaction. A row that is already stored keeps its id, its status
   * and its helpful votes.
   */
  replace(owner: FeedOwner, items: readonly T[], now: number): Promise<Replacement>;
  /** Counts the rows of an owner. */
  count(owner: FeedOwner): Promise<number>;
  /** Deletes the samples and returns their number. */
  removeDemo(): Promise<number>;
}
export interface ReviewStore extends FeedStore<FetchedReview> {
  count(owner: ReviewOwner): Promise<number>;
  /**
   * Newest first, reviews without a date last. The limit is for each owner, so that a widget with many reviews does not
   * displace the reviews that were written on the site.
   */
  listApproved(perOwner: number): Promise<Review[]>;
  /**
   * Returns the list of `listApproved` in pages, without that limit; the first page is 1. `lowest`: the lowest rating first,
   * reviews without a rating last, and those of one rating newest first.
   */
  pageApproved(size: number, page: number, order: ReviewOrder): Promise<Review[]>;
  /** Counts the approved reviews by rating, the hidden reviews from other sites, and the samples among both. */
  countApproved(): Promise<RatingCount[]>;
  /** With e-mail addresses, so for moderators only. Newest arrival first. */
  listByStatus(status: ReviewStatus, limit: number): Promise<ModeratedReview[]>;
  /** Counts the reviews of each status. */
  counts(): Promise<Record<ReviewStatus, number>>;
  /** Stores pending sample reviews as reviews of the site. Returns the number of new ones. */
  addDemo(reviews: readonly DemoReview[]): Promise<number>;
  /** Deletes the samples of `addDemo`, in every status. */
  removePendingDemo(): Promise<void>;
}
export interface ArticleStore extends FeedStore<FetchedArticle> {
  /** Newest first, articles without a date last. */
  list(limit: number): Promise<Article[]>;
}

/** The texts around stored items, in the reader's language. */
export interface FeedTexts {
  timeAgo(locale: Locale, time: RelativeTime): string;
  date(locale: Locale, time: number): string;
  /** For a reviewer without a name. */
  unnamed(locale: Locale): string;
  /** The note about a number of cut passages. */
  excerpt(locale: Locale, cuts: number): string;
  /** The caption of five stars without a comment. */
  caption(locale: Locale): string;
  /** Names a month such as `2026-03`. */
  month(locale: Locale, month: string): string;
  /** Names the site on which a review was written. */
  platform(locale: Locale, platform: string): string;
  reason(locale: Locale, feed: Feed, failure: FeedFailure): string;
}
