import { releaseStage } from '../../domain/landing/landing-stage.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type ReminderChannel, type ReminderState, reminderDue } from '../../domain/reminder/reminder.ts';
import { REMINDER_PATH, type ReminderAct } from '../../domain/reminder/reminder-address.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Reminder } from '../ports/reminders.ts';
import { namesOf } from './due-message.ts';

/** What the page behind a code of a reminder shows. */
export interface OpenedReminder {
  act: ReminderAct;
  channel: ReminderChannel;
  /**
   * `ask`: the button. `done`: confirmed, or stopped. `out`: the release is out, and no reminder is to come. `cancelled`: the agency
   * told fans that there is no release. `ended`: nothing more comes for another reason.
   */
  stage: 'ask' | 'done' | 'out' | 'cancelled' | 'ended';
  /** Whether the page is offline or has no date, so that `dueAt` promises nothing. */
  isPaused: boolean;
  /** Title and artist of a page that is not online, by its draft; absent: the page is online, or no longer stored. */
  named?: { title: string; artist: string } | undefined;
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

type Opening = Pick<Ports, 'clock' | 'landings' | 'liveLandings' | 'reminderCodes' | 'reminders'>;

const endedStates: readonly ReminderState[] = ['sent', 'dead', 'late', 'gone'];

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
  const shown = await shownReminder(ports, act, reminder, locale);
  if (act === 'stop') {
    await reminders.stop(hash, clock.now());
    return { ...shown, stage: 'done' };
  }
  if (shown.stage !== 'ask') return shown;
  await reminders.confirm(reminder.id, shown.isPaused ? null : shown.dueAt, clock.now(), withList);
  return { ...shown, stage: 'done', ...(!withList && { listSentence: '' }) };
}

async function shownReminder(
  { clock, landings, liveLandings, reminderCodes }: Opening,
  act: ReminderAct,
  reminder: Reminder,
  locale: Locale,
): Promise<OpenedReminder> {
  const online = liveLandings.byId(reminder.page);
  const shared = online?.version.content.shared;
  const isOut = shared !== undefined && releaseStage(shared, clock.now()) === 'out';
  const releaseAt = shared?.releaseAt ?? null;
  const { moment, zone } = reminder;
  const stop = reminderCodes.codeOf(reminder.id, 'stop');
  const draft = online ? undefined : await landings.byId(reminder.page);
  return {
    act,
    channel: reminder.channel,
    stage: act === 'stop' ? 'ask' : stageOf(reminder, isOut),
    isPaused: releaseAt === null,
    ...(draft && { named: namesOf(draft.content, locale) }),
    slug: online?.page.slug,
    platform: reminder.platform,
    listSentence: reminder.listSentence,
    dueAt: releaseAt === null ? reminder.dueAt : reminderDue(releaseAt, moment, zone),
    zone,
    stopPath: localizePath(locale, `${REMINDER_PATH.stop}/${stop}`),
  };
}

function stageOf({ confirmedAt, state, step }: Reminder, isOut: boolean): OpenedReminder['stage'] {
  if (step === 'cancelled') return 'cancelled';
  if (isOut && (confirmedAt === null || endedStates.includes(state))) return 'out';
  if (confirmedAt === null) return 'ask';
  return endedStates.includes(state) ? 'ended' : 'done';
}
