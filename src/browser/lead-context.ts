import type { LeadContext } from '../contracts/leads/lead-context.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { withoutInvitation } from '../domain/review/review-path.ts';
import { siteChannel } from './channel/site-channel.ts';
import { readConsent } from './consent.ts';
import { rememberFirstTouch } from './first-touch.ts';

/**
 * Returns the data that a form sends with its fields. The form itself adds the value of its trap.
 * @param shownAt when the form was shown, in milliseconds as of `performance.now()`: `Date.now()` jumps when the clock of
 *   the device is set. 0: with the page.
 */
export function leadContext(locale: Locale, shownAt = 0): LeadContext {
  return {
    locale,
    page: withoutInvitation(location.pathname),
    ...rememberFirstTouch(),
    channel: siteChannel(),
    consent: readConsent(),
    filledInMs: Math.round(performance.now() - shownAt),
  };
}
