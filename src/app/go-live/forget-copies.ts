import type { Ports } from '../ports/all-ports.ts';
import type { KeptCopies } from '../ports/safekeeping.ts';

/** As long as a backup may hold a person who was erased meanwhile (docs/operations.md, Backup and restore). */
const KEPT_DAYS = 30;

/** Deletes what restores replaced, 30 days after them. */
export const forgetCopies = ({ clock }: Pick<Ports, 'clock'>, keptCopies: KeptCopies): Promise<void> =>
  keptCopies.forget(clock.now() - KEPT_DAYS * 86_400_000);
