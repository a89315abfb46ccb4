import { z } from 'zod';
import { campaignPlatforms } from '../../domain/campaign/campaign-values.ts';
import { EMAIL_PATTERN } from '../../domain/lead/email-address.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { MONTH_PATTERN, rewards } from '../../domain/review/disclosures.ts';
import { readInvitationCode } from '../../domain/review/invitation.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { typedEmail } from '../../domain/text/typed-address.ts';
import { name, text } from '../fields.ts';
import { LeadContext } from '../leads/lead-context.ts';

/** The typed fields of a review. */
export const ReviewFields = z.object({
  rating: z.int('review_rating').min(1, 'review_rating').max(5, 'review_rating'),
  name: name('review_name', NAME_MAX_LENGTH),
  /** Never shown. Empty or absent: the author gave no address. */
  email: z
    .string('email_error')
    .overwrite(typedEmail)
    .max(EMAIL_MAX_LENGTH, abortWith('email_error'))
    .refine((typed) => typed === '' || EMAIL_PATTERN.test(typed), 'email_error')
    .transform((typed) => typed || undefined)
    .optional(),
  message: text('review_message', 2000),
  /** Month of the experience, `2026-03`. Empty or absent: not stated; then it is that of the invitation's campaign. */
  experience: z
    .string('review_experience')
    .refine((month) => month === '' || MONTH_PATTERN.test(month), 'review_experience')
    .transform((month) => month || undefined)
    .optional(),
  /** Advertising platform of the campaign. Empty or absent: not stated; then it is that of the invitation's campaign. */
  campaignPlatform: z
    .enum(['', ...campaignPlatforms], 'platform_error')
    .transform((said) => said || undefined)
    .optional(),
  /** Whether the author received something in return. Empty or absent: not stated. */
  reward: z
    .enum(['', ...rewards], 'review_reward')
    .transform((said) => said || undefined)
    .optional(),
});
export type ReviewFields = z.infer<typeof ReviewFields>;

/** `POST /api/reviews`. */
export const ReviewSubmission = ReviewFields.extend(LeadContext.shape).extend({
  /** Code of an invitation: a review with an open invitation counts as verified. */
  code: z
    .string()
    .max(60, abortWith('review_code'))
    .refine((typed) => readInvitationCode(typed) !== undefined, 'review_code')
    .optional(),
});
export type ReviewSubmission = z.infer<typeof ReviewSubmission>;

/** The stored review, which is pending moderation. A bot gets the same response. */
export const ReviewSubmissionAnswer = z.object({ id: z.string(), verified: z.boolean() });
export type ReviewSubmissionAnswer = z.infer<typeof ReviewSubmissionAnswer>;

/** `POST /api/reviews/{id}/helpful`: one vote per browser, which has a random id. */
export const HelpfulVote = z.object({ voter: z.uuid() });
export type HelpfulVote = z.infer<typeof HelpfulVote>;

/** `counted` is false if this browser had already voted. */
export const HelpfulAnswer = z.object({ helpful: z.int(), counted: z.boolean() });
export type HelpfulAnswer = z.infer<typeof HelpfulAnswer>;
