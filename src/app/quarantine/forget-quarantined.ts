import { QUARANTINE_DAYS } from '../../domain/spam/spam.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns the time before which submissions that look like spam are deleted, in epoch milliseconds. */
export const oldestQuarantined = (now: number): number => now - QUARANTINE_DAYS * 86_400_000;

/** Deletes the submissions that look like spam after their retention time (docs/product.md, Leads and webhooks). */
export async function forgetQuarantined({
  clock,
  log,
  quarantine,
}: Pick<Ports, 'clock' | 'log' | 'quarantine'>): Promise<void> {
  const forms = await quarantine.forget(oldestQuarantined(clock.now()));
  if (forms > 0) log.info({ forms }, 'quarantined forms deleted');
}
