import { z } from 'zod';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { email, link, name } from '../fields.ts';
import { LeadContext } from './lead-context.ts';

const short = z
  .string()
  .transform((value) => value.trim().slice(0, 200))
  .catch('');

/** The documented platform, `Spotify`, and those of the other pages whose forms book in the same way. */
/**
 * `POST /api/booking/booked`: the calendar in the visitor's browser said that a call was booked. The id of the lead comes from the
 * answer to the form that the visitor has just sent.
 */
export const BookedCall = z.object({ lead: z.string().max(60) });

const bookedPlatforms = ['spotify_ads', 'youtube_ads', 'meta_ads', 'tiktok_ads'] as const;

/**
 * A request for a call; unchanged, it is also the documented body of its webhook. Constant fields are set here and not read from
 * the request. A wrong value in a field that the visitor does not type is replaced and never refused.
 */
export const BookingFields = z.object({
  artistName: name('artist_error', NAME_MAX_LENGTH),
  email: email('email_error'),
  platform: z.enum(bookedPlatforms).catch('spotify_ads'),
  budget: z.literal('consultation').catch('consultation'),
  campaignType: z.literal('consultation_booking').catch('consultation_booking'),
  country: z.literal('unknown').catch('unknown'),
  source: z
    .enum(['spotify_ads_landing', 'youtube_ads_landing', 'meta_ads_landing', 'contact_form'])
    .catch('spotify_ads_landing'),
  spotify_url: link.catch('').meta({ description: 'As typed; may be empty.' }),
  video_url: link
    .optional()
    .catch(undefined)
    .meta({ description: 'As typed; only from the pages of YouTube and Meta, whose link is a video’s.' }),
  /** Only a ticked box counts as consent. */
  newsletter: z.boolean().catch(false),
  utm_source: short,
  utm_medium: short,
  utm_campaign: short,
  utm_content: short,
});
export type BookingFields = z.infer<typeof BookingFields>;

/** `POST /api/booking/submit`. */
export const BookingSubmission = BookingFields.extend(LeadContext.shape);
export type BookingSubmission = z.infer<typeof BookingSubmission>;

export const BookingAnswer = z.object({ id: z.string() });
export type BookingAnswer = z.infer<typeof BookingAnswer>;
