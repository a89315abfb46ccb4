import { z } from 'zod';
import { campaignPlatforms } from '../../domain/campaign/campaign-values.ts';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { locales } from '../../domain/locale/locale.ts';
import { rewards } from '../../domain/review/disclosures.ts';
import { INVITATION_DAYS, invitationStates, MAX_INVITATION_DAYS } from '../../domain/review/invitation.ts';
import type { RefusalGround } from '../../domain/review/refusal-grounds.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import { email, name } from '../fields.ts';
import { Paging, pageOf } from '../paging.ts';

/** `POST /api/review-invitations/{id}/mail`: the client's address, and the language of the message. */
export const InvitationMail = z.object({
  email: email('email_error'),
  locale: z.enum(locales, 'language_error'),
});
export type InvitationMail = z.infer<typeof InvitationMail>;

/** `POST /api/review-invitations`: bound to a campaign, or to a client by name. */
export const InvitationDraft = z
  .object({
    /** Name of the invited client; by default the artist of the campaign. */
    client: name('review_client', NAME_MAX_LENGTH).optional(),
    campaignId: z.string().max(64).optional(),
    /** Days until it expires. */
    days: z
      .int('review_days')
      .min(1, 'review_days')
      .max(MAX_INVITATION_DAYS, 'review_days')
      .default(INVITATION_DAYS),
    /** Whether the agency gives something in return for the review, which is shown beside it. */
    reward: z.enum(rewards).default('none'),
    /** The recipient to which it is sent at once; absent: it is not sent. */
    mail: InvitationMail.optional(),
  })
  .refine(({ client, campaignId }) => client !== undefined || campaignId !== undefined, {
    path: ['client'],
    message: 'review_client',
  });
export type InvitationDraft = z.infer<typeof InvitationDraft>;

export const InvitationDto = z.object({
  id: z.string(),
  client: z.string(),
  /** The campaign, while it exists. Without figures, because moderators read it too, and may not see campaigns. */
  campaign: z
    .object({
      id: z.string(),
      artist: z.string(),
      platform: z.enum(campaignPlatforms),
      startsOn: z.string(),
      endsOn: z.string(),
    })
    .nullable(),
  /** Whether its campaign was deleted. */
  campaignDeleted: z.boolean(),
  state: z.enum(invitationStates),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
  /** When its message was last queued; null: never. */
  mailedAt: z.string().nullable(),
  /** Whether that message was only written to a file, because no mail server is set: the link must be sent by hand. */
  mailKept: z.boolean(),
  /** The review that was written with it, while the review exists. */
  reviewId: z.string().nullable(),
  /** Whether the agency gives something in return; null: not recorded. */
  reward: z.enum(rewards).nullable(),
});
export type InvitationDto = z.infer<typeof InvitationDto>;

/** Only this response contains the code: only its digest is stored. */
export const NewInvitation = InvitationDto.extend({
  code: z.string(),
  /** The address to send: the site's origin, `/review/`, the code. */
  url: z.string(),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/** `GET /api/review-invitations`, newest first. */
export const InvitationQuery = z.object({ state: z.enum(invitationStates).optional() }).extend(Paging.shape);
export type InvitationQuery = z.infer<typeof InvitationQuery>;
export const InvitationPage = pageOf(InvitationDto);
export type InvitationPage = z.infer<typeof InvitationPage>;

/** The state of a code on the public page. `unknown`: the code does not exist. */
export interface InvitationView {
  state: (typeof invitationStates)[number] | 'unknown';
  /** The review that was written with the code, until a year after its decision; null: none. */
  review: WrittenReviewView | null;
}

/** The state of a review, for its author. */
export interface WrittenReviewView {
  status: ReviewStatus;
  /** The reason of a refusal. */
  ground: RefusalGround | null;
  /** The moderator's own words about a refusal. */
  reason: string | null;
}
