import { localizePath } from '../../domain/locale/locale.ts';
import { type MailOutcome, nextMailStep } from '../../domain/mail/retry.ts';
import { REMINDER_PATH } from '../../domain/reminder/reminder-address.ts';
import type { ReminderLane } from '../../domain/reminder/reminder-lanes.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedReminder, ReminderMail } from '../ports/reminders.ts';
import { workOn } from '../queue/work-on.ts';
import { type DueMessage, dueMessage } from './due-message.ts';
import { type ReminderAttempt, sendPush } from './send-push.ts';

/** The duration of a claim in milliseconds: longer than the time limit of one message in either channel, with a margin. */
export const MAIL_LEASE_MS = 120_000;

export type SendReminderPorts = Pick<
  Ports,
  | 'clock'
  | 'landings'
  | 'liveLandings'
  | 'log'
  | 'mailSettings'
  | 'mailer'
  | 'random'
  | 'reminderCodes'
  | 'reminderMails'
  | 'reminderPushSender'
  | 'reminderPushes'
  | 'reminders'
> & { siteUrl(): string };

/**
 * Claims up to `limit` due reminders of a lane and starts them all. Returns one promise for each, settled when its attempt is
 * recorded.
 * @throws when the database refuses the claim; then no attempt was started
 */
export async function startDueReminders(
  ports: SendReminderPorts,
  limit: number,
  lane: ReminderLane = 'reminder-mail',
): Promise<Promise<void>[]> {
  const claimed = await ports.reminders.claim({
    now: ports.clock.now(),
    leaseMs: MAIL_LEASE_MS,
    limit,
    lane,
  });
  return claimed.map((reminder) =>
    workOn(ports, { reminderId: reminder.id, lane, attempt: reminder.attempt }, 'reminder', async () => {
      const { next, outcome, error } = await attempt(ports, reminder);
      const at = ports.clock.now();
      return {
        next,
        report: { step: reminder.step, ...(outcome && { outcome }), ...(error && { error }) },
        record: () => ports.reminders.settle(reminder, next, error ?? null, at),
      };
    }),
  );
}

async function attempt(ports: SendReminderPorts, reminder: ClaimedReminder): Promise<ReminderAttempt> {
  const due = await dueMessage(ports, reminder);
  if (due.kind !== 'message') return { next: due };
  return reminder.channel === 'push' ? sendPush(ports, reminder, due) : sendMail(ports, reminder, due);
}

async function sendMail(
  ports: SendReminderPorts,
  reminder: ClaimedReminder,
  due: DueMessage,
): Promise<ReminderAttempt> {
  const written = writtenMail(ports, reminder, due);
  if (!written) return { next: { kind: 'dead' } };
  const outcome = await ports.mailer.send(
    // The message is the same at every attempt, so that a receiver recognises a repetition.
    { ...written, id: `${reminder.id}-${reminder.step}`, to: reminder.email, createdAt: reminder.askedAt },
    ports.mailSettings.mail(),
  );
  const error = mailErrorOf(outcome);
  const step = nextMailStep(outcome, reminder.attempt, ports.random());
  if (step.kind === 'retry') return { next: step, outcome, error };
  if (step.kind === 'dead') {
    const refused = outcome.kind === 'failed' && outcome.reason === 'refused';
    return { next: { kind: refused ? 'refused' : 'dead' }, outcome, error };
  }
  if (due.step === 'moved') return { next: { kind: 'told', until: reminder.dueAt }, outcome };
  return { next: { kind: reminder.step === 'confirm' ? 'asked' : 'sent' }, outcome };
}

/** Writes the mail that is due; `undefined`: the key of its codes no longer exists. */
function writtenMail(
  { mailSettings, reminderCodes, reminderMails, siteUrl }: SendReminderPorts,
  { id, locale, zone, yesHash, stopHash, askedAt, listSentence }: ClaimedReminder,
  { step, title, artist, dueAt, tense, listen, address, platform }: DueMessage,
): ReminderMail | undefined {
  const linkOf = (path: string, code: string) => `${siteUrl()}${localizePath(locale, `${path}/${code}`)}`;
  const stopCode = reminderCodes.knownCode(id, 'stop', stopHash);
  if (stopCode === undefined) return undefined;
  const stop = linkOf(REMINDER_PATH.stop, stopCode);
  const facts = { brand: mailSettings.mail().senderName, title, artist, dueAt, zone, stop, listSentence };
  const withStop = (mail: ReminderMail): ReminderMail => ({ ...mail, unsubscribe: stop });
  if (step === 'cancelled') return withStop(reminderMails.cancelled(locale, facts));
  if (step === 'moved') return withStop(reminderMails.moved(locale, facts));
  if (step === 'remind')
    return withStop(reminderMails.remind(locale, { ...facts, tense, listen, address, askedAt, platform }));
  const yes = reminderCodes.knownCode(id, 'confirm', yesHash);
  if (yes === undefined) return undefined;
  return withStop(reminderMails.confirm(locale, { ...facts, yes: linkOf(REMINDER_PATH.confirm, yes) }));
}

/** Returns a `MailFailure` and the server's code, never its text, which may hold an address. */
export function mailErrorOf(outcome: MailOutcome): string | undefined {
  if (outcome.kind !== 'failed') return undefined;
  return outcome.status === null ? outcome.reason : `${outcome.reason} ${outcome.status}`;
}
