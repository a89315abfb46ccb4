import { agencyHour } from '../landing/landing-stage.ts';
import { agencyDay } from '../time/agency-day.ts';
import { momentInZone } from '../time/zone-time.ts';

/** When a fan wants the reminder: at nine or at the beginning of the day, both on the fan's clock, or at the very moment. */
export const reminderMoments = ['morning', 'midnight', 'release'] as const;
export type ReminderMoment = (typeof reminderMoments)[number];

/** How a reminder reaches the fan. */
export const reminderChannels = ['mail', 'push'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** The message that a row sends next. */
export type ReminderStep = 'confirm' | 'remind' | 'moved' | 'cancelled';

/**
 * `waiting`: a message is due or planned. `unconfirmed`: the fan was asked to confirm. `paused`: the page has no release in the
 * future. `sent`, `dead` (given up), `late` (too old to be sent) and `gone` (the browser no longer takes notifications) are ends.
 */
export type ReminderState = 'waiting' | 'unconfirmed' | 'paused' | 'sent' | 'dead' | 'late' | 'gone';

/** Version of the sentence with which fans agree; a proof names it. Raise it when `reminder.consent` of the landing texts changes. */
export const REMINDER_TEXT_VERSION = 2;

/** The hour of a reminder in the morning, on the fan's clock. */
export const MORNING_HOUR = 9;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time to confirm; then the row is deleted. */
export const CONFIRM_MS = 48 * HOUR_MS;
/** Time for which an ended row is kept, because a receiver may report a failed delivery late. */
export const ENDED_MS = 7 * DAY_MS;
/** Days for which a paused row waits for a new date. */
export const PAUSED_DAYS = 30;
/** The same in milliseconds. */
export const PAUSED_MS = PAUSED_DAYS * DAY_MS;
/** Years for which a proof, and the hash of an address that must get no reminder, are kept. */
export const [PROOF_YEARS, STOP_YEARS] = [5, 3] as const;
/** Days for which an ended row is kept. */
export const ENDED_DAYS = ENDED_MS / DAY_MS;
/** Hours to confirm. */
export const CONFIRM_HOURS = CONFIRM_MS / HOUR_MS;
/** A release that moved by less is on the same day; laws of time zones may move it by an hour. */
const MOVED_MS = 12 * HOUR_MS;

/** Returns whether a reminder is due at another time than the fan was told last; null: the fan was told none. */
export const hasMoved = (dueAt: number, promisedAt: number | null): boolean =>
  promisedAt !== null && Math.abs(dueAt - promisedAt) > MOVED_MS;

/** Up to this delay, a release "has just come out". */
const JUST_MS = 6 * HOUR_MS;
/** After this delay a reminder is no news, and is not sent. */
const LATE_MS = 48 * HOUR_MS;
/** The same delay in hours. */
export const LATE_HOURS = LATE_MS / HOUR_MS;

/** Limits against the use of the form to send mails to other people. */
export const reminderLimits = {
  /** One request of confirmation for each page and address in this time. */
  pageMs: 30 * DAY_MS,
  /** Pages for which an address can be asked to confirm in a day. */
  pagesADay: 3,
  dayMs: DAY_MS,
  /** More requests than this in an hour, of which fewer than the share were confirmed, close the form of the page for the hour. */
  flood: 300,
  floodMs: HOUR_MS,
  confirmedShare: 0.2,
  /** Pages of which one browser can be notified. */
  pagesOfBrowser: 20,
} as const;

/**
 * Returns the moments that fans can choose. A release at midnight comes out at the midnight of each country; any other hour is one
 * moment for all, such as a livestream's.
 */
export const momentsOf = (releaseAt: number): readonly ReminderMoment[] =>
  agencyHour(releaseAt) === '00:00' ? ['morning', 'midnight'] : ['release'];

/** Returns when a reminder is due, in epoch milliseconds. A moment that the release no longer has becomes its usual one. */
export function reminderDue(releaseAt: number, moment: ReminderMoment, zone: string): number {
  if (!momentsOf(releaseAt).includes('morning')) return releaseAt;
  return momentInZone(agencyDay(releaseAt), moment === 'midnight' ? 0 : MORNING_HOUR, zone);
}

/** The zone whose days begin first. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** Returns whether a release that comes out at each country's midnight is out in some country, and not yet for the agency. */
export function isOutAhead({ releaseAt }: { releaseAt: number | null }, now: number): boolean {
  if (releaseAt === null || now >= releaseAt || !momentsOf(releaseAt).includes('midnight')) return false;
  return now >= reminderDue(releaseAt, 'midnight', FIRST_ZONE);
}

/** Returns how a reminder speaks of a release after a delay in milliseconds; `late`: it is not sent. */
export const tenseAfter = (delayMs: number): 'just' | 'out' | 'late' =>
  delayMs <= JUST_MS ? 'just' : delayMs <= LATE_MS ? 'out' : 'late';

/** Returns an address without its part after `+`: all of them count as one for the limits. */
export const withoutTag = (email: string): string => email.replace(/\+[^@]*@/, '@');

/** How long before a release the agency is mailed the links that its page lacks, in hours. */
export const MISSING_LINK_HOURS = 24;
