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
  /**
   * Plans the reminders of pages anew at the next poll, because a version was published or a page went offline.
   * @param ids the identifiers of the pages: one that is offline has no slug among the shown ones
   */
  pagesChanged(ids: ReadonlySet<string>): void;
}

/**
 * Returns the work of the queues of reminders and of the newsletter's consents: lanes of their own, so that ten thousand of them on the day of a release delay no
 * other mail, and one for each push service. Each process sends as many mails a second as the settings allow. All pages with waiting fans are planned anew at the start, because an update of
 * Node may bring other rules of time zones, and when the clock publishes or ends a page.
 */
export function createReminderWork(
  ports: SendReminderPorts & SendNewsletterPorts & Pick<Ports, 'liveLandings' | 'reminders'>,
): ReminderWork {
  const { clock, liveLandings, mailSettings, reminders } = ports;
  /** The messages that may be sent now; it grows with time, up to those of a second. */
  let [allowance, since] = [1, clock.now()];
  const stale = new Set<string>();
  /** When all pages are planned anew, in epoch milliseconds: at the start and at each change by the clock. */
  let allDue = 0;
  return {
    pagesChanged(ids) {
      for (const id of ids) stale.add(id);
      // The change may bring other times of publication and end.
      if (allDue > 0) allDue = Math.min(allDue, liveLandings.nextChange(clock.now()));
    },
    async prepare() {
      const now = clock.now();
      if (now >= allDue) {
        // Before the first reading, every page would seem offline.
        await liveLandings.refresh();
        for (const page of await reminders.pages()) stale.add(page);
        allDue = liveLandings.nextChange(now);
      }
      for (const page of stale) {
        // Before the planning: a change meanwhile is planned once more.
        stale.delete(page);
        await replanReminders(ports, page).catch((error: unknown) => {
          stale.add(page);
          throw error;
        });
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
