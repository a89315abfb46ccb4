import type { Generated } from 'kysely';
import type { ClaimedMail, MailReport } from '../../../app/ports/mail.ts';
import { flag, type RowOf, recordOf, text } from '../engine/record.ts';

/** The fields of a message in every form. */
const shared = {
  id: 'public_id',
  to: text('recipient'),
  subject: text('subject'),
  createdAt: 'created_at',
} as const;

export const mailRecord = recordOf<Omit<ClaimedMail, 'attempt' | 'lease' | 'unsubscribe'>>()({
  ...shared,
  text: text('body'),
  // 0: the text contains no secret link. 1: it does, and is sealed. 2: it does, and is in clear until the next start of
  // the site.
  sealed: flag('sealed'),
});

export const reportRecord = recordOf<Omit<MailReport, 'nextAttemptAt'>>()({
  ...shared,
  state: 'state',
  attempts: 'attempts',
  sentAt: 'sent_at',
  lastError: 'last_error',
});

/** A message to send by e-mail. */
export interface MailRow extends RowOf<typeof mailRecord>, Omit<RowOf<typeof reportRecord>, 'attempts'> {
  id: Generated<number>;
  attempts: Generated<number>;
  /** When the next attempt is due; for a claimed message, when the lease ends. Null when no attempt is planned. */
  next_attempt_at: number | null;
  /** The current lease, if the message is claimed. */
  lease: string | null;
  /** The digest of the code of the secret link in the message, if it carries one. */
  link_digest: string | null;
  /** The address to which a mail program posts when its reader stops the mail. */
  unsubscribe: Generated<string | null>;
}
