import { type RawBuilder, sql } from 'kysely';
import { type Territory, territories } from '../../../domain/planner/inputs.ts';

/**
 * The bit of each territory in a stored set of territories. Stored rows contain them: never reuse a bit for another
 * territory.
 */
const bits: Readonly<Record<Territory, number>> = {
  FR: 1,
  BE: 2,
  CH: 4,
  CA: 8,
  US: 16,
  UK: 32,
  DE: 64,
  ES: 128,
  IT: 256,
  GLOBAL: 512,
};

/** Returns the number that encodes a set of territories. */
export const bitsOf = (set: readonly Territory[]): number =>
  set.reduce((sum, territory) => sum | bits[territory], 0);

/** Returns the territories of a stored set, in the order of the list. */
export const territoriesOf = (stored: number): Territory[] =>
  territories.filter((territory) => (stored & bits[territory]) !== 0);

/** Condition: a stored set holds at least one of the territories. */
export const isInOneOf = (set: readonly Territory[]): RawBuilder<boolean> =>
  sql<boolean>`(territories & ${bitsOf(set)}) <> 0`;
