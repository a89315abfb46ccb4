import type { Ports } from '../app/ports/all-ports.ts';
import { replanReminders } from '../app/reminder/replan-reminders.ts';
import { type SendReminderPorts, startDueReminders } from '../app/reminder/send-due.ts';
import { pushLanes } from '../domain/reminder/reminder-lanes.ts';
import type { QueuedWork } from './queue-worker.ts';

/** Messages under way at once to each push service. */
const PUSH_PLACES = 32;
const lanes = ['reminder-mail', ...pushLanes] as const;
type Lane = (typeof lanes)[number];

export interface ReminderWork extends QueuedWork {
  /** Plans the reminders of pages anew at the next poll, because a version was published. */
  pagesChanged(slugs: ReadonlySet<string>): void;
}

/**
 * Returns the work of the queue of reminders: lanes of its own, so that ten thousand of them on the day of a release delay no
 * other mail, and one for each push service. Each process sends as many mails a second as the settings allow. All pages are planned anew at the start, because an update of Node may bring other rules of time zones.
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
    lanes: () => lanes,
    placesOf: (lane) => (lane === 'reminder-mail' ? undefined : PUSH_PLACES),
    async start(lane, limit) {
      if (lane !== 'reminder-mail') return startDueReminders(ports, limit, lane as Lane);
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
