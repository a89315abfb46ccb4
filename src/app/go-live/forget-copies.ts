import type { KeptCopies } from '../ports/safekeeping.ts';
import type { Clock } from '../ports.ts';

/** As long as a backup may hold a person who was erased meanwhile (docs/operations.md, Backup and restore). */
const KEPT_DAYS = 30;

export interface ForgetCopiesPorts {
  clock: Clock;
  keptCopies: KeptCopies;
}

/** Deletes what restores replaced, 30 days after them. */
export const forgetCopies = ({ clock, keptCopies }: ForgetCopiesPorts): Promise<void> =>
  keptCopies.forget(clock.now() - KEPT_DAYS * 86_400_000);
