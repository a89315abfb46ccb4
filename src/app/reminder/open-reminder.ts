import { releaseStage } from '../../domain/landing/landing-stage.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type ReminderChannel, reminderDue } from '../../domain/reminder/reminder.ts';
import { REMINDER_PATH, type ReminderAct } from '../../domain/reminder/reminder-address.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Reminder } from '../ports/reminders.ts';

/** What the page behind a code of a reminder shows. */
export interface OpenedReminder {
  act: ReminderAct;
  channel: ReminderChannel;
  /**
   * `ask`: the button. `done`: confirmed, or stopped. `out`: the release came out before the confirmation.
   */
  stage: 'ask' | 'done' | 'out';
  /** The landing page's slug; absent: it is not online. */
  slug?: string | undefined;
  platform: string;
  /** The sentence of the artist's own list that was ticked, or confirmed; empty: the list was not. */
  listSentence: string;
  /** When the reminder is due, in epoch milliseconds, and its zone. */
  dueAt: number;
  zone: string;
  /** Path of the link that stops the reminder; absent: there is no such link. */
  stopPath?: string | undefined;
}

type Opening = Pick<Ports, 'clock' | 'liveLandings' | 'reminderCodes' | 'reminders'>;

/** Returns the page of a code, and changes nothing: mail programs open links by themselves. `undefined`: no such code. */
export async function openReminder(
  ports: Opening,
  act: ReminderAct,
  code: string,
  locale: Locale,
): Promise<OpenedReminder | undefined> {
  const reminder = await ports.reminders.find(ports.reminderCodes.hashOf(code), act);
  return reminder && shownReminder(ports, act, reminder, locale);
}

/**
 * Confirms or stops the reminder of a code, and returns the page that says so. A second press changes nothing.
 * @param withList whether the pressed button named the artist's own list too
 */
export async function pressReminder(
  ports: Opening,
  act: ReminderAct,
  code: string,
  locale: Locale,
  withList: boolean,
): Promise<OpenedReminder | undefined> {
  const { clock, reminders, reminderCodes } = ports;
  const hash = reminderCodes.hashOf(code);
  const reminder = await reminders.find(hash, act);
  if (!reminder) return undefined;
  const shown = shownReminder(ports, act, reminder, locale);
  if (act === 'stop') {
    await reminders.stop(hash, clock.now());
    return { ...shown, stage: 'done' };
  }
  if (shown.stage !== 'ask') return shown;
  const hasDate = ports.liveLandings.byId(reminder.page)?.version.content.shared.releaseAt != null;
  await reminders.confirm(reminder.id, hasDate ? shown.dueAt : null, clock.now(), withList);
  return { ...shown, stage: 'done', ...(!withList && { listSentence: '' }) };
}

function shownReminder(
  { clock, liveLandings, reminderCodes }: Opening,
  act: ReminderAct,
  reminder: Reminder,
  locale: Locale,
): OpenedReminder {
  const online = liveLandings.byId(reminder.page);
  const shared = online?.version.content.shared;
  const isOut = shared !== undefined && releaseStage(shared, clock.now()) === 'out';
  const releaseAt = shared?.releaseAt ?? null;
  const { moment, zone, confirmedAt } = reminder;
  const stop = reminderCodes.codeOf(reminder.id, 'stop');
  return {
    act,
    channel: reminder.channel,
    stage: act === 'stop' ? 'ask' : confirmedAt !== null ? 'done' : isOut ? 'out' : 'ask',
    slug: online?.page.slug,
    platform: reminder.platform,
    listSentence: reminder.listSentence,
    dueAt: releaseAt === null ? reminder.dueAt : reminderDue(releaseAt, moment, zone),
    zone,
    stopPath: localizePath(locale, `${REMINDER_PATH.stop}/${stop}`),
  };
}
