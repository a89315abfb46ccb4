import { z } from 'zod';
import { email, line } from './fields.ts';
import { LeadContext } from './lead-context.ts';

const short = z
  .string()
  .transform((value) => value.trim().slice(0, 200))
  .catch('');

/**
 * Who wants to be called; also, unchanged, the body of its webhook, as documented. What is always the same is written
 * here and not read; what nobody typed is never a reason to refuse.
 */
export const BookingFields = z.object({
  artistName: line('artist_error', 120),
  email: email('email_error'),
  platform: z.literal('spotify_ads').catch('spotify_ads'),
  budget: z.literal('consultation').catch('consultation'),
  campaignType: z.literal('consultation_booking').catch('consultation_booking'),
  country: z.literal('unknown').catch('unknown'),
  source: z.literal('spotify_ads_landing').catch('spotify_ads_landing'),
  spotify_url: z
    .string()
    .transform((value) => value.trim().slice(0, 500))
    .catch('')
    .meta({ description: 'As typed; may be empty.' }),
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
