import { openNewsletter, pressNewsletter } from '../app/newsletter/open-newsletter.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import { openStay, pressStay } from '../app/privacy/retirement/open-stay.ts';
import { type OpenedReminder, openReminder, pressReminder } from '../app/reminder/open-reminder.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { ReminderAddress } from '../domain/reminder/reminder-address.ts';
import type { LandingSource } from '../http-front/landing-page.ts';
import type { ReminderSource } from '../http-front/reminder-page.ts';

/**
 * Returns the data behind the codes of reminders, with the landing page whose colours the page wears, of the newsletter, and of the
 * question whether to stay.
 */
export function createReminderSource(ports: Ports, landings: Pick<LandingSource, 'view'>): ReminderSource {
  const locals = (opened: OpenedReminder | undefined, locale: Locale) => {
    if (!opened) return undefined;
    const { slug, ...reminder } = opened;
    const landing = slug === undefined ? undefined : landings.view(slug, locale);
    return { reminder, ...(landing && { landing }) };
  };
  const answer =
    (ofNewsletter: typeof openNewsletter, ofReminder: typeof pressReminder, ofStay: typeof openStay) =>
    async ({ subject, act, code }: ReminderAddress, locale: Locale, withList = false) => {
      if (subject === 'reminder') return locals(await ofReminder(ports, act, code, locale, withList), locale);
      if (subject === 'stay') {
        const stay = await ofStay(ports, code);
        return stay && { stay };
      }
      const newsletter = await ofNewsletter(ports, act, code, locale);
      return newsletter && { newsletter };
    };
  return {
    open: answer(openNewsletter, openReminder, openStay),
    press: answer(pressNewsletter, pressReminder, pressStay),
  };
}
