import { z } from 'zod';
import { normalizeEmail } from '../../domain/account/email.ts';
import { campaignPlatforms } from '../../domain/campaign/campaign-values.ts';
import { acts } from '../../domain/conversion/acts.ts';
import { conversionDestinations } from '../../domain/conversion/destinations.ts';
import { sendStates } from '../../domain/conversion/states.ts';
import { answerKinds } from '../../domain/landing/draft-answer.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { locales } from '../../domain/locale/locale.ts';
import { reminderMoments } from '../../domain/reminder/reminder.ts';
import { reportReasons, reportStates } from '../../domain/report/content-report.ts';
import { rewards } from '../../domain/review/disclosures.ts';
import { reviewStatuses } from '../../domain/review/status.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { watchStates } from '../../domain/watch/watch.ts';
import { CampaignDto } from '../campaign.ts';
import { PersonNewsletterDto } from '../newsletter.ts';
import { ConsentedPlaceDto, PersonRequestDto } from '../rights-request.ts';
import { WatchedRelease } from '../watched-plan.ts';
import { LeadDetailDto } from './lead.ts';

/** The export and the erasure of a person. Times are ISO 8601 in UTC. */

/** In the spelling that is compared. Forms may refuse such an address today, since older ones are stored too. */
const personEmail = z
  .string('email_error')
  .overwrite(normalizeEmail)
  .max(EMAIL_MAX_LENGTH, abortWith('email_error'))
  .min(1, 'email_error');
/**
 * `POST /api/people/count`, `/export` and `/erase`. In the body, because URLs must not contain e-mail addresses. `lead` is a lead
 * of the person: its e-mail address identifies the person; without an address, only this lead is meant.
 */
export const PersonRequest = z
  .object({ email: personEmail.optional(), lead: z.string().max(64).optional() })
  .refine(({ email, lead }) => (email === undefined) !== (lead === undefined), {
    path: ['email'],
    message: 'email_error',
  });
export type PersonRequest = z.infer<typeof PersonRequest>;

/** `POST /api/people/export`: all stored data about an address. */
export const PersonExport = z.object({
  /** Empty: the export is of one lead without an address. */
  email: z.string(),
  exportedAt: z.string(),
  leads: z.array(LeadDetailDto),
  reviews: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      rating: z.number().nullable(),
      comment: z.string().nullable(),
      /** What pages show in place of `comment`, after a passage was cut; null: the comment. */
      excerpt: z.string().nullable(),
      lang: z.string().nullable(),
      verified: z.boolean(),
      experience: z.string().nullable(),
      campaignPlatform: z.enum(campaignPlatforms).nullable(),
      reward: z.enum(rewards).nullable(),
      status: z.string(),
      createdAt: z.string(),
      decidedAt: z.string().nullable(),
      company: z.string().nullable(),
      reason: z.string().nullable(),
      /** Every decision about it, the oldest first. */
      decisions: z.array(
        z.object({ at: z.string(), to: z.enum(reviewStatuses), reason: z.string().nullable() }),
      ),
      /** The agency's public answer; null: not answered. */
      answer: z.object({ text: z.string(), lang: z.enum(locales), at: z.string() }).nullable(),
    }),
  ),
  /** The campaigns created from one of the leads. */
  campaigns: z.array(CampaignDto),
  /** The invitations to review, for one of the campaigns or used for one of the reviews. */
  invitations: z.array(
    z.object({
      client: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
      mailedAt: z.string().nullable(),
      usedAt: z.string().nullable(),
      revokedAt: z.string().nullable(),
      reward: z.enum(rewards).nullable(),
    }),
  ),
  /** Messages to the person, of the last 30 days. */
  mails: z.array(
    z.object({
      subject: z.string(),
      text: z.string(),
      state: z.string(),
      createdAt: z.string(),
      sentAt: z.string().nullable(),
    }),
  ),
  /** Submissions that look like spam, of the last 30 days. `form` contains the sent fields and their context. */
  quarantined: z.array(z.object({ createdAt: z.string(), form: z.unknown() })),
  /** Answers to drafts of landing pages that are signed with one of the person's names. */
  answers: z.array(
    z.object({
      page: z.string(),
      name: z.string(),
      kind: z.enum(answerKinds),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** The consent to the newsletter, none or one. */
  newsletter: z.array(PersonNewsletterDto),
  /** Reminders of releases; they are deleted seven days after they are sent. */
  reminders: z.array(
    z.object({
      id: z.string(),
      page: z.string(),
      state: z.string(),
      platform: z.string(),
      moment: z.enum(reminderMoments),
      zone: z.string(),
      locale: z.enum(locales),
      askedAt: z.string(),
      confirmedAt: z.string().nullable(),
      dueAt: z.string(),
    }),
  ),
  /** Lists of artists that the person agreed to; handed-over ones are deleted 30 days later. */
  artistLists: z.array(
    z.object({
      id: z.string(),
      page: z.string(),
      sentence: z.string(),
      locale: z.enum(locales),
      consentedAt: z.string(),
      handedAt: z.string().nullable(),
    }),
  ),
  /**
   * The proofs that the person agreed to a reminder, or to the newsletter, without the address. `page` is the page's identifier, or
   * `newsletter.` and the form.
   */
  reminderProofs: z.array(
    z.object({
      page: z.string(),
      askedAt: z.string(),
      confirmedAt: z.string(),
      textVersion: z.int(),
      locale: z.enum(locales),
      endedAt: z.string().nullable(),
    }),
  ),
  /** Watched Fridays of the planner; they are deleted thirty days after their end. */
  watches: z.array(
    z.object({
      id: z.string(),
      release: WatchedRelease,
      state: z.enum(watchStates),
      locale: z.enum(locales),
      askedAt: z.string(),
      confirmedAt: z.string().nullable(),
      endsOn: z.string(),
    }),
  ),
  /** Reports of content that the person sent, until a year after closing. */
  reports: z.array(
    z.object({
      number: z.int(),
      address: z.string(),
      reason: z.enum(reportReasons),
      explanation: z.string().nullable(),
      name: z.string().nullable(),
      state: z.enum(reportStates),
      question: z.string().nullable(),
      words: z.string().nullable(),
      receivedAt: z.string(),
      decidedAt: z.string().nullable(),
    }),
  ),
  /** What the person asked the staff for, until a year after it was done. */
  requests: z.array(PersonRequestDto),
  /** Testimonials, members of the team and cases whose noted consent or name is the person's. Staff remove them. */
  testimonials: z.array(
    ConsentedPlaceDto.extend({
      name: z.string(),
      texts: z.array(z.string()),
      /** The day of the noted consent; empty: the consent is not the person's. */
      consentOn: z.string(),
    }),
  ),
  /**
   * What ad platforms were sent or are to be sent of the person's leads, and of clicks and reminders under the same cookie choice.
   * `isArtists`: by the account of an artist. `link`: the platform of music that was clicked.
   */
  adActs: z.array(
    z.object({
      platform: z.enum(conversionDestinations),
      isArtists: z.boolean(),
      act: z.enum(acts),
      at: z.string(),
      page: z.string(),
      link: z.string().nullable(),
      state: z.enum(sendStates),
    }),
  ),
});
export type PersonExport = z.infer<typeof PersonExport>;

/**
 * `POST /api/people/count` and the response of an erasure: the numbers of rows that an erasure deletes, or has deleted. Campaigns
 * are kept: it deletes only their artist's name, video and client.
 */
export const PersonCounts = z.object({
  leads: z.int(),
  reviews: z.int(),
  campaigns: z.int(),
  mails: z.int(),
  /** Submissions that look like spam. */
  quarantined: z.int(),
  /** Answers to drafts of landing pages. */
  answers: z.int(),
  /** A consent to the newsletter. */
  newsletter: z.int(),
  /** Reminders of releases, and artists' lists. */
  reminders: z.int(),
  /** Watched Fridays. */
  watches: z.int(),
  /** Reports of content, of which number, reason and decision are kept. */
  reports: z.int(),
});
export type PersonCounts = z.infer<typeof PersonCounts>;
