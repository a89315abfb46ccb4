import { z } from 'zod';
import { optionalUrl } from './fields.ts';

/**
 * The addresses at which calls about each platform are booked. Empty: the landing page of the platform links to the
 * contact form.
 */
export const BookingSettings = z.object({
  youtube: optionalUrl(),
  meta: optionalUrl(),
  tiktok: optionalUrl(),
  spotify: optionalUrl(),
});
export type BookingSettings = z.infer<typeof BookingSettings>;
