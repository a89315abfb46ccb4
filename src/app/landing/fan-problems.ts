import type { LandingProblem } from '../../domain/landing/landing-problem.ts';
import { tenseAfter } from '../../domain/reminder/reminder.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredLanding } from '../ports/landing/landing.ts';
import { missingPlatforms } from '../reminder/missing-platforms.ts';

/**
 * Returns what a publication of the draft would mean for the fans who wait: with a date that has passed their reminders leave at
 * once, or never when it is more than two days ago; without a link of the platform they chose, the button of their mail opens the page.
 */
export async function fanProblems(
  { clock, reminders }: Pick<Ports, 'clock' | 'reminders'>,
  { id, content: { shared } }: Pick<StoredLanding, 'id' | 'content'>,
): Promise<LandingProblem[]> {
  const { states, platforms } = await reminders.summary(id);
  const count = states.waiting + states.waitingPush + states.paused;
  if (count === 0) return [];
  const late = shared.releaseAt === null ? undefined : clock.now() - shared.releaseAt;
  return [
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
}
