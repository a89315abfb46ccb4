import type { CheckKey, OutcomeOf } from './checks.ts';
import type { Facts } from './facts.ts';

/** The finding of a check: one of its outcomes, with the facts that its sentence needs. */
export interface Finding<Key extends CheckKey = CheckKey> {
  outcome: OutcomeOf<Key>;
  facts: Facts;
}

/** Returns a finding. */
export const found = <Outcome extends string>(outcome: Outcome, facts: Facts = {}) => ({ outcome, facts });

/** Returns the facts of a list of names. */
export const listed = (names: readonly string[]): Pick<Facts, 'count' | 'names'> => ({
  count: names.length,
  names,
});
