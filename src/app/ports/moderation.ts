import type { ModerationQuery } from '../../contracts/reviews/moderation.ts';
import type { InvitationQuery } from '../../contracts/reviews/review-invitation.ts';
import type { CampaignPlatform } from '../../domain/campaign/campaign-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ReviewAnswer } from '../../domain/review/answer.ts';
import type { Reward } from '../../domain/review/disclosures.ts';
import type { Rating } from '../../domain/review/rating.ts';
import type { RefusalGround } from '../../domain/review/refusal-grounds.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import type { Moments } from '../../domain/time/agency-day.ts';
import type { AuditEntry, Changed, Judgement } from './audit.ts';
import type { Campaign } from './campaigns.ts';
import type { ModeratedReview } from './feeds.ts';
import type { LinkMailText, Mail, NewMail } from './mail.ts';
import type { Publisher } from './plan-mails.ts';

/** Ports of the reviews that are written on the site. Times are epoch milliseconds (UTC). */

/** A new review. */
export interface WrittenReview {
  id: string;
  name: string;
  /** Never shown; null: the author left no address. */
  email: string | null;
  rating: Rating;
  comment: string;
  /** Language of the page on which it was written. */
  lang: Locale;
  /** Month of the experience, `2026-03`; null: not known. */
  experience: string | null;
  /** Advertising platform of the campaign; null: not known. */
  campaignPlatform: CampaignPlatform | null;
  /** Whether anything was given in return; null: not known. */
  reward: Reward | null;
  createdAt: number;
}

/** The visitors' side: reviews and votes. */
export interface ReviewInbox {
  /**
   * Stores a pending review, in one transaction with the use of its invitation: of several reviews with
   * one code, one is stored. If the key was used before, writes nothing and returns that review.
   * @param notice the mail to the agency about a stored review
   */
  submit(
    review: WrittenReview,
    codeDigests: readonly string[] | undefined,
    key: string | undefined,
    notice?: NewMail,
  ): Promise<{ review: WrittenReview; verified: boolean } | 'invitation_invalid'>;
  /**
   * Counts a browser's vote for an approved review, once; `undefined`: the review does not exist. Only a hash of `voter`
   * is stored, a different one for each review.
   */
  vote(reviewId: string, voter: string): Promise<{ helpful: number; counted: boolean } | undefined>;
}

/** A review with its decisions. */
export interface JudgedReview extends ModeratedReview {
  /** Whether the review was written on the site. */
  own: boolean;
  verified: boolean;
  /** What pages show in place of `comment`, after a passage was cut; null: the comment. */
  excerpt: string | null;
  /** Name of the invited client or artist; null: written without an invitation. */
  invited: string | null;
  experience: string | null;
  campaignPlatform: CampaignPlatform | null;
  reward: Reward | null;
  lang: string | null;
  helpful: number;
  decidedAt: number | null;
  /** The displayed name of the account. */
  decidedBy: string | null;
  /** Null: not refused, or refused before reasons were required. */
  ground: RefusalGround | null;
  reason: string | null;
  demo: boolean;
  /** Null: not answered. */
  answer: ReviewAnswer | null;
  /** Increases with each change of the answer; 0: there never was one. */
  answerVersion: number;
  /** Every decision, the oldest first. */
  history: PastDecision[];
}

/** A decision of the moderation log. */
export interface PastDecision {
  at: number;
  to: ReviewStatus;
  /** The displayed name of the account; null: the account was deleted. */
  by: string | null;
  ground: RefusalGround | null;
  /** Null: no reason was given, or it was erased. */
  reason: string | null;
  /** Whether a message to the author was queued. */
  told: boolean;
}

export interface Decision {
  to: ReviewStatus;
  /** The reason of the list, of a rejection on the site. */
  ground: RefusalGround | null;
  reason: string | null;
  /** Epoch milliseconds. */
  at: number;
  /** The moderator's account. */
  actorId: string;
  /** What pages show of the comment; null: all of it. Absent: as before. */
  excerpt?: string | null;
  /** Whether it is about reviews of the site or from other sites; the other reviews count as missing. */
  of: 'site' | 'elsewhere';
}

/** `unchanged`: the review has the wanted status already. `conflict`: it no longer has the status that the moderator saw. */
export type DecisionJudgement =
  | { kind: 'write'; entry: AuditEntry; mail: DecisionMail | undefined }
  | { kind: 'unchanged' }
  | { kind: 'conflict' };

/** The message of a decision. An undo finds it by the id. */
export interface DecisionMail {
  id: string;
  mail: Mail;
  /** The earliest time at which it is sent. */
  due: number;
}

/** `conflict`: as in `DecisionJudgement`. `missing`: no such review on the side (`of`) of the decision. */
export type DecisionOutcome =
  | { kind: 'decided'; review: JudgedReview }
  | { kind: 'conflict'; review: JudgedReview }
  | { kind: 'missing' };

/** A page of the list of reviews. */
export type ReviewSearch = Omit<ModerationQuery, 'from' | 'to'> & Moments;
/** The filters of the list of reviews, without the status. */
export type ReviewFilter = Omit<ReviewSearch, 'id' | 'status' | 'order' | 'page' | 'pageSize'>;

/** The moderators' side: decisions about reviews of the site, the hiding of others, and public answers. */
export interface ModerationDesk {
  page(search: ReviewSearch): Promise<JudgedReview[]>;
  /** Counts the reviews that match the filter, by status. */
  counts(filter: ReviewFilter): Promise<Record<ReviewStatus, number>>;
  /**
   * Decides about reviews, under a lock. `judge` returns for each review whether the decision is written, in one
   * transaction with its entries in the moderation log and in the audit log and with the mail to the author. An unsent
   * mail of the previous decision is deleted.
   * @param ids all different
   * @returns an outcome for each of `ids`, in their order
   */
  decide(
    ids: readonly string[],
    decision: Decision,
    judge: (review: JudgedReview) => DecisionJudgement,
  ): Promise<DecisionOutcome[]>;
  /** Replaces the answer to a review by the one that `judge` returns, under a lock; null removes it. */
  answer<Code = never>(
    id: string,
    judge: (review: JudgedReview) => Judgement<ReviewAnswer | null, Code>,
  ): Promise<Changed<JudgedReview, Code>>;
  /**
   * Deletes the reviews that were written on the site before a time, with all data that names their authors. Returns
   * their number.
   */
  forget(before: number): Promise<number>;
}

export interface Invitation {
  id: string;
  client: string;
  /** Id of the campaign, which may have been deleted; null: the invitation is for a client as a whole. */
  campaignId: string | null;
  /** Null once the campaign is deleted. */
  campaign: Pick<Campaign, 'id' | 'artist' | 'platform' | 'startsOn' | 'endsOn'> | null;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
  revokedAt: number | null;
  /** When its mail was last queued; null: never. */
  mailedAt: number | null;
  /** The review that was written with it, while the review exists. */
  reviewId: string | null;
  /** Whether the agency gives something in return; null: not recorded. */
  reward: Reward | null;
}

/** Each change is written in one transaction with its audit entry. */
export interface InvitationStore {
  /**
   * Returns false and stores nothing if the code is taken, or if its campaign was deleted or has another artist now.
   * @param codeDigest the first digest of `InvitationCodes.digestsOf`
   */
  create(invitation: Invitation, codeDigest: string, entry: AuditEntry, mail?: NewMail): Promise<boolean>;
  /** @param digests those of the code, under every key */
  byCode(digests: readonly string[]): Promise<Invitation | undefined>;
  /**
   * Replaces the code as `judge` decides, under a lock on the invitation, and queues its mail; the previous code
   * becomes invalid, and its unsent mail void. Returns the invitation and whether it has the new code; `undefined`:
   * it does not exist.
   */
  renew(
    id: string,
    judge: (
      invitation: Invitation,
    ) => { codeDigest: string; mail: NewMail | undefined; entry: AuditEntry } | undefined,
  ): Promise<{ renewed: boolean; invitation: Invitation } | undefined>;
  /** Newest first. */
  page(query: InvitationQuery, now: number): Promise<{ items: Invitation[]; total: number }>;
  /** Revokes an open invitation; any other does not change. Returns the invitation; `undefined`: it does not exist. */
  revoke(id: string, entryOf: (invitation: Invitation) => AuditEntry): Promise<Invitation | undefined>;
  /** Deletes the invitations that were used, were revoked or expired before a time; returns their number. */
  forget(before: number): Promise<number>;
  /** Replaces the codes that were stored in clear before migration 0058 by their digests; returns their number. */
  hashOldCodes(digestOf: (code: string) => string): Promise<number>;
}

/** Generates codes that cannot be guessed, and their digests. */
export interface InvitationCodes {
  next(): string;
  /** Returns the digests of a code in capitals, one for each key; the first digest is that of the current key. */
  digestsOf(code: string): readonly [string, ...string[]];
}

/** The mails to the author of a review, in the language of the review, and to an invited client. */
export interface ModerationTexts {
  rejected(
    locale: Locale,
    facts: Publisher & {
      writtenAt: number;
      ground: RefusalGround;
      /** The moderator's own words; null: none. */
      detail: string | null;
    },
  ): Omit<Mail, 'to'>;
  invitation(
    locale: Locale,
    facts: Publisher & {
      client: string;
      code: string;
      /** Epoch milliseconds. */
      expiresAt: number;
      /** Whether the agency gives something in return. */
      rewarded: boolean;
    },
  ): LinkMailText;
}
