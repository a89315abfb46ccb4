import type { LandingReminders, ReminderTelling } from '../../contracts/landing/reminder.ts';
import type { Asker } from '../asker.ts';
import { landingEntry } from '../landing/landing-audit.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, type Result } from '../result.ts';
import { readReminders } from './read-reminders.ts';

/** Tells the fans who wait for a landing page of another date or of its cancellation, or deletes them; the log keeps their number. */
export async function tellFans(
  ports: Ports,
  id: string,
  { news }: ReminderTelling,
  asker: Asker,
): Promise<Result<LandingReminders, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  const count = await ports.reminders.tell(id, news, (told) =>
    landingEntry(
      ports,
      asker,
      news === 'erased' ? 'landing_reminders_erased' : 'landing_reminders_told',
      id,
      {
        after: { news, count: told },
      },
    ),
  );
  if (count > 0) ports.deliver();
  return readReminders(ports, id);
}
