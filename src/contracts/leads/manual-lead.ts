import { z } from 'zod';
import { bookingPlatforms } from '../../domain/booking/platforms.ts';
import { leadBases, leadChannels } from '../../domain/lead/by-hand.ts';
import { EMAIL_PATTERN } from '../../domain/lead/email-address.ts';
import { isPhone, PHONE_MAX_LENGTH } from '../../domain/lead/phone.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { locales } from '../../domain/locale/locale.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { typedEmail as emailAsMeant, typedNumber } from '../../domain/text/typed-address.ts';
import { visibleText } from '../../domain/text/visible-text.ts';
import { name } from '../fields.ts';

/** A telephone number as typed; empty: not known. */
export const typedPhone = z
  .string()
  .overwrite(typedNumber)
  .max(PHONE_MAX_LENGTH, abortWith('phone_error'))
  .refine((typed) => typed === '' || isPhone(typed), 'phone_error');

/** The name of the person or the artist. */
export const typedName = name('lead_name', NAME_MAX_LENGTH);

/** An e-mail address as typed; empty: not known. */
export const typedEmail = z
  .string()
  .overwrite(emailAsMeant)
  .max(EMAIL_MAX_LENGTH, abortWith('email_error'))
  .refine((typed) => typed === '' || EMAIL_PATTERN.test(typed), 'email_error');

/** The fields of a lead that the agency typed; unchanged, also the body of its delivery. Absent details are empty. */
export const ManualFields = z.object({
  name: typedName,
  email: typedEmail.default(''),
  phone: typedPhone.default(''),
  message: z.string().overwrite(visibleText).max(5000, 'too_long').default(''),
  platform: z.enum(bookingPlatforms).nullable().default(null),
  channel: z.enum(leadChannels, 'lead_channel'),
  basis: z.enum(leadBases, 'lead_basis'),
});
export type ManualFields = z.infer<typeof ManualFields>;

/** `POST /api/leads`. */
export const ManualLeadDraft = ManualFields.extend({
  /** The language for messages to the person. */
  locale: z.enum(locales).default('fr'),
  /** The day of the follow-up, on the agency's calendar. */
  followUp: z.iso.date('day_wrong').nullable().default(null),
  /** Whether the lead is delivered to the automation of the contact form, like a lead of the site. */
  deliver: z.boolean().default(false),
  /** An idempotency key of the caller: repeated requests with the same key store one lead. */
  key: z.string().min(8).max(64).optional(),
}).refine(({ email, phone }) => email !== '' || phone !== '', {
  path: ['phone'],
  message: 'lead_reach',
  // Runs also if there are other errors, so that the first response reports all missing fields.
  when: ({ value }) => typeof value === 'object' && value !== null && 'email' in value && 'phone' in value,
});
export type ManualLeadDraft = z.infer<typeof ManualLeadDraft>;

export const LeadAdded = z.object({ id: z.string() });
export type LeadAdded = z.infer<typeof LeadAdded>;
