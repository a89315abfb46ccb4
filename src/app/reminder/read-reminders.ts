import type { LandingReminders } from '../../contracts/landing/reminder.ts';
import { judgeMail, type WaitingMails } from '../../domain/go-live/judge-channels.ts';
import { PUSHES_PER_SECOND, plannedSends } from '../../domain/reminder/planned-sends.ts';
import { reminderChannels } from '../../domain/reminder/reminder.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { confirmedDays } from './confirmed-days.ts';
import { missingPlatforms } from './missing-platforms.ts';

/** Before the first landing page of any site. */
const FIRST_DAY = '2020-01-01';

/** Returns how many fans wait for a landing page, what they chose, and how long the sending will take. No fan is named. */
export async function readReminders(
  ports: Pick<
    Ports,
    | 'artistLists'
    | 'clock'
    | 'goLive'
    | 'landingCounts'
    | 'landings'
    | 'liveLandings'
    | 'mailSettings'
    | 'reminders'
  >,
  id: string,
): Promise<Result<LandingReminders, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  const { smtp, perSecond } = ports.mailSettings.mail();
  const { states, platforms, dues, moved } = await ports.reminders.summary(id);
  const now = ports.clock.now();
  const shared = ports.liveLandings.byId(id)?.version.content.shared;
  const missing = shared ? missingPlatforms(shared, platforms) : [];
  return ok({
    states,
    platforms: platforms.map((row) => ({
      ...row,
      hasLink: !missing.includes(row),
    })),
    sends: reminderChannels
      .flatMap((channel) =>
        plannedSends(
          dues.filter((due) => due.channel === channel),
          channel === 'mail' ? perSecond : PUSHES_PER_SECOND,
          now,
        ).map((send) => ({ ...send, channel })),
      )
      .toSorted((a, b) => a.from - b.from)
      .map(({ channel, from, until, count }) => ({
        ...{ channel, count, from: new Date(from).toISOString(), until: new Date(until).toISOString() },
      })),
    perSecond,
    ready: await readiness(ports, smtp?.host ?? '', { waiting: states.waiting, perSecond }),
    // Days without a confirmation go on until the release.
    confirmed: confirmedDays(
      await ports.reminders.confirmed(id),
      (shared?.releaseAt ?? 0) > now ? agencyDay(now) : '',
    ),
    calendar: await calendarPresses(ports, id),
    artistList: await ports.artistLists.count(id),
    moved,
  });
}

/** Returns whether the mails of a page can leave: by the latest test message, and the time that they take at the speed of the settings. */
async function readiness(
  { goLive: { reader } }: Pick<Ports, 'goLive'>,
  host: string,
  waiting: WaitingMails,
): Promise<LandingReminders['ready']> {
  const test = await reader.lastMailTest();
  const { outcome } = judgeMail(host, test, waiting);
  return { outcome, at: test ? new Date(test.at).toISOString() : null };
}

/** Returns how often the link to the calendar file was pressed, since the page exists. */
async function calendarPresses(
  { clock, landingCounts }: Pick<Ports, 'clock' | 'landingCounts'>,
  id: string,
): Promise<number> {
  const counts = await landingCounts.of(id, FIRST_DAY, agencyDay(clock.now()));
  return counts
    .filter(({ kind, target }) => kind === 'click' && target === 'calendar')
    .reduce((sum, { count }) => sum + count, 0);
}
