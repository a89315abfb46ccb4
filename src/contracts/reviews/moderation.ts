import { z } from 'zod';
import { campaignPlatforms } from '../../domain/campaign/campaign-values.ts';
import { orders, SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import { locales } from '../../domain/locale/locale.ts';
import { ANSWER_MAX_LENGTH } from '../../domain/review/answer.ts';
import { rewards } from '../../domain/review/disclosures.ts';
import { refusalGrounds } from '../../domain/review/refusal-grounds.ts';
import { reviewStatuses } from '../../domain/review/status.ts';
import { Paging, pageOf } from '../paging.ts';
import { PendingReviewDto } from './pending-review.ts';

/**
 * Reviews for moderators. Those written on the site are approved or rejected; those from other sites are shown, or hidden with
 * a reason.
 */

const decision = {
  /** `pending` undoes a decision. */
  status: z.enum(reviewStatuses),
  /** The status that the moderator saw. If another moderator has changed it since, nothing is changed. */
  from: z.enum(reviewStatuses).default('pending'),
  /** The reason of a rejection, which needs one. Its author gets it by e-mail, and by the link of the invitation. */
  ground: z.enum(refusalGrounds, 'ground_error').optional(),
  /** The moderator's own words: stored in the moderation log, and those of a rejection are sent to the author. */
  reason: z.string().trim().max(500, 'too_long').optional(),
};

const groundOfRejection: [
  (typed: { status?: string; ground?: unknown }) => boolean,
  z.core.$ZodCustomParams,
] = [
  ({ status, ground }) => status !== 'rejected' || ground !== undefined,
  { path: ['ground'], error: 'ground_error' },
];

/** `PUT /api/reviews/{id}`. `{status}` is enough to approve a pending review. */
export const ReviewDecision = z.object(decision).refine(...groundOfRejection);
export type ReviewDecision = z.infer<typeof ReviewDecision>;

/** `POST /api/reviews/decisions`: one decision about several reviews. */
export const BulkDecision = z
  .object({ ids: z.array(z.string().max(64)).min(1).max(100), ...decision })
  .refine(...groundOfRejection);
export type BulkDecision = z.infer<typeof BulkDecision>;

/** Each id is in exactly one list. */
export const BulkDecisionAnswer = z.object({
  decided: z.array(z.string()),
  /** Another moderator has decided first. */
  conflicts: z.array(z.string()),
  missing: z.array(z.string()),
});
export type BulkDecisionAnswer = z.infer<typeof BulkDecisionAnswer>;

/** `POST /api/reviews/{id}/hide`. */
export const ReviewHiding = z.object({
  /** Stored in the moderation log. */
  reason: z.string('hide_reason').trim().min(1, 'hide_reason').max(500, 'too_long'),
});
export type ReviewHiding = z.infer<typeof ReviewHiding>;

/** `PUT /api/reviews/{id}/answer`: `version` is the `answerVersion` that was read, 0 at first. */
export const AnswerDraft = z.object({
  text: z.string('answer_error').trim().min(1, 'answer_error').max(ANSWER_MAX_LENGTH, 'too_long'),
  /** The language in which the text is written. */
  lang: z.enum(locales, 'language_error'),
  version: z.int32(),
});
export type AnswerDraft = z.infer<typeof AnswerDraft>;

/** `DELETE /api/reviews/{id}/answer`. */
export const AnswerVersion = z.object({ version: z.coerce.number().pipe(z.int32()) });

/** The documented fields, and facts for a fair decision. `createdAt` is a day if the source gives no hour. */
export const ModeratedReviewDto = PendingReviewDto.extend({
  /** Whether it was written on the site; other reviews are only shown. */
  own: z.boolean(),
  /** Whether it was written with an invitation. */
  verified: z.boolean(),
  /** Name of the invited client or of the campaign's artist. */
  invited: z.string().nullable(),
  /** Month of the experience, `2026-03`; null: not known. */
  experience: z.string().nullable(),
  /** Advertising platform of the campaign; null: not known. */
  campaignPlatform: z.enum(campaignPlatforms).nullable(),
  /** Whether anything was given in return; null: not known. */
  reward: z.enum(rewards).nullable(),
  lang: z.string().nullable(),
  helpful: z.int(),
  decidedAt: z.string().nullable(),
  /** Name or e-mail address of the account; null: no decision, or the account was deleted. */
  decidedBy: z.string().nullable(),
  /** The reason of a rejection; null: no rejection, or one from before reasons were required. */
  ground: z.enum(refusalGrounds).nullable(),
  reason: z.string().nullable(),
  demo: z.boolean(),
  /** The agency's public answer; null: not answered. */
  answer: z.object({ text: z.string(), lang: z.enum(locales), at: z.string() }).nullable(),
  answerVersion: z.int32(),
  /** Every decision of the moderation log, the oldest first, undone ones included. */
  history: z.array(
    z.object({
      at: z.string(),
      to: z.enum(reviewStatuses),
      by: z.string().nullable(),
      ground: z.enum(refusalGrounds).nullable(),
      reason: z.string().nullable(),
      /** Whether a message to the author was queued. */
      told: z.boolean(),
    }),
  ),
});
export type ModeratedReviewDto = z.infer<typeof ModeratedReviewDto>;

/** `GET /api/reviews/moderation`. */
export const ModerationQuery = z
  .object({
    /** Only this review, in any status; all other filters are ignored. */
    id: z.string().max(64).optional(),
    /** Part of a name, an e-mail address or the text. */
    q: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
    status: z.enum(reviewStatuses).default('pending'),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    /** `yes`: only reviews with a rating. */
    rated: z.literal('yes').optional(),
    /** `site`: only reviews of the site. Those from other sites are approved, or rejected while they are hidden. */
    source: z.enum(['site', 'all']).default('all'),
    /** First and last day of writing, both included, on the agency's calendar. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    order: z.enum(orders).default('desc'),
  })
  .extend(Paging.shape);
export type ModerationQuery = z.infer<typeof ModerationQuery>;

/** `GET /api/reviews/moderation/counts`: numbers of the reviews written on the site, without personal data. */
export const ModerationCounts = z.object({ pending: z.int(), approved: z.int(), rejected: z.int() });
export type ModerationCounts = z.infer<typeof ModerationCounts>;

/** `counts` apply the same filter to each status: `total` is one of them, unless `id` is given. */
export const ModerationPage = pageOf(ModeratedReviewDto).extend({ counts: ModerationCounts });
export type ModerationPage = z.infer<typeof ModerationPage>;
