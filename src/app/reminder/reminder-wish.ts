import type { ReminderAsked, ReminderChoice } from '../../contracts/landing/reminder.ts';
import { releaseStage } from '../../domain/landing/landing-stage.ts';
import { momentsOf, reminderDue } from '../../domain/reminder/reminder.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { isZone } from '../../domain/time/zone-time.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ReminderWish } from '../ports/reminders.ts';
import { fail, ok, type Result } from '../result.ts';

/** A request that can be stored, and its answer. `wish` is absent when the release is out. */
interface Wished {
  answer: ReminderAsked;
  wish?: ReminderWish & { dueAt: number };
}

/** Reads what a fan asks of a page that is online, by its version: unknown moments, platforms and zones become the usual ones. */
export function wishOf(
  { clock, liveLandings }: Pick<Ports, 'clock' | 'liveLandings'>,
  choice: ReminderChoice,
): Result<Wished, 'not_found'> {
  const now = clock.now();
  const shown = liveLandings.byId(choice.landing);
  if (!shown) return fail('not_found');
  const { shared } = shown.version.content;
  const { releaseAt } = shared;
  if (releaseStage(shared, now) !== 'before' || releaseAt === null) {
    const dueAt = new Date(releaseAt ?? now).toISOString();
    return ok({ answer: { isOut: true, dueAt, zone: AGENCY_ZONE } });
  }
  const zone = isZone(choice.zone) ? choice.zone : AGENCY_ZONE;
  const moments = momentsOf(releaseAt);
  const moment = moments.find((one) => one === choice.moment) ?? moments[0] ?? 'release';
  const dueAt = reminderDue(releaseAt, moment, zone);
  const isOfPage = shared.platforms.some(({ platform }) => platform === choice.platform);
  return ok({
    answer: { isOut: false, dueAt: new Date(dueAt).toISOString(), zone },
    wish: {
      ...{ page: shown.page.id, locale: choice.locale, zone, moment, dueAt },
      platform: isOfPage ? choice.platform : '',
    },
  });
}
