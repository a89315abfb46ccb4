import type { LandingView } from '../../domain/landing/landing-view.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import type { LandingFrame } from './landing-model.ts';

/** The file that puts a release or an event into a calendar, beside the page itself. Without language prefix. */
const calendarPath = (slug: string): string => `/p/${slug}/rappel.ics`;

/** The moment that a page can put into a calendar; `undefined` when there is none, or when it has passed. */
export function calendarMoment({ template, shared, now }: LandingView): number | undefined {
  const moment = template === 'music-event' ? shared.event.startsAt : shared.releaseAt;
  return moment !== null && moment > now ? moment : undefined;
}

/** What the agency's site adds to a landing page. */
export const landingFrame = (view: LandingView, brand: string): LandingFrame => ({
  brand,
  agencyHref: localizePath(view.locale, '/'),
  cookiesHref: localizePath(view.locale, '/cookies'),
  legalHref: localizePath(view.locale, '/legal'),
  calendarHref: calendarMoment(view) === undefined ? '' : localizePath(view.locale, calendarPath(view.slug)),
});
