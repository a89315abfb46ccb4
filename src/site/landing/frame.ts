import { STATEMENT_PATH } from '../../domain/accessibility/conformity.ts';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { CALENDAR_FILE, calendarMoment } from '../../domain/landing/landing-calendar.ts';
import { landingPath } from '../../domain/landing/landing-path.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { reportAddress } from '../../domain/report/content-report.ts';
import type { LandingFrame } from './landing-model.ts';

/**
 * The parts that the agency's site adds to a landing page.
 * @param answers to its forms, and whether the site sends reminders
 */
export const landingFrame = (
  view: LandingView,
  brand: string,
  {
    sent,
    reminded,
    reminds = true,
    reminderKey,
    conformity = 'none',
  }: Partial<Pick<LandingFrame, 'sent' | 'reminded' | 'reminds' | 'reminderKey' | 'conformity'>> = {},
): LandingFrame => ({
  brand,
  conformity,
  statementHref: localizePath(view.locale, STATEMENT_PATH),
  agencyHref: localizePath(view.locale, '/'),
  cookiesHref: localizePath(view.locale, '/cookies'),
  legalHref: localizePath(view.locale, '/legal'),
  reportHref: localizePath(view.locale, reportAddress('page', view.slug)),
  privacyHref: localizePath(view.locale, '/privacy'),
  sent,
  reminds,
  reminderKey,
  reminded,
  calendarHref:
    calendarMoment(view) === undefined
      ? ''
      : localizePath(view.locale, `${landingPath(view.slug)}/${CALENDAR_FILE}`),
});
