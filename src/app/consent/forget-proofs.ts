import type { Clock, ConsentStore } from '../ports.ts';

/**
 * As the privacy policy says: a claim about a choice can be brought for five years (article 2224 of the French Code
 * civil).
 */
const KEPT_YEARS = 5;

/** Deletes the proofs of cookie choices that no claim can ask for any more. */
export async function forgetProofs({
  clock,
  consents,
}: {
  clock: Clock;
  consents: ConsentStore;
}): Promise<void> {
  const before = new Date(clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  await consents.forget(before.getTime());
}
