import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ReviewStatus } from '../../domain/review/status.ts';
import type { Database, Engine } from './connect.ts';
import type { ModerationLogRow } from './review-tables.ts';
import type { Schema } from './schema.ts';
import { storableText } from './storable-text.ts';

/*
 * Every decision about a review, in a chain: the hash of an entry is the SHA-256 of the hash before it and of what the entry
 * says. Whoever changes, inserts or takes out an entry would have to write all later ones anew; whoever noted the last
 * hash elsewhere notices that too (docs/decisions/0021-moderation-log.md).
 */

/** Stands before the first entry. */
const GENESIS = '0'.repeat(64);
/** Entries that are read at once. */
const BATCH = 500;

export interface ModerationEntry {
  /** Epoch milliseconds. */
  at: number;
  /** A review's `public_id`: the only thing here that leads to its author, and only while the review is stored. */
  reviewId: string;
  from: ReviewStatus;
  to: ReviewStatus;
  /** An account's `public_id`. */
  actorId: string;
  reason: string | null;
  /** Whether a message to the author was put into the queue. */
  told: boolean;
}

/** Nobody else decides until the end of the transaction. Whoever also locks reviews takes this lock first. */
export async function lockModerationLog(trx: Kysely<Schema>, engine: Engine): Promise<void> {
  // On SQLite the transaction is the lock.
  if (engine === 'postgres') await sql`lock table moderation_log in exclusive mode`.execute(trx);
}

/** Adds an entry at the end of the chain. The caller holds the lock. */
export async function appendModeration(
  trx: Kysely<Schema>,
  { at, reviewId, from, to, actorId, reason, told }: ModerationEntry,
): Promise<void> {
  const last = await trx
    .selectFrom('moderation_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const words = storableText(reason);
  const salt = words === null ? null : randomBytes(16).toString('hex');
  const entry = {
    // Counted here, so that a number that is missing is an entry that is missing.
    id: (last?.id ?? 0) + 1,
    at,
    review_id: reviewId,
    from_status: from,
    to_status: to,
    actor_id: actorId,
    told: told ? 1 : 0,
    reason_digest: words === null || salt === null ? null : digestOf(salt, words),
  };
  const previous = last?.hash ?? GENESIS;
  await trx
    .insertInto('moderation_log')
    .values({
      ...entry,
      reason: words,
      reason_salt: salt,
      previous_hash: previous,
      hash: hashOf(previous, entry),
    })
    .execute();
}

/** Takes the words of reasons out, when the authors of these reviews are erased. The chain holds without them. */
export async function eraseReasons(trx: Kysely<Schema>, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await trx
    .updateTable('moderation_log')
    .set({ reason: null, reason_salt: null })
    .where('review_id', 'in', reviewIds)
    .execute();
}

export type LogVerdict =
  /** `last` is the hash of the newest entry; null: there is none. */
  | { sound: true; entries: number; last: string | null; holdsExpected: boolean }
  /** Number of the first entry that does not follow from the one before. */
  | { sound: false; brokenAt: number };

/**
 * Follows the chain from its beginning.
 * @param expected a hash that was the last one some time ago: a chain that was cut off at the end, or written anew, does
 *   not hold it
 */
export async function verifyModerationLog({ db }: Database, expected?: string): Promise<LogVerdict> {
  let [entries, last] = [0, GENESIS];
  // Below every number that a row could have been given by hand.
  let seen = Number.MIN_SAFE_INTEGER;
  let holdsExpected = expected === undefined;
  for (;;) {
    const rows = await db
      .selectFrom('moderation_log')
      .selectAll()
      .where('id', '>', seen)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (!follows(row, entries + 1, last)) return { sound: false, brokenAt: Math.min(row.id, entries + 1) };
      entries = seen = row.id;
      last = row.hash;
      holdsExpected ||= last === expected;
    }
    if (rows.length < BATCH) break;
  }
  return { sound: true, entries, last: entries === 0 ? null : last, holdsExpected };
}

function follows(row: Selectable<ModerationLogRow>, number: number, previous: string): boolean {
  const { reason, reason_salt: salt, reason_digest: digest } = row;
  const words = reason === null && salt === null ? digest : digestOf(salt ?? '', reason ?? '');
  return (
    row.id === number &&
    row.previous_hash === previous &&
    row.hash === hashOf(previous, row) &&
    words === digest
  );
}

type Chained = Pick<
  Selectable<ModerationLogRow>,
  'id' | 'at' | 'review_id' | 'from_status' | 'to_status' | 'actor_id' | 'told' | 'reason_digest'
>;

/** One spelling: these keys in this order, as `JSON.stringify` writes them. A change of it would break every chain. */
function hashOf(previous: string, row: Chained): string {
  const { id, at, review_id, from_status, to_status, actor_id, told, reason_digest } = row;
  const canonical = JSON.stringify({
    id,
    at,
    review_id,
    from_status,
    to_status,
    actor_id,
    told,
    reason_digest,
  });
  return sha256(`${previous}\n${canonical}`);
}

/** The salt keeps short words from being guessed once they are erased. */
const digestOf = (salt: string, words: string): string => sha256(`${salt}\n${words}`);
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
