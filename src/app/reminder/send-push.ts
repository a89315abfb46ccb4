import { nextPushStep, type PushOutcome } from '../../domain/push/retry.ts';
import { timeToLive } from '../../domain/reminder/time-to-live.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedReminder, ReminderNext } from '../ports/reminders.ts';
import type { DueMessage } from './due-message.ts';

/** The outcome of an attempt, for the row and for the log. */
export interface ReminderAttempt {
  next: ReminderNext;
  outcome?: object;
  /** A short code without personal data; absent: no error. */
  error?: string | undefined;
}

type SendPushPorts = Pick<
  Ports,
  'clock' | 'mailSettings' | 'random' | 'reminderPushSender' | 'reminderPushes'
> & { siteUrl(): string };

/** Letters of the page's identifier in the topic: a second message about a page replaces the first one at the push service. */
const TOPIC_LETTERS = 12;
/** Marks the payload of declarative web push: Safari shows it itself, and our service worker reads the same object elsewhere. */
const DECLARATIVE = 8030;

/** Sends the notification that is due. Fans are notified of a cancellation, and never of another date. */
export async function sendPush(
  ports: SendPushPorts,
  { endpoint, p256dh, auth, attempt, locale, zone, moment, page }: ClaimedReminder,
  { step, title, artist, tense, listen }: DueMessage,
): Promise<ReminderAttempt> {
  const words =
    step === 'cancelled'
      ? ports.reminderPushes.cancelled(locale, { brand: ports.mailSettings.mail().senderName, title })
      : ports.reminderPushes.remind(locale, { title, artist, tense });
  const topic = `r${page.replace(/[^A-Za-z0-9]/g, '').slice(0, TOPIC_LETTERS)}`;
  const navigate = listen || `${ports.siteUrl()}/`;
  const outcome = await ports.reminderPushSender.send(
    { endpoint, p256dh, auth },
    {
      data: { web_push: DECLARATIVE, notification: { ...words, lang: locale, navigate, tag: topic } },
      ttlS: timeToLive(moment, zone, ports.clock.now()),
      topic,
      urgency: moment === 'morning' ? 'normal' : 'high',
    },
  );
  return { next: nextPushStep(outcome, attempt, ports.random()), outcome, error: errorOf(outcome) };
}

/** Names what this site does wrong; a push service answers it to every message, so that it is no fault of the fan. */
const faults: Readonly<Record<number, string>> = { 403: 'vapid key refused', 413: 'payload too large' };

function errorOf(outcome: PushOutcome): string | undefined {
  if (outcome.kind === 'failed') return outcome.reason;
  const { status } = outcome;
  return status >= 200 && status < 300 ? undefined : `${faults[status] ?? 'refused'} ${status}`;
}
