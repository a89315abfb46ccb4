import type { ReminderAsked, ReminderSubmission } from '../../contracts/landing/reminder.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { releaseStage } from '../../domain/landing/landing-stage.ts';
import { momentsOf, REMINDER_TEXT_VERSION, reminderDue, withoutTag } from '../../domain/reminder/reminder.ts';
import { spamSign } from '../../domain/spam/spam.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { isZone } from '../../domain/time/zone-time.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Stores the reminder that a fan asks of a landing page, and mails the fan to confirm it. The answer is the same for a new
 * address, for one that has a reminder and for one that must get none, so that the answer does not show which addresses are known.
 * @returns `rate_limited` while the form of the page is closed against a flood
 */
export async function askReminder(
  ports: Pick<
    Ports,
    'clock' | 'deliver' | 'ids' | 'liveLandings' | 'log' | 'mailSettings' | 'reminderCodes' | 'reminders'
  >,
  submission: ReminderSubmission,
): Promise<Result<ReminderAsked, 'not_found' | 'rate_limited'>> {
  const { clock, ids, log, reminderCodes, reminders } = ports;
  const now = clock.now();
  const shown = ports.liveLandings.byId(submission.landing);
  if (!shown) return fail('not_found');
  const { shared } = shown.version.content;
  const { releaseAt } = shared;
  if (releaseStage(shared, now) !== 'before' || releaseAt === null)
    return ok({ isOut: true, dueAt: new Date(releaseAt ?? now).toISOString(), zone: AGENCY_ZONE });
  if (ports.mailSettings.mail().smtp === null) return fail('not_found');
  const zone = isZone(submission.zone) ? submission.zone : AGENCY_ZONE;
  const moments = momentsOf(releaseAt);
  const moment = moments.find((one) => one === submission.moment) ?? moments[0] ?? 'release';
  const dueAt = reminderDue(releaseAt, moment, zone);
  const answer = ok({ isOut: false, dueAt: new Date(dueAt).toISOString(), zone });
  if (spamSign(submission)) return answer;
  const id = ids.next();
  const email = normalizeEmail(submission.email);
  const hashes = reminderCodes.hashesOf(email);
  const asked = await reminders.ask(
    {
      ...{ id, email, zone, moment, dueAt },
      page: shown.page.id,
      channel: 'mail',
      locale: submission.locale,
      platform: shared.platforms.some(({ platform }) => platform === submission.platform)
        ? submission.platform
        : '',
      textVersion: REMINDER_TEXT_VERSION,
      askedAt: now,
      targetHash: hashes[0],
      limitHash: reminderCodes.hashesOf(withoutTag(email))[0],
      yesHash: reminderCodes.hashOf(reminderCodes.codeOf(id, 'confirm')),
      stopHash: reminderCodes.hashOf(reminderCodes.codeOf(id, 'stop')),
    },
    hashes,
  );
  if (asked === 'flood') {
    log.warn({ page: shown.page.id }, 'reminders closed for an hour: hardly any request is confirmed');
    return fail('rate_limited');
  }
  if (asked === 'stored') ports.deliver();
  return answer;
}
