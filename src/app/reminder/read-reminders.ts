import type { LandingReminders } from '../../contracts/landing/reminder.ts';
import { isHttpsLink } from '../../domain/landing/links/landing-link.ts';
import { PUSHES_PER_SECOND, plannedSends } from '../../domain/reminder/planned-sends.ts';
import { reminderChannels } from '../../domain/reminder/reminder.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** Returns how many fans wait for a landing page, what they chose, and how long the sending will take. No fan is named. */
export async function readReminders(
  ports: Pick<Ports, 'artistLists' | 'clock' | 'landings' | 'liveLandings' | 'mailSettings' | 'reminders'>,
  id: string,
): Promise<Result<LandingReminders, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  const { perSecond } = ports.mailSettings.mail();
  const { states, platforms, dues, moved } = await ports.reminders.summary(id);
  const shared = ports.liveLandings.byId(id)?.version.content.shared;
  const linked = new Set(
    shared?.platforms.filter(({ url }) => isHttpsLink(url.trim())).map(({ platform }): string => platform),
  );
  return ok({
    states,
    platforms: platforms.map((row) => ({
      ...row,
      hasLink: row.platform === '' || shared === undefined || linked.has(row.platform),
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
