import { z } from 'zod';
import { INVITATION_PATTERN } from '../domain/review/invitation.ts';
import { email, line } from './fields.ts';
import { LeadContext } from './lead-context.ts';

/** What somebody types in the form of a review. */
export const ReviewFields = z.object({
  rating: z.int('review_rating').min(1, 'review_rating').max(5, 'review_rating'),
  name: line('review_name', 120),
  /** Never shown. Empty or absent: none was left. */
  email: z.union([z.literal('').transform(() => undefined), email('email_error')]).optional(),
  message: line('review_message', 2000),
});
export type ReviewFields = z.infer<typeof ReviewFields>;

/** `POST /api/reviews`. */
export const ReviewSubmission = ReviewFields.extend(LeadContext.shape).extend({
  /** Of an invitation: a review written with an open one counts as verified. */
  code: z.string().regex(INVITATION_PATTERN, 'review_code').optional(),
});
export type ReviewSubmission = z.infer<typeof ReviewSubmission>;

/** What was stored: it waits for moderation. A bot gets the same answer. */
export const ReviewSubmissionAnswer = z.object({ id: z.string(), verified: z.boolean() });
export type ReviewSubmissionAnswer = z.infer<typeof ReviewSubmissionAnswer>;

/** `POST /api/reviews/{id}/helpful`: one vote a browser, known by a random id that it keeps. */
export const HelpfulVote = z.object({ voter: z.uuid() });
export type HelpfulVote = z.infer<typeof HelpfulVote>;

/** `counted` is false when this browser had voted already. */
export const HelpfulAnswer = z.object({ helpful: z.int(), counted: z.boolean() });
export type HelpfulAnswer = z.infer<typeof HelpfulAnswer>;
