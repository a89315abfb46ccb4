import type { Person } from '../leads.ts';

/** The list of erased persons, who are erased again after a restore of an older backup. */

export interface ErasureDigests {
  /** Returns the digest of a person under the present key, then those under former keys. */
  of(person: Person): [string, ...string[]];
}

export interface Erasures {
  /** Returns the digests of the persons who were erased after the backup that was restored. */
  pending(): Promise<Set<string>>;
  /** Returns every person of whom something is stored. */
  persons(): Promise<Person[]>;
  /** Records that the pending persons are erased again. */
  settle(digests: ReadonlySet<string>): Promise<void>;
  /** Deletes the entries from before a time, in epoch milliseconds (UTC). */
  forget(before: number): Promise<void>;
}
