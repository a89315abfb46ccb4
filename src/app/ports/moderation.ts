import type { ModerationQuery } from '../../contracts/moderation.ts';
import type { InvitationQuery } from '../../contracts/review-invitation.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Rating } from '../../domain/review/rating.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import type { Moments } from '../../domain/time/agency-day.ts';
import type { AuditEntry } from './audit.ts';
import type { Campaign } from './campaigns.ts';
import type { ModeratedReview } from './feeds.ts';
import type { Mail, NewMail } from './mail.ts';

/** What the use cases of reviews that are written on the site need from outside. Times are epoch milliseconds (UTC). */

/** A review as it was written. */
export interface WrittenReview {
  id: string;
  name: string;
  /** Never shown; null: none was left. */
  email: string | null;
  rating: Rating;
  comment: string;
  /** Language of the page on which it was written. */
  lang: Locale;
  createdAt: number;
}

/** What visitors do. */
export interface ReviewInbox {
  /**
   * Stores a review that waits for a decision, in one transaction with the use of its invitation: of several reviews with
   * one code, one is stored. With a key that was used before, writes nothing and gives that review.
   * @param notice what the agency is told of a review that is stored
   */
  submit(
    review: WrittenReview,
    code: string | undefined,
    key: string | undefined,
    notice?: NewMail,
  ): Promise<{ review: WrittenReview; verified: boolean } | 'invitation_invalid'>;
  /**
   * Counts a browser's vote for an approved review, once; `undefined`: there is no such review. Of `voter` only a hash is
   * kept, which differs from review to review.
   */
  vote(reviewId: string, voter: string): Promise<{ helpful: number; counted: boolean } | undefined>;
}

/** A review with what became of it. */
export interface JudgedReview extends ModeratedReview {
  /** Written on the site. */
  own: boolean;
  verified: boolean;
  /** Who was invited to write it; null: nobody. */
  invited: string | null;
  lang: string | null;
  helpful: number;
  decidedAt: number | null;
  /** E-mail address of the account. */
  decidedBy: string | null;
  reason: string | null;
  demo: boolean;
  /** Every decision, the oldest first. */
  history: PastDecision[];
}

/** What the moderation log holds of a decision. */
export interface PastDecision {
  at: number;
  to: ReviewStatus;
  /** E-mail address of the account; null: it is gone. */
  by: string | null;
  /** Null: none was given, or its words were erased. */
  reason: string | null;
  /** Whether a message to the author was put into the queue. */
  told: boolean;
}

export interface Decision {
  to: ReviewStatus;
  reason: string | null;
  /** Epoch milliseconds. */
  at: number;
  /** The moderator's account. */
  actorId: string;
}

/** `unchanged`: the review has the wanted status already. `conflict`: its status is another one than the moderator saw. */
export type DecisionJudgement =
  | { kind: 'write'; entry: AuditEntry; mail: DecisionMail | undefined }
  | { kind: 'unchanged' }
  | { kind: 'conflict' };

/** A message that belongs to a decision, under the id by which an undo finds it. */
export interface DecisionMail {
  id: string;
  mail: Mail;
  /** When it may leave. */
  due: number;
}

/** `conflict`: as in `DecisionJudgement`. `missing`: no review that can be judged here. */
export type DecisionOutcome =
  | { kind: 'decided'; review: JudgedReview }
  | { kind: 'conflict'; review: JudgedReview }
  | { kind: 'missing' };

/** The page of a list of reviews. */
export type ReviewSearch = Omit<ModerationQuery, 'from' | 'to'> & Moments;
/** What narrows a list of reviews, whatever their status. */
export type ReviewFilter = Omit<ReviewSearch, 'id' | 'status' | 'order' | 'page' | 'pageSize'>;

/** What moderators do. Only reviews that were written on the site are judged here, samples among them. */
export interface ModerationDesk {
  page(search: ReviewSearch): Promise<JudgedReview[]>;
  /** How many reviews pass the filter, by status. */
  counts(filter: ReviewFilter): Promise<Record<ReviewStatus, number>>;
  /**
   * Decides about reviews while nobody else does. `judge` says of each whether the decision is written, in one transaction
   * with its entries in the moderation log and in the audit log and with the mail to the author; the mail of the decision
   * before is taken back while it has not left.
   * @param ids all different
   * @returns an outcome for each of `ids`, in their order
   */
  decide(
    ids: readonly string[],
    decision: Decision,
    judge: (review: JudgedReview) => DecisionJudgement,
  ): Promise<DecisionOutcome[]>;
}

export interface Invitation {
  id: string;
  code: string;
  client: string;
  /** Which campaign it was made for, whether that still exists or not; null: for a client as a whole. */
  campaignId: string | null;
  /** While there is such a campaign. */
  campaign: Pick<Campaign, 'id' | 'artist' | 'platform' | 'startsOn' | 'endsOn'> | null;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
  revokedAt: number | null;
  /** The review that was written with it, while there is such a review. */
  reviewId: string | null;
}

/** Each change is written in one transaction with the entry that records it. */
export interface InvitationStore {
  /** False, with nothing stored: there is one with this code already, or its campaign is gone or has another artist now. */
  create(invitation: Invitation, entry: AuditEntry): Promise<boolean>;
  byCode(code: string): Promise<Invitation | undefined>;
  /** Newest first. */
  page(query: InvitationQuery, now: number): Promise<{ items: Invitation[]; total: number }>;
  /** Takes an open invitation back; any other stays as it is. Gives it as it is then; `undefined`: there is none. */
  revoke(code: string, entryOf: (invitation: Invitation) => AuditEntry): Promise<Invitation | undefined>;
}

/** Codes that cannot be guessed. */
export interface InvitationCodes {
  next(): string;
}

/** The mails to the author of a review, in the language of the review. */
export interface ModerationTexts {
  rejected(
    locale: Locale,
    facts: { writtenAt: number; reason: string; brand: string; contactEmail: string },
  ): Omit<Mail, 'to'>;
}
