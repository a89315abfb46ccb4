import { z } from 'zod';
import { contactPlatforms } from '../../domain/lead/contact-platform.ts';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { email, name, text } from '../fields.ts';
import { LeadContext } from './lead-context.ts';

/** The typed fields of the contact form; unchanged, also the body of its webhook. */
export const ContactFields = z.object({
  name: name('contact_required.name', NAME_MAX_LENGTH),
  email: z
    .string('contact_required.email')
    .trim()
    .min(1, 'contact_required.email')
    .pipe(email('contact_email')),
  message: text('contact_required.message', 5000),
  platform: z.enum(contactPlatforms, 'contact_platform'),
});
export type ContactFields = z.infer<typeof ContactFields>;

/** `POST /api/contact/submit`. */
export const ContactSubmission = ContactFields.extend(LeadContext.shape);
export type ContactSubmission = z.infer<typeof ContactSubmission>;

export const ContactAnswer = z.object({ id: z.string() });
export type ContactAnswer = z.infer<typeof ContactAnswer>;
