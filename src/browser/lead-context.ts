import type { LeadContext } from '../contracts/lead-context.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { withoutInvitation } from '../domain/review/review-path.ts';
import { readConsent } from './consent.ts';
import { rememberFirstTouch } from './first-touch.ts';

/**
 * Returns the data that a form sends with its fields. `shownAt` is the time at which the form was shown, in
 * milliseconds as of `Date.now()`. The form itself adds `website`, the field that only bots fill in.
 */
export function leadContext(locale: Locale, shownAt: number): LeadContext {
  return {
    locale,
    page: withoutInvitation(location.pathname),
    ...rememberFirstTouch(),
    consent: readConsent(),
    filledInMs: Date.now() - shownAt,
  };
}
