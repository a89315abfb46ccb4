import { z } from 'zod';
import { orders } from '../domain/list/orders.ts';
import { reviewStatuses } from '../domain/review/status.ts';
import { Paging, pageOf } from './paging.ts';
import { PendingReviewDto } from './pending-review.ts';

/** Reviews as a moderator sees them: those written on the site are judged, those from other sites only shown. */

const decision = {
  /** `pending` takes a decision back. */
  status: z.enum(reviewStatuses),
  /** The status that the moderator saw. Another one by now: another moderator decided first, and nothing is changed. */
  from: z.enum(reviewStatuses).default('pending'),
  /** Why; kept in the log. */
  reason: z.string().trim().max(500, 'too_long').optional(),
  /** Send the reason of a rejection, if there is one, to the author, where an e-mail address was left. */
  tellAuthor: z.boolean().default(true),
};
/** `PUT /api/reviews/{id}`. As documented, `{status}` alone judges a pending review. */
export const ReviewDecision = z.object(decision);
export type ReviewDecision = z.infer<typeof ReviewDecision>;

/** `POST /api/reviews/decisions`: the same for several. */
export const BulkDecision = z.object({ ids: z.array(z.string().max(64)).min(1).max(100), ...decision });
export type BulkDecision = z.infer<typeof BulkDecision>;

/** Each id is in exactly one list. */
export const BulkDecisionAnswer = z.object({
  decided: z.array(z.string()),
  /** Judged by another moderator before. */
  conflicts: z.array(z.string()),
  missing: z.array(z.string()),
});
export type BulkDecisionAnswer = z.infer<typeof BulkDecisionAnswer>;

/** The documented fields, and what a moderator needs to judge fairly. `createdAt` is a day alone where a source tells no hour. */
export const ModeratedReviewDto = PendingReviewDto.extend({
  /** Written on the site; any other is only shown. */
  own: z.boolean(),
  /** Written with an invitation. */
  verified: z.boolean(),
  /** Who was invited: the client or the campaign's artist. */
  invited: z.string().nullable(),
  lang: z.string().nullable(),
  helpful: z.int(),
  decidedAt: z.string().nullable(),
  /** E-mail address of the account; null: nobody, or an account that is gone. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  demo: z.boolean(),
  /** Every decision as the moderation log holds it, the oldest first: also what was taken back. */
  history: z.array(
    z.object({
      at: z.string(),
      to: z.enum(reviewStatuses),
      by: z.string().nullable(),
      reason: z.string().nullable(),
      /** A message to the author was prepared. */
      told: z.boolean(),
    }),
  ),
});
export type ModeratedReviewDto = z.infer<typeof ModeratedReviewDto>;

/** `GET /api/reviews/moderation`. */
export const ModerationQuery = z
  .object({
    /** This one alone, whatever its status: nothing else narrows. */
    id: z.string().max(64).optional(),
    /** Part of a name, an e-mail address or the text. */
    q: z.string().trim().max(120).optional(),
    status: z.enum(reviewStatuses).default('pending'),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    /** `yes`: without those that carry no rating. */
    rated: z.literal('yes').optional(),
    /** `site`: without those from other sites, which come approved and are not judged here. */
    source: z.enum(['site', 'all']).default('all'),
    /** First and last day on which it was written, both included, as the agency's calendar has it. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    order: z.enum(orders).default('desc'),
  })
  .extend(Paging.shape);
export type ModerationQuery = z.infer<typeof ModerationQuery>;

/** `GET /api/reviews/moderation/counts`: of all reviews written on the site, and of nobody's data. */
export const ModerationCounts = z.object({ pending: z.int(), approved: z.int(), rejected: z.int() });
export type ModerationCounts = z.infer<typeof ModerationCounts>;

/** `counts` are of the same filter in each status: `total` is one of them, unless `id` was asked for. */
export const ModerationPage = pageOf(ModeratedReviewDto).extend({ counts: ModerationCounts });
export type ModerationPage = z.infer<typeof ModerationPage>;
