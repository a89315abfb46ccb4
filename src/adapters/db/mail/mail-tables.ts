import type { Generated } from 'kysely';
import type { MailState } from '../../../domain/mail/states.ts';

/** A message to send by e-mail. */
export interface MailRow {
  id: Generated<number>;
  public_id: string;
  recipient: string;
  subject: string;
  body: string;
  state: MailState;
  attempts: Generated<number>;
  /** When the next attempt is due; for a claimed message, when the lease ends. Null when no attempt is planned. */
  next_attempt_at: number | null;
  /** The present lease, if the message is claimed. */
  lease: string | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  /** The digest of the code of the secret link in the message, if it carries one. */
  link_digest: string | null;
  /** 0: the text holds no secret link. 1: it does, and is sealed. 2: it is in clear until the next start of the site. */
  sealed: Generated<number>;
}
