import { type SendNewsletterPorts, startDueNewsletters } from '../app/newsletter/send-due.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import { replanReminders } from '../app/reminder/replan-reminders.ts';
import { type SendReminderPorts, startDueReminders } from '../app/reminder/send-due.ts';
import { pushLanes } from '../domain/reminder/reminder-lanes.ts';
import type { QueuedWork } from './queue-worker.ts';

/** Messages under way at once to each push service. */
const PUSH_PLACES = 32;
const NEWSLETTERS = 'newsletter-mail';
const lanes = ['reminder-mail', NEWSLETTERS, ...pushLanes] as const;
const isPush = (lane: string) => pushLanes.find((one) => one === lane);

export interface ReminderWork extends QueuedWork {
  /** Plans the reminders of pages anew at the next poll, because a version was published. */
  pagesChanged(slugs: ReadonlySet<string>): void;
}

/**
 * Returns the work of the queues of reminders and of the newsletter's consents: lanes of their own, so that ten thousand of them on the day of a release delay no
 * other mail, and one for each push service. Each process sends as many mails a second as the settings allow. All pages are planned anew at the start, because an update of Node may bring other rules of time zones.
 */
export function createReminderWork(
  ports: SendReminderPorts & SendNewsletterPorts & Pick<Ports, 'liveLandings' | 'reminders'>,
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
    placesOf: (lane) => (isPush(lane) ? PUSH_PLACES : undefined),
    async start(lane, limit) {
      const push = isPush(lane);
      if (push) return startDueReminders(ports, limit, push);
      const { perSecond } = mailSettings.mail();
      const now = clock.now();
      allowance = Math.min(perSecond, allowance + (Math.max(0, now - since) / 1000) * perSecond);
      since = now;
      const most = Math.min(limit, Math.floor(allowance));
      if (most < 1) return [];
      const started = await (lane === NEWSLETTERS ? startDueNewsletters : startDueReminders)(ports, most);
      allowance -= started.length;
      return started;
    },
  };
}
