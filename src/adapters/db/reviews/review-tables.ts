import type { Generated } from 'kysely';
import type { Article, FeedOwner, FetchedReview, ReviewOwner } from '../../../app/ports/feeds.ts';
import type { Invitation } from '../../../app/ports/moderation.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { RefusalGround } from '../../../domain/review/refusal-grounds.ts';
import type { ReviewStatus } from '../../../domain/review/status.ts';
import { flag, json, type RowOf, recordOf, text } from '../engine/record.ts';

/** The parts of a review that its author wrote or chose, for visitors and moderators alike. */
export const writtenRecord = recordOf<
  Omit<FetchedReview, 'avatar' | 'company' | 'externalId' | 'platform' | 'publishedAt'>
>()({
  name: text('name'),
  rating: 'rating',
  comment: text('comment'),
  lang: text('lang'),
  verified: flag('verified'),
  experience: 'experience',
  campaignPlatform: 'campaign_platform',
  reward: 'reward',
});

export interface ReviewRow extends RowOf<typeof writtenRecord> {
  id: Generated<number>;
  public_id: string;
  owner: ReviewOwner;
  /** The source's own id of the review, unique among the reviews of its owner. */
  external_id: string | null;
  /** The site on which the review was written: `google`, … */
  platform: string;
  /** The author's address, for a review written on the site; never shown to visitors. */
  email: string | null;
  published_at: number | null;
  avatar: string | null;
  company: string | null;
  /** Number of helpful votes. Only votes change it. */
  helpful: number;
  status: ReviewStatus;
  demo: number;
  created_at: number;
  updated_at: number;
  /** The comment without the passages that a decision about a report cut out; null: it is shown whole. */
  excerpt: string | null;
  /** A copy of name, address and comment to search by (`review-search.ts`). */
  search: Generated<string>;
  /** The agency's public answer, in the language in which it was written; null: not answered. */
  answer: string | null;
  answer_lang: Locale | null;
  answered_at: number | null;
  /** Raised by 1 at each change of the answer, also when it is removed. */
  answer_version: Generated<number>;
  /** The last decision: about a review of the site, or to hide one from another site; null before it. */
  decided_at: number | null;
  /** An account's `public_id`. */
  decided_by: string | null;
  /** The reason of a refusal; null: not refused, or refused before migration 0070. */
  ground: RefusalGround | null;
  reason: string | null;
  /** The `public_id` of the mail that reports the decision to the author. */
  mail_id: string | null;
}

export const invitationRecord = recordOf<Omit<Invitation, 'campaign' | 'reviewId'>>()({
  id: 'public_id',
  client: text('client'),
  campaignId: 'campaign_id',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  usedAt: 'used_at',
  revokedAt: 'revoked_at',
  mailedAt: 'mailed_at',
  reward: 'reward',
});

/** An invitation: a link with which its recipient may write one review. */
export interface ReviewInvitationRow extends RowOf<typeof invitationRecord> {
  id: Generated<number>;
  /** A keyed digest of the code; eight characters in clear between migration 0058 and the next start. */
  code_digest: string;
  /** A review's `public_id`; the review may have been deleted. */
  review_id: string | null;
  /** The normalized address to which it was last mailed; null: never. */
  email_key: string | null;
}

/** The vote of a browser that found a review helpful. */
export interface ReviewVoteRow {
  id: Generated<number>;
  review_id: number;
  /** A hash of the review's `public_id` and the browser's random number: it does not connect a browser's votes. */
  voter: string;
}

/** A decision about a review, in a chain: see `moderation-log.ts`. */
export interface ModerationLogRow {
  /** 1, 2, 3 … without a gap. */
  id: number;
  at: number;
  /** A review's `public_id`; the review may have been deleted. */
  review_id: string;
  from_status: ReviewStatus;
  to_status: ReviewStatus;
  /** An account's `public_id`. */
  actor_id: string;
  /** Whether a mail to the author was put into the queue. */
  told: number;
  /** The reason of a refusal; part of the chain where it is not null, so that the older entries stay valid. */
  ground: RefusalGround | null;
  /** Null: no reason was given, or the review's author was erased; after an erasure, the digest stays. */
  reason: string | null;
  reason_salt: string | null;
  reason_digest: string | null;
  previous_hash: string;
  hash: string;
}

export const articleRecord = recordOf<Omit<Article, 'id' | 'demo'>>()({
  title: text('title'),
  excerpt: text('excerpt'),
  link: text('link'),
  publishedAt: 'published_at',
  categories: json('categories'),
  image: json('image'),
});

export interface ArticleRow extends RowOf<typeof articleRecord> {
  id: Generated<number>;
  public_id: string;
  owner: FeedOwner;
  external_id: string;
  demo: number;
  created_at: number;
  updated_at: number;
}
