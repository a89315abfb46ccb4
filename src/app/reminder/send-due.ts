import { landingAddress } from '../../domain/landing/landing-path.ts';
import { musicPlatforms } from '../../domain/landing/links/landing-platforms.ts';
import { platformName } from '../../domain/landing/links/platforms.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { type MailOutcome, nextMailStep } from '../../domain/mail/retry.ts';
import { reminderDue, tenseAfter } from '../../domain/reminder/reminder.ts';
import { REMINDER_PATH } from '../../domain/reminder/reminder-address.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedReminder, ReminderMail, ReminderNext } from '../ports/reminders.ts';
import { workOn } from '../queue/work-on.ts';

/** The duration of a claim in milliseconds: longer than the mailer's timeout for one message, with a margin. */
const LEASE_MS = 120_000;

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
  | 'reminders'
> & { siteUrl(): string };

/**
 * Claims up to `limit` due reminders and starts them all. Returns one promise for each, settled when its attempt is
 * recorded.
 * @throws when the database refuses the claim; then no attempt was started
 */
export async function startDueReminders(ports: SendReminderPorts, limit: number): Promise<Promise<void>[]> {
  const claimed = await ports.reminders.claim({ now: ports.clock.now(), leaseMs: LEASE_MS, limit });
  return claimed.map((reminder) =>
    workOn(ports, { reminderId: reminder.id, attempt: reminder.attempt }, 'reminder', async () => {
      const { next, outcome } = await attempt(ports, reminder);
      const at = ports.clock.now();
      return {
        next,
        report: { step: reminder.step, ...(outcome && { outcome }) },
        record: () => ports.reminders.settle(reminder, next, errorOf(outcome), at),
      };
    }),
  );
}

async function attempt(
  ports: SendReminderPorts,
  reminder: ClaimedReminder,
): Promise<{ next: ReminderNext; outcome?: MailOutcome }> {
  const written =
    reminder.step === 'cancelled' ? await cancellation(ports, reminder) : writtenMail(ports, reminder);
  if ('kind' in written) return { next: written };
  const { sender, ...mail } = { ...written, sender: ports.mailSettings.mail() };
  const outcome = await ports.mailer.send(
    // The message is the same at every attempt, so that a receiver recognises a repetition.
    { ...mail, id: `${reminder.id}-${reminder.step}`, to: reminder.email, createdAt: reminder.askedAt },
    sender,
  );
  const step = nextMailStep(outcome, reminder.attempt, ports.random());
  if (step.kind === 'retry') return { next: step, outcome };
  if (step.kind === 'dead') {
    const refused = outcome.kind === 'failed' && outcome.reason === 'refused';
    return { next: { kind: refused ? 'refused' : 'dead' }, outcome };
  }
  if (reminder.step === 'moved') return { next: { kind: 'told', until: reminder.dueAt }, outcome };
  return { next: { kind: reminder.step === 'confirm' ? 'asked' : 'sent' }, outcome };
}

/** Writes the mail that is due, from the version that is online now; or returns the reason why none is. */
function writtenMail(ports: SendReminderPorts, reminder: ClaimedReminder): ReminderMail | ReminderNext {
  const { clock, liveLandings, mailSettings, reminderCodes, reminderMails } = ports;
  const { id, locale, zone, moment, step, platform } = reminder;
  const now = clock.now();
  const online = liveLandings.byId(reminder.page);
  const releaseAt = online?.version.content.shared.releaseAt ?? null;
  if (!online || releaseAt === null) return { kind: 'paused' };
  const { content } = online.version;
  const texts = content.texts[locale] ?? Object.values(content.texts)[0];
  const artist = content.shared.artist.trim();
  const title = texts?.title.trim() || artist;
  const dueAt = reminderDue(releaseAt, moment, zone);
  const siteUrl = ports.siteUrl();
  const yes = reminderCodes.knownCode(id, 'confirm', reminder.yesHash);
  const stopCode = reminderCodes.knownCode(id, 'stop', reminder.stopHash);
  if (yes === undefined || stopCode === undefined) return { kind: 'dead' };
  const stop = `${siteUrl}${localizePath(locale, `${REMINDER_PATH.stop}/${stopCode}`)}`;
  const facts = { brand: mailSettings.mail().senderName, title, artist, dueAt, zone };
  if (step === 'confirm') {
    const mail = reminderMails.confirm(locale, {
      ...facts,
      yes: `${siteUrl}${localizePath(locale, `${REMINDER_PATH.confirm}/${yes}`)}`,
      stop,
    });
    return { ...mail, unsubscribe: stop };
  }
  if (step === 'moved' && dueAt > now)
    return { ...reminderMails.moved(locale, { ...facts, stop }), unsubscribe: stop };
  if (dueAt > now) return { kind: 'wait', until: dueAt };
  const tense = tenseAfter(now - dueAt);
  if (tense === 'late') return { kind: 'late' };
  const language = online.version.languages.includes(locale)
    ? locale
    : (online.version.languages[0] ?? locale);
  const address = landingAddress(siteUrl, online.page.slug, language);
  const chosen = musicPlatforms.find(
    (one) => one === platform && content.shared.platforms.some((row) => row.platform === one),
  );
  const listen = `${address}?via=rappel${chosen ? `&sur=${chosen}` : ''}`;
  const mail = reminderMails.remind(locale, {
    ...facts,
    ...{ tense, listen, address, stop, askedAt: reminder.askedAt },
    platform: (chosen && platformName(chosen)) ?? '',
  });
  return { ...mail, unsubscribe: stop };
}

/** Writes that the release is no longer announced, with the title of the page, which is offline. */
async function cancellation(
  ports: SendReminderPorts,
  reminder: ClaimedReminder,
): Promise<ReminderMail | ReminderNext> {
  const { locale, zone, dueAt, id } = reminder;
  const page = await ports.landings.byId(reminder.page);
  const code = ports.reminderCodes.knownCode(id, 'stop', reminder.stopHash);
  if (!page || code === undefined) return { kind: 'dead' };
  const { content } = page;
  const artist = content.shared.artist.trim();
  const title = (content.texts[locale] ?? Object.values(content.texts)[0])?.title.trim() || artist;
  const stop = `${ports.siteUrl()}${localizePath(locale, `${REMINDER_PATH.stop}/${code}`)}`;
  const facts = { brand: ports.mailSettings.mail().senderName, title, artist, dueAt, zone };
  return { ...ports.reminderMails.cancelled(locale, { ...facts, stop }), unsubscribe: stop };
}

/** Returns a `MailFailure` and the server's code, never its text, which may hold an address. */
function errorOf(outcome: MailOutcome | undefined): string | null {
  if (outcome?.kind !== 'failed') return null;
  return outcome.status === null ? outcome.reason : `${outcome.reason} ${outcome.status}`;
}
