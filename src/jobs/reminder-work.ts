import type { Ports } from '../app/ports/all-ports.ts';
import { replanReminders } from '../app/reminder/replan-reminders.ts';
import { type SendReminderPorts, startDueReminders } from '../app/reminder/send-due.ts';
import type { QueuedWork } from './queue-worker.ts';

export interface ReminderWork extends QueuedWork {
  /** Plans the reminders of pages anew at the next poll, because a version was published. */
  pagesChanged(slugs: ReadonlySet<string>): void;
}

/**
 * Returns the work of the queue of reminders: one lane of its own, so that ten thousand of them on the day of a release delay no
 * other mail. All pages are planned anew at the start, because an update of Node may bring other rules of time zones.
 */
export function createReminderWork(
  ports: SendReminderPorts & Pick<Ports, 'liveLandings' | 'reminders'>,
): ReminderWork {
  const { liveLandings } = ports;
  let stale: Set<string> | undefined;
  return {
    pagesChanged(slugs) {
      for (const slug of slugs) {
        const shown = liveLandings.bySlug(slug);
        if (shown && 'page' in shown) stale?.add(shown.page.id);
      }
    },
    async prepare() {
      stale ??= new Set(liveLandings.all().map(({ page }) => page.id));
      for (const page of stale) {
        await replanReminders(ports, page);
        stale.delete(page);
      }
    },
    lanes: () => ['reminder-mail'],
    start: (_lane, limit) => startDueReminders(ports, limit),
  };
}
