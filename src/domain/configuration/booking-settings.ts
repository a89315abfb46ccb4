import { z } from 'zod';
import { optionalUrl } from './fields.ts';

/** Where to book a call about each platform. Empty: the page links to the contact form. */
export const BookingSettings = z.object({
  youtube: optionalUrl(),
  meta: optionalUrl(),
  tiktok: optionalUrl(),
  spotify: optionalUrl(),
});
export type BookingSettings = z.infer<typeof BookingSettings>;
