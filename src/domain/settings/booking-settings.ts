import { z } from 'zod';
import { optionalUrl } from './fields.ts';

/**
 * The addresses at which calls about each platform are booked. Empty: the pages of the platform use another platform's calendar
 * (`booking/calendar.ts`); if all are empty, they link to the contact form.
 */
export const BookingSettings = z.object({
  youtube: optionalUrl(),
  meta: optionalUrl(),
  tiktok: optionalUrl(),
  spotify: optionalUrl(),
});
export type BookingSettings = z.infer<typeof BookingSettings>;
