import { calendarFile } from '../planner/calendar-file.ts';
import { agencyDay } from '../time/agency-day.ts';
import type { LandingView } from './counts/landing-view.ts';

/** Name of the calendar file beside a page: `/p/<slug>/rappel.ics`. */
export const CALENDAR_FILE = 'rappel.ics';

/** Duration of a concert in the calendar file, since a page has no field for its end. */
const CONCERT_MS = 2 * 3_600_000;

/** Returns the moment for the calendar file of a page; `undefined` without a moment, or when it has passed. */
export function calendarMoment({ template, shared, now }: LandingView): number | undefined {
  const moment = template === 'music-event' ? shared.event.startsAt : shared.releaseAt;
  return moment !== null && moment > now ? moment : undefined;
}

/**
 * Returns the calendar file of a page with a date in the future: a concert at its hour, a release as a whole day, since an alarm
 * at midnight would wake people. `undefined` for any other page.
 */
export function landingCalendar(view: LandingView): string | undefined {
  const moment = calendarMoment(view);
  if (moment === undefined) return undefined;
  const { shared, texts, id, address, now } = view;
  const [artist, name] = [shared.artist.trim(), texts.title.trim()];
  const title = [...new Set([name, artist])].filter((text) => text !== '').join(' · ');
  const entry = { uid: `landing-${id}`, title, text: address };
  return calendarFile(
    title,
    [
      view.template === 'music-event'
        ? { ...entry, startsAt: moment, endsAt: moment + CONCERT_MS, place: shared.event.place.trim() }
        : { ...entry, day: agencyDay(moment) },
    ],
    now,
  );
}
