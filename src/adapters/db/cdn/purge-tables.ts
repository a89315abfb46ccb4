import type { Generated } from 'kysely';

/** A purge of a network of caches that waits; its row is deleted when it was made. No backup holds it: a start purges all. */
export interface EdgePurgeRow {
  id: Generated<number>;
  tag: string;
  asked_at: number;
  state: Generated<'waiting'>;
  attempts: Generated<number>;
  next_attempt_at: number | null;
  lease: Generated<string | null>;
  last_error: Generated<string | null>;
}
