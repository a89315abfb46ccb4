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
 * other mail. Each process sends as many a second as the settings allow. All pages are planned anew at the start, because an update of Node may bring other rules of time zones.
 */
export function createReminderWork(
  ports: SendReminderPorts & Pick<Ports, 'liveLandings' | 'reminders'>,
): ReminderWork {
  const { clock, liveLandings, mailSettings } = ports;
  /** The messages that may be sent now; it grows with time, up to those of a second. */
  let [allowance, since] = [1, clock.now()];
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
    async start(_lane, limit) {
      const { perSecond } = mailSettings.mail();
      const now = clock.now();
      allowance = Math.min(perSecond, allowance + (Math.max(0, now - since) / 1000) * perSecond);
      since = now;
      const most = Math.min(limit, Math.floor(allowance));
      if (most < 1) return [];
      const started = await startDueReminders(ports, most);
      allowance -= started.length;
      return started;
    },
  };
}
