import type { Generated } from 'kysely';
import type { PushKind } from '../../../app/ports/push.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

/** A browser in which an account has enabled notifications about new leads. */
export interface PushSubscriptionRow {
  id: Generated<number>;
  /** An account's `public_id`. */
  account_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
  created_at: number;
}

/** A notification to send; its row is deleted when it was sent or given up. */
export interface PushMessageRow {
  id: Generated<number>;
  subscription_id: number;
  kind: Generated<PushKind>;
  state: 'waiting';
  attempts: Generated<number>;
  next_attempt_at: number | null;
  lease: Generated<string | null>;
  last_error: Generated<string | null>;
  created_at: number;
}
