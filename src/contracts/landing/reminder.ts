import { z } from 'zod';
import { locales } from '../../domain/locale/locale.ts';
import { type ReminderChannel, reminderChannels, reminderMoments } from '../../domain/reminder/reminder.ts';
import type { ReminderAct } from '../../domain/reminder/reminder-address.ts';
import { FORMER_TRAP_FIELD, TRAP_FIELD } from '../../domain/spam/spam.ts';
import { PushSubscriptionInput } from '../account/push.ts';
import { email } from '../fields.ts';

/** A fan's reminder of the release of a landing page. Times in responses are ISO 8601 in UTC. */

const choices = {
  /** A platform of the page's rows; empty, or one that the page does not have: any. */
  platform: z.string().max(40).default(''),
  /** One that the release does not have becomes its usual one. */
  moment: z.enum(reminderMoments).catch('morning'),
};
const origin = {
  /** The landing page's identifier. */
  landing: z.string().max(64),
  /** IANA name of the fan's time zone; empty or unknown: the agency's zone. */
  zone: z.string().max(64).default(''),
  locale: z.enum(locales),
};

/** What a fan asks, by either way. */
export const ReminderChoice = z.object({ ...choices, ...origin });
export type ReminderChoice = z.infer<typeof ReminderChoice>;

/** The fields that the fan fills in. */
export const ReminderFields = z.object({
  email: z
    .string('contact_required.email')
    .trim()
    .min(1, 'contact_required.email')
    .pipe(email('contact_email')),
  ...choices,
});
export type ReminderFields = z.infer<typeof ReminderFields>;

/** `POST /api/reminders`. */
export const ReminderSubmission = ReminderFields.extend({
  ...origin,
  /** Whether the fan ticked the box of the artist's own list. */
  artistList: z.boolean().default(false),
  [TRAP_FIELD]: z.string().max(2000).optional(),
  [FORMER_TRAP_FIELD]: z.string().max(2000).optional(),
  filledInMs: z.number().optional(),
});
export type ReminderSubmission = z.infer<typeof ReminderSubmission>;

/** The same for a known and an unknown address. */
export const ReminderAsked = z.object({
  /** Whether the release is already out: there is no reminder. */
  isOut: z.boolean(),
  /** When the reminder will be sent once it is confirmed. */
  dueAt: z.string(),
  /** The zone of its hour. */
  zone: z.string(),
});
export type ReminderAsked = z.infer<typeof ReminderAsked>;

/** `POST /api/reminders/push`: the fields of the browser's `PushSubscription`, and the fan's choices. */
export const ReminderPushSubmission = PushSubscriptionInput.extend(ReminderChoice.shape);
export type ReminderPushSubmission = z.infer<typeof ReminderPushSubmission>;

export const ReminderPushAsked = ReminderAsked.extend({
  /** Path of the page that stops the notification; null: none was stored. */
  stop: z.string().nullable(),
});
export type ReminderPushAsked = z.infer<typeof ReminderPushAsked>;

/** `GET /api/landing-pages/{id}/reminders`: numbers, and never a list of fans. */
export const LandingReminders = z.object({
  states: z.object({
    /** Asked to confirm. */
    unconfirmed: z.int(),
    /** Confirmed, and not sent yet: by mail, and by notification. */
    waiting: z.int(),
    waitingPush: z.int(),
    /** The page is offline or without a date. */
    paused: z.int(),
    /** Of the last seven days, like the next two. */
    sent: z.int(),
    failed: z.int(),
    /** More than two days too late, so that they were not sent. */
    late: z.int(),
    /** Browsers that no longer take notifications, of the last seven days. */
    gone: z.int(),
  }),
  /** Of those that wait, the most first; empty: any platform. `hasLink`: the version that is online links to it. */
  platforms: z.array(z.object({ platform: z.string(), count: z.int(), hasLink: z.boolean() })),
  /** When those that wait will leave, the earliest first. */
  sends: z.array(
    z.object({ channel: z.enum(reminderChannels), from: z.string(), until: z.string(), count: z.int() }),
  ),
  /** The speed of the settings, in mails a second. */
  perSecond: z.int(),
  /** Whether the waiting mails can leave, as the check before going live judges; `at`: of the latest test message. */
  ready: z.object({
    outcome: z.enum(['sent', 'none', 'untested', 'failing', 'slow']),
    at: z.string().nullable(),
  }),
  /**
   * The fans who confirmed on each of the agency's days, from the first one on, also those who stopped since; a notification is confirmed
   * when it is asked for. Empty: no fan confirmed.
   */
  confirmed: z.array(z.object({ day: z.string(), count: z.int() })),
  /** Presses of the link to the calendar file, ever; a browser that refuses to be counted is not in it. */
  calendar: z.int(),
  /** The artist's own list: not handed over, handed over and withdrawn in the last 30 days. */
  artistList: z.object({ waiting: z.int(), handed: z.int(), withdrawn: z.int() }),
  /** Those who wait and were told another date than the present one. */
  moved: z.int(),
});
export type LandingReminders = z.infer<typeof LandingReminders>;

/**
 * `POST /api/landing-pages/{id}/reminders/tell`. `moved`: mails the new date to those who were told another one. `cancelled`: mails the
 * paused ones, once. `erased`: deletes the paused ones and tells nobody.
 */
export const ReminderTelling = z.object({ news: z.enum(['moved', 'cancelled', 'erased']) });
export type ReminderTelling = z.infer<typeof ReminderTelling>;

/** The page behind a code of a reminder. */
export interface ReminderPageFacts {
  act: ReminderAct;
  channel: ReminderChannel;
  stage: 'ask' | 'done' | 'out' | 'cancelled' | 'ended';
  /** Whether the landing page is offline or has no date, so that `dueAt` promises nothing. */
  isPaused: boolean;
  /** Title and artist of a page that is not online; absent: it is online, or no longer stored. */
  named?: { title: string; artist: string } | undefined;
  platform: string;
  /** The sentence of the artist's own list that was ticked, or confirmed; empty: the list was not. */
  listSentence: string;
  dueAt: number;
  zone: string;
  stopPath?: string | undefined;
}
