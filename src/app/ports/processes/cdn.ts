/** Ports of the network of caches (CDN) in front of the site. Times are epoch milliseconds. */

export type PurgeOutcome =
  | { kind: 'purged' }
  /** `reason` is for the log. `retryAfterMs`: the wait that the network asks for. */
  | { kind: 'failed'; reason: string; retryAfterMs: number | null };

export interface Cdn {
  /** Marks all copies with one of these tags as old, as softly as the network can. Never rejects. */
  purge(tags: readonly string[]): Promise<PurgeOutcome>;
}

export interface ClaimedPurges {
  lease: string;
  purges: readonly { id: number; tag: string; attempt: number }[];
}

/** The purges that wait, in the database: they outlive a process, and a network that is away. */
export interface PurgeQueue {
  /** Stores a purge of each tag for each of the times. */
  ask(tags: readonly string[], times: readonly number[]): Promise<void>;
  claim(claim: { now: number; leaseMs: number; limit: number }): Promise<ClaimedPurges>;
  done(claimed: ClaimedPurges): Promise<void>;
  /** Makes the claimed purges due again. @param error for the log of the queue */
  later(claimed: ClaimedPurges, at: number, error: string): Promise<void>;
  /** When the oldest purge that was not made yet was asked for; null: none waits. */
  oldest(): Promise<number | null>;
}
