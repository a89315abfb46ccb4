import type { Ports } from '../app/ports/all-ports.ts';
import { type OpenedReminder, openReminder, pressReminder } from '../app/reminder/open-reminder.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { LandingSource } from '../http-front/landing-page.ts';
import type { ReminderSource } from '../http-front/reminder-page.ts';

/** Returns the data behind the codes of reminders, with the landing page whose colours the page wears. */
export function createReminderSource(ports: Ports, landings: Pick<LandingSource, 'view'>): ReminderSource {
  const locals = (opened: OpenedReminder | undefined, locale: Locale) => {
    if (!opened) return undefined;
    const { slug, ...reminder } = opened;
    const landing = slug === undefined ? undefined : landings.view(slug, locale);
    return { reminder, ...(landing && { landing }) };
  };
  return {
    open: async (act, code, locale) => locals(await openReminder(ports, act, code, locale), locale),
    press: async (act, code, locale) => locals(await pressReminder(ports, act, code, locale), locale),
  };
}
