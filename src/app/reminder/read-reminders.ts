import type { LandingReminders } from '../../contracts/landing/reminder.ts';
import { PUSHES_PER_SECOND, plannedSends } from '../../domain/reminder/planned-sends.ts';
import { reminderChannels } from '../../domain/reminder/reminder.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { missingPlatforms } from './missing-platforms.ts';

/** Returns how many fans wait for a landing page, what they chose, and how long the sending will take. No fan is named. */
export async function readReminders(
  ports: Pick<Ports, 'artistLists' | 'clock' | 'landings' | 'liveLandings' | 'mailSettings' | 'reminders'>,
  id: string,
): Promise<Result<LandingReminders, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  const { perSecond } = ports.mailSettings.mail();
  const { states, platforms, dues, moved } = await ports.reminders.summary(id);
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
          ports.clock.now(),
        ).map((send) => ({ ...send, channel })),
      )
      .toSorted((a, b) => a.from - b.from)
      .map(({ channel, from, until, count }) => ({
        ...{ channel, count, from: new Date(from).toISOString(), until: new Date(until).toISOString() },
      })),
    perSecond,
    artistList: await ports.artistLists.count(id),
    moved,
  });
}
