import { z } from 'zod';
import { email, line, link } from './fields.ts';
import { LeadContext } from './lead-context.ts';

const short = z
  .string()
  .transform((value) => value.trim().slice(0, 200))
  .catch('');

/** The platform that is documented, of the Spotify page, and those of the other forms that book in the same way. */
const bookedPlatforms = ['spotify_ads', 'youtube_ads', 'meta_ads', 'tiktok_ads'] as const;

/**
 * Who wants to be called; also, unchanged, the body of its webhook, as documented. What is always the same is written
 * here and not read; what nobody typed is never a reason to refuse.
 */
export const BookingFields = z.object({
  artistName: line('artist_error', 120),
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
  /** Only a ticked box is a consent. */
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
