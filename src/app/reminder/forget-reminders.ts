import type { Ports } from '../ports/all-ports.ts';

/**
 * Deletes the reminders that were not confirmed in 48 hours, those that ended seven days ago, and what is past its time of the
 * traces and artists' lists that outlive them.
 */
export async function forgetReminders({
  artistLists,
  clock,
  reminders,
}: Pick<Ports, 'artistLists' | 'clock' | 'reminders'>): Promise<void> {
  await reminders.forget(clock.now());
  await artistLists.forget(clock.now());
}
