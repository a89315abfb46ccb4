import { LEADLESS_KEPT_DAYS } from '../../domain/conversion/acts.ts';
import type { Ports } from '../ports/all-ports.ts';

const DAY_MS = 86_400_000;
/** Rows of one statement: a table is locked for no longer on SQLite. */
const STEP = 1000;

/** Deletes what is left of acts without a lead after 90 days, which ends the growth of their table; those of a lead go with it. */
export async function forgetLeadless({
  clock,
  conversions,
}: Pick<Ports, 'clock'> & { conversions: Pick<Ports['conversions'], 'forgetLeadless'> }): Promise<void> {
  const before = clock.now() - LEADLESS_KEPT_DAYS * DAY_MS;
  while ((await conversions.forgetLeadless(before, STEP)) === STEP);
}
