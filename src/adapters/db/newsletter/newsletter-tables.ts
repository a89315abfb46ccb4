import type { Generated } from 'kysely';
import type { NewsletterConsent } from '../../../app/ports/privacy/newsletter.ts';
import { type RowOf, recordOf, text } from '../engine/record.ts';

export const newsletterRecord = recordOf<NewsletterConsent>()({
  id: 'public_id',
  email: text('email'),
  locale: 'locale',
  form: 'form',
  step: 'step',
  state: 'state',
  textVersion: 'text_version',
  askedAt: 'asked_at',
  confirmedAt: 'confirmed_at',
  contactAt: 'contact_at',
  questionAt: 'question_at',
});

/** A consent to the newsletter: an entry of a queue while a message is due. */
export interface NewsletterConsentRow extends RowOf<typeof newsletterRecord> {
  id: Generated<number>;
  /** A keyed hash of the address. */
  target_hash: string;
  yes_hash: string;
  stop_hash: string;
  attempts: Generated<number>;
  next_attempt_at: number | null;
  lease: string | null;
  last_error: string | null;
}

/** A request, for the limits; it is kept for 30 days. */
export interface NewsletterAskRow {
  id: Generated<number>;
  /** The hash of the address without its tag. */
  target_hash: string;
  at: number;
  confirmed: Generated<number>;
}
