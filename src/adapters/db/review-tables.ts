import type { Generated } from 'kysely';
import type { FeedOwner, ReviewOwner } from '../../app/ports/feeds.ts';
import type { Rating } from '../../domain/review/rating.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';

export interface ReviewRow {
  id: Generated<number>;
  public_id: string;
  owner: ReviewOwner;
  /** The source's own name for it: unique among its owner's. */
  external_id: string | null;
  /** Where it was written: `google`, … */
  platform: string;
  /** Of a vendor's review only the shortened form. */
  name: string | null;
  /** Of its writer, on the site itself; never shown. */
  email: string | null;
  /** Null: none was given. */
  rating: Rating | null;
  comment: string | null;
  lang: string | null;
  published_at: number | null;
  avatar: string | null;
  company: string | null;
  verified: number;
  /** Drawn at the import, raised by votes, and changed by nothing else. */
  helpful: number;
  status: ReviewStatus;
  demo: number;
  created_at: number;
  updated_at: number;
  /** A copy of name, address and comment to search by (`review-search.ts`). */
  search: Generated<string>;
  /** From here on, of reviews that were written on the site. Null while a review waits. */
  decided_at: number | null;
  /** An account's `public_id`. */
  decided_by: string | null;
  reason: string | null;
  /** The `public_id` of the message that tells the author of the decision. */
  mail_id: string | null;
}

/** A link with which somebody may write one review. */
export interface ReviewInvitationRow {
  id: Generated<number>;
  public_id: string;
  /** Capitals and figures. */
  code: string;
  /** Who is invited. */
  client: string;
  /** A campaign's `public_id`; the campaign may be gone. */
  campaign_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  revoked_at: number | null;
  /** A review's `public_id`; the review may be gone. */
  review_id: string | null;
}

/** That a browser found a review helpful. */
export interface ReviewVoteRow {
  id: Generated<number>;
  review_id: number;
  /** A hash of the review's `public_id` and of the browser's random number: it leads to no other vote. */
  voter: string;
}

/** A decision about a review, in a chain: see `moderation-log.ts`. */
export interface ModerationLogRow {
  /** 1, 2, 3 … without a gap. */
  id: number;
  at: number;
  /** A review's `public_id`; the review may be gone. */
  review_id: string;
  from_status: ReviewStatus;
  to_status: ReviewStatus;
  /** An account's `public_id`. */
  actor_id: string;
  /** Whether the author was told. */
  told: number;
  /** Null: none was given, or its author was erased; then the digest stays. */
  reason: string | null;
  reason_salt: string | null;
  reason_digest: string | null;
  previous_hash: string;
  hash: string;
}

export interface ArticleRow {
  id: Generated<number>;
  public_id: string;
  owner: FeedOwner;
  external_id: string;
  title: string;
  excerpt: string;
  link: string;
  published_at: number | null;
  /** A list. */
  categories: string;
  /** Addresses by size. */
  image: string | null;
  demo: number;
  created_at: number;
  updated_at: number;
}
