import type { OwnItemKey, PersonConsent } from '../../../domain/own-data/own-data.ts';
import type { Person } from '../leads.ts';

/** The list of what persons erased, which is erased again after a restore of an older backup. */

/** A person, one thing of a person, or a consent of the person of an address. */
export type Erased = Person | OwnItemKey | { email: string; consent: PersonConsent };

export interface ErasureDigests {
  /** Returns the digest under the present key, then those under former keys. */
  of(erased: Erased): [string, ...string[]];
}

export interface Erasures {
  /** Returns the digests of what was erased after the backup that was restored. */
  pending(): Promise<Set<string>>;
  /** Returns every person of whom something is stored. */
  persons(): Promise<Person[]>;
  /** Returns everything that a person may have erased alone. */
  items(): Promise<OwnItemKey[]>;
  /** Records that all of it is erased again. */
  settle(digests: ReadonlySet<string>): Promise<void>;
  /** Deletes the entries from before a time, in epoch milliseconds (UTC). */
  forget(before: number): Promise<void>;
}
