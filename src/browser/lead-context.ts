import type { LeadContext } from '../contracts/lead-context.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { withoutInvitation } from '../domain/review/review-path.ts';
import { readConsent } from './consent.ts';
import { rememberFirstTouch } from './first-touch.ts';

/**
 * What a form sends beside what was typed. `shownAt` is the moment, as `Date.now()` tells it, at which the form was
 * shown. The field that only bots fill in, `website`, is the form's own to add.
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
