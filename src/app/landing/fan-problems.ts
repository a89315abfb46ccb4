import type { LandingProblem } from '../../domain/landing/landing-problem.ts';
import { hasMoved, reminderDue, tenseAfter } from '../../domain/reminder/reminder.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredLanding } from '../ports/landing/landing.ts';
import { missingPlatforms } from '../reminder/missing-platforms.ts';

/**
 * Returns what a publication of the draft would mean for the fans who wait: with a date that has passed their reminders leave at
 * once, or never when it is more than two days ago; with another date they wait for the one they were told; without a link of the platform they chose, the button of their mail opens the page.
 */
export async function fanProblems(
  { clock, reminders }: Pick<Ports, 'clock' | 'reminders'>,
  { id, content: { shared } }: Pick<StoredLanding, 'id' | 'content'>,
): Promise<LandingProblem[]> {
  const { states, platforms } = await reminders.summary(id);
  const { releaseAt } = shared;
  const count = states.waiting + states.waitingPush + states.paused;
  if (count === 0) return [];
  const late = releaseAt === null ? undefined : clock.now() - releaseAt;
  const moved = late !== undefined && late < 0 ? await movedFans() : 0;
  return [
    ...(moved > 0
      ? [
          {
            ...{ code: 'fans_moved' as const, field: 'shared.releaseAt', locale: null },
            value: String(moved),
          },
        ]
      : []),
    ...(late !== undefined && late >= 0
      ? [
          {
            code: tenseAfter(late) === 'late' ? ('fans_too_late' as const) : ('fans_at_once' as const),
            field: 'shared.releaseAt',
            locale: null,
            value: String(count),
          },
        ]
      : []),
    ...missingPlatforms(shared, platforms).map(({ platform }) => ({
      ...{ code: 'fans_without_link' as const, field: null, locale: null, value: platform },
    })),
  ];
  /** Those who wait for a mail and were told another date than the draft's. */
  async function movedFans(): Promise<number> {
    if (releaseAt === null) return 0;
    const promises = await reminders.promises(id);
    return promises
      .filter(({ moment, zone, promisedAt }) => hasMoved(reminderDue(releaseAt, moment, zone), promisedAt))
      .reduce((sum, { count }) => sum + count, 0);
  }
}
