import { reminderDue } from '../../domain/reminder/reminder.ts';
import type { Ports } from '../ports/all-ports.ts';

/**
 * Plans the reminders of a landing page anew, by the version that is online: its release may have another date, and the law may
 * have changed a zone. Without a date they are paused.
 */
export async function replanReminders(
  { clock, liveLandings, reminders }: Pick<Ports, 'clock' | 'liveLandings' | 'reminders'>,
  page: string,
): Promise<void> {
  const now = clock.now();
  const releaseAt = liveLandings.byId(page)?.version.content.shared.releaseAt ?? null;
  for (const wish of await reminders.wishes(page)) {
    const dueAt = releaseAt === null ? null : reminderDue(releaseAt, wish.moment, wish.zone);
    await reminders.replan(page, wish, dueAt, now);
  }
}
