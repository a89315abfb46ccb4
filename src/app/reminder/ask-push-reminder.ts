import type { ReminderPushAsked, ReminderPushSubmission } from '../../contracts/landing/reminder.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { REMINDER_TEXT_VERSION } from '../../domain/reminder/reminder.ts';
import { REMINDER_PATH } from '../../domain/reminder/reminder-address.ts';
import { pushLaneOf } from '../../domain/reminder/reminder-lanes.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { wishOf } from './reminder-wish.ts';

/**
 * Stores the notification that a fan asks of a landing page. The browser's own question is the confirmation: nobody can subscribe
 * another person's device. A second request changes the first one.
 */
export async function askPushReminder(
  ports: Pick<Ports, 'clock' | 'ids' | 'liveLandings' | 'reminderCodes' | 'reminderPushSender' | 'reminders'>,
  submission: ReminderPushSubmission,
): Promise<Result<ReminderPushAsked, 'not_found'>> {
  const { clock, ids, reminderCodes, reminders } = ports;
  const wished = wishOf(ports, submission);
  if (!wished.ok) return wished;
  const { answer, wish } = wished.value;
  const { endpoint, keys, locale } = submission;
  if (!wish) return ok({ ...answer, stop: null });
  const lane = pushLaneOf(endpoint);
  if (lane === 'push-other' && !ports.reminderPushSender.accepts(endpoint)) return fail('not_found');
  const id = ids.next();
  const hashes = reminderCodes.hashesOf(endpoint);
  const stored = await reminders.askPush(
    {
      ...wish,
      ...{ id, lane, endpoint, ...keys, email: '', listSentence: '', channel: 'push', askedAt: clock.now() },
      textVersion: REMINDER_TEXT_VERSION,
      targetHash: hashes[0],
      limitHash: hashes[0],
      yesHash: reminderCodes.hashOf(reminderCodes.codeOf(id, 'confirm')),
      stopHash: reminderCodes.hashOf(reminderCodes.codeOf(id, 'stop')),
    },
    hashes,
  );
  if (stored === undefined) return fail('not_found');
  const stop = `${REMINDER_PATH.stop}/${reminderCodes.codeOf(stored, 'stop')}`;
  return ok({ ...answer, stop: localizePath(locale, stop) });
}
