import { z } from 'zod';
import { locales } from '../domain/locale/locale.ts';
import { type NewsletterStep, newsletterForms } from '../domain/newsletter/newsletter.ts';
import type { ReminderAct } from '../domain/reminder/reminder-address.ts';

/** The newsletter's consents. Times are ISO 8601 in UTC. */

/** The page behind a code of the newsletter. */
export interface NewsletterPageFacts {
  act: ReminderAct;
  /** The question: whether to begin, or whether to stay. */
  step: NewsletterStep;
  stage: 'ask' | 'done';
  stopPath: string;
}

const shared = {
  /** The form whose box was ticked. */
  form: z.enum(newsletterForms),
  locale: z.enum(locales),
  /** Version of the sentence beside the box. */
  textVersion: z.int(),
  askedAt: z.string(),
};

/** A person's consent in their export. */
export const PersonNewsletterDto = z.object({
  ...shared,
  /** Null: not confirmed; then it is deleted after 48 hours. */
  confirmedAt: z.string().nullable(),
  /** When the person was asked whether to stay; null: not asked, or answered. */
  questionAt: z.string().nullable(),
});

/** `GET /api/newsletter`: a confirmed consent. */
export const SubscriberDto = z.object({
  id: z.string(),
  email: z.string(),
  ...shared,
  confirmedAt: z.string(),
  /** The confirmation, or the last time that the person said to stay. */
  contactAt: z.string(),
  questionAt: z.string().nullable(),
});
export type SubscriberDto = z.infer<typeof SubscriberDto>;

/** `GET /api/newsletter`. */
export const SubscriberList = z.object({
  /** The newest first. */
  confirmed: z.array(SubscriberDto),
  /** Number of those who have not confirmed yet. */
  waiting: z.int(),
  /** Whether a mail server is set: without one nobody can confirm. */
  asks: z.boolean(),
});
export type SubscriberList = z.infer<typeof SubscriberList>;
