import { yearsBefore } from '../../domain/time/years-before.ts';
import type { ConsentStore } from '../ports/consents.ts';
import type { Clock } from '../ports.ts';

/**
 * As stated in the privacy policy: a legal claim about a choice is possible for five years (article 2224 of the French
 * Code civil).
 */
const KEPT_YEARS = 5;

/** Deletes the proofs of cookie choices that no legal claim can need any more. */
export async function forgetProofs({
  clock,
  consents,
}: {
  clock: Clock;
  consents: Pick<ConsentStore, 'forget'>;
}): Promise<void> {
  await consents.forget(yearsBefore(clock.now(), KEPT_YEARS));
}
