import type { ReminderAsked, ReminderSubmission } from '../../contracts/landing/reminder.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { REMINDER_TEXT_VERSION, withoutTag } from '../../domain/reminder/reminder.ts';
import { spamSign } from '../../domain/spam/spam.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { wishOf } from './reminder-wish.ts';

/**
 * Stores the reminder that a fan asks of a landing page, and mails the fan to confirm it. The answer is the same for a new
 * address, for one that has a reminder and for one that must get none, so that the answer does not show which addresses are known.
 * @returns `rate_limited` while the form of the page is closed against a flood
 */
export async function askReminder(
  ports: Pick<
    Ports,
    | 'artistListSentence'
    | 'clock'
    | 'deliver'
    | 'ids'
    | 'liveLandings'
    | 'log'
    | 'mailSettings'
    | 'reminderCodes'
    | 'reminders'
  >,
  submission: ReminderSubmission,
): Promise<Result<ReminderAsked, 'not_found' | 'rate_limited'>> {
  const { clock, ids, log, reminderCodes, reminders } = ports;
  const wished = wishOf(ports, submission);
  if (!wished.ok) return wished;
  const { answer, wish } = wished.value;
  if (!wish) return ok(answer);
  if (ports.mailSettings.mail().smtp === null) return fail('not_found');
  if (spamSign(submission)) return ok(answer);
  const id = ids.next();
  const email = normalizeEmail(submission.email);
  const hashes = reminderCodes.hashesOf(email);
  const asked = await reminders.ask(
    {
      ...wish,
      listSentence: submission.artistList ? sentenceOf(ports, submission) : '',
      ...{ id, email, channel: 'mail', lane: 'reminder-mail', endpoint: '', p256dh: '', auth: '' },
      textVersion: REMINDER_TEXT_VERSION,
      askedAt: clock.now(),
      targetHash: hashes[0],
      limitHash: reminderCodes.hashesOf(withoutTag(email))[0],
      yesHash: reminderCodes.hashOf(reminderCodes.codeOf(id, 'confirm')),
      stopHash: reminderCodes.hashOf(reminderCodes.codeOf(id, 'stop')),
    },
    hashes,
  );
  if (asked === 'flood') {
    log.warn({ page: wish.page }, 'reminders closed for an hour: hardly any request is confirmed');
    return fail('rate_limited');
  }
  if (asked === 'stored') ports.deliver();
  return ok(answer);
}

/** Empty for a page without artist, which has no such box. */
function sentenceOf(
  { artistListSentence, liveLandings }: Pick<Ports, 'artistListSentence' | 'liveLandings'>,
  { landing, locale }: ReminderSubmission,
): string {
  const artist = liveLandings.byId(landing)?.version.content.shared.artist.trim() ?? '';
  return artist === '' ? '' : artistListSentence(locale, artist);
}
