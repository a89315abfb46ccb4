import type {
  MailListDto,
  MailRetryAnswer,
  MailSettingsChange,
  MailTestAnswer,
} from '../../contracts/settings/mail.ts';
import type { SmtpSecurity } from '../../domain/mail/settings.ts';
import { REMINDER_PATH } from '../../domain/reminder/reminder-address.ts';
import type { MailGroup } from '../../domain/settings/mail-settings.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { changeSettings } from '../settings/change-settings.ts';
import type { SettingsView } from '../settings/settings-view.ts';

/** `starttls` begins in clear text, where attackers have injected commands (nostarttls.secvuln.info, 2021). */
const protection: Record<SmtpSecurity, number> = { none: 0, starttls: 1, tls: 2 };

/** Number of messages that the back office shows. */
const SHOWN = 50;

/**
 * Saves the settings; mails that failed with the old ones are retried at once. A stored password is sent to no other
 * server, for no other user and with no weaker encryption than it was typed for; otherwise it must be typed again.
 */
export async function changeMailSettings(
  ports: Ports,
  change: MailSettingsChange,
  asker: Asker,
): Promise<Result<SettingsView<'mail'>, 'settings_conflict' | 'invalid_fields'>> {
  await ports.settings.refresh();
  if (change.version !== (ports.settings.stored('mail')?.version ?? 0)) return fail('settings_conflict');
  const known = ports.settings.now().mail;
  if (known.password !== undefined && change.password === undefined && isElsewhere(known, change))
    return failFields({ password: 'password_again' });
  const saved = await changeSettings(ports, 'mail', change, asker);
  if (saved.ok) await ports.mails.hurry(ports.clock.now());
  return saved;
}

type Server = Pick<MailGroup, 'host' | 'port' | 'security' | 'user'>;

/** Returns whether a login with these settings could reveal the password to a party that the known settings do not. */
function isElsewhere(known: Server, { host, port, security, user }: Server): boolean {
  if (host === '') return false;
  const isWeaker = protection[security] < protection[known.security];
  const isAnother = host !== known.host || port !== known.port || (user !== '' && user !== known.user);
  return isAnother || isWeaker;
}

/** Sends one message with the saved settings, and returns the outcome. It is not stored, and not sent again. */
export async function testMail(ports: Ports, to: string, asker: Asker): Promise<MailTestAnswer> {
  const actor = actorOf(ports, asker);
  const settings = ports.mailSettings.mail();
  const { subject, text } = ports.mailTexts.test(settings.notify.locale, {
    brand: settings.senderName,
    at: actor.at,
  });
  const outcome = await ports.mailer.send(
    // With the headers of the reminders, so that the source of the message shows whether the relay signs them.
    { id: ports.ids.next(), to, subject, text, createdAt: actor.at, unsubscribe: stopOf(ports) },
    settings,
  );
  const failed = outcome.kind === 'failed' ? outcome : { reason: null, status: null };
  await ports.audit.append({
    ...actor,
    action: 'mail_tested',
    subject: null,
    before: null,
    after: { result: outcome.kind, reason: failed.reason },
  });
  return {
    result: outcome.kind,
    reason: failed.reason,
    status: failed.status,
    durationMs: Math.max(0, Math.round(ports.clock.now() - actor.at)),
  };
}

/** An address that stops nothing: no reminder has this code. */
const stopOf = ({ settings }: Ports): string => `${settings.now().site.url}${REMINDER_PATH.stop}/essai`;

/** Returns the latest messages, and the number of messages in each state. */
export async function listMails({ mails }: Ports): Promise<MailListDto> {
  const [counts, items] = await Promise.all([mails.counts(), mails.latest(SHOWN)]);
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    counts,
    items: items.map(({ createdAt, nextAttemptAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: new Date(createdAt).toISOString(),
      nextAttemptAt: iso(nextAttemptAt),
      sentAt: iso(sentAt),
    })),
  };
}

/** Retries all messages that were given up, and returns their number. */
export async function retryMails(ports: Ports, asker: Asker): Promise<MailRetryAnswer> {
  const actor = actorOf(ports, asker);
  const retried = await ports.mails.retryDead(actor.at, (count) => ({
    ...actor,
    action: 'mails_retried',
    subject: null,
    before: null,
    after: { count },
  }));
  return { retried };
}

/** Retries one message at once that was given up, or that is pending after a failure. */
export async function retryMail(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<MailRetryAnswer, 'not_found' | 'mail_not_waiting'>> {
  const retried = await ports.mails.retryOne(id, {
    ...actorOf(ports, asker),
    action: 'mail_retried',
    subject: null,
    before: null,
    after: null,
  });
  if (retried === undefined) return fail('not_found');
  return retried ? ok({ retried: 1 }) : fail('mail_not_waiting');
}
