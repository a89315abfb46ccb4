import { agencyDay, agencyDayStart, dayNumber } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { canBeAssigned } from '../manage/list-assignees.ts';

/** The agency's morning, in milliseconds after its midnight: seven o'clock. */
const MORNING_MS = 7 * 3_600_000;

/**
 * Mails the number of follow-ups of the day to the accounts that want it, once a day, from seven in the morning on the
 * agency's clock. Without a follow-up there is no mail, and none later that day. The mail contains only numbers and
 * links.
 */
export async function remindOfFollowUps(
  ports: Pick<Ports, 'clock' | 'ids' | 'leadReminders' | 'log' | 'mailTexts'>,
): Promise<void> {
  const { clock, ids, log, leadReminders, mailTexts } = ports;
  const now = clock.now();
  const day = agencyDay(now);
  if (now < agencyDayStart(day) + MORNING_MS) return;
  const today = dayNumber(day);
  let sent = 0;
  for (const { account, locale, mine, unassigned } of await leadReminders.due(today)) {
    const wanted = canBeAssigned(account) && mine + unassigned > 0;
    const mail = wanted
      ? {
          id: ids.next(),
          to: account.email,
          ...mailTexts.followUps(locale, { accountId: account.id, mine, unassigned }),
        }
      : undefined;
    if ((await leadReminders.remind(account.id, today, mail, now)) && mail) sent += 1;
  }
  if (sent > 0) log.info({ sent }, 'follow-ups reminded of');
}
