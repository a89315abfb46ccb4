import type { Ports } from '../ports/all-ports.ts';
import type { KeptCopies } from '../ports/safekeeping.ts';

/** The same time for which a backup may contain an erased person (docs/operations.md, Backup and restore). */
const KEPT_DAYS = 30;

/** Deletes the copies of data that a restore replaced, 30 days after the restore. */
export const forgetCopies = ({ clock }: Pick<Ports, 'clock'>, keptCopies: KeptCopies): Promise<void> =>
  keptCopies.forget(clock.now() - KEPT_DAYS * 86_400_000);
