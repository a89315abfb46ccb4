import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { RefusalGround } from '../../../domain/review/refusal-grounds.ts';
import type { ReviewStatus } from '../../../domain/review/status.ts';
import type { Database, Engine } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import type { ModerationLogRow } from './review-tables.ts';

/*
 * Every decision about a review, in a chain: the hash of an entry is the SHA-256 of the previous hash and of the
 * entry's content. To change, insert or remove an entry unnoticed, an attacker would have to rewrite all later entries;
 * a last hash that was noted elsewhere reveals even that (docs/decisions/0021-moderation-log.md).
 */

/** The previous hash of the first entry. */
const GENESIS = '0'.repeat(64);
/** The number of entries read at once. */
const BATCH = 500;

export interface ModerationEntry {
  /** Epoch milliseconds. */
  at: number;
  /** A review's `public_id`: the only field that identifies its author, and only while the review is stored. */
  reviewId: string;
  from: ReviewStatus;
  to: ReviewStatus;
  /** An account's `public_id`. */
  actorId: string;
  ground: RefusalGround | null;
  reason: string | null;
  /** Whether a message to the author was put into the queue. */
  told: boolean;
}

/** Locks the log until the end of the transaction. A transaction that also locks reviews must take this lock first. */
export async function lockModerationLog(trx: Kysely<Schema>, engine: Engine): Promise<void> {
  // On SQLite the transaction is the lock.
  if (engine === 'postgres') await sql`lock table moderation_log in exclusive mode`.execute(trx);
}

/** Adds an entry at the end of the chain. The caller must hold the lock. */
export async function appendModeration(
  trx: Kysely<Schema>,
  { at, reviewId, from, to, actorId, ground, reason, told }: ModerationEntry,
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
    // Counted here and not by the database, so that a missing number means a missing entry.
    id: (last?.id ?? 0) + 1,
    at,
    review_id: reviewId,
    from_status: from,
    to_status: to,
    actor_id: actorId,
    told: told ? 1 : 0,
    ground,
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

/** Deletes the texts of reasons when the authors of these reviews are erased. The chain is valid without them. */
export async function eraseReasons(trx: Kysely<Schema>, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await trx
    .updateTable('moderation_log')
    .set({ reason: null, reason_salt: null })
    .where('review_id', 'in', reviewIds)
    .execute();
}

export type LogVerdict =
  /** `last` is the hash of the newest entry; null: the log is empty. */
  | { sound: true; entries: number; last: string | null; holdsExpected: boolean }
  /** `brokenAt` is the number of the first entry that does not follow from the previous one. */
  | { sound: false; brokenAt: number };

/**
 * Checks the chain from its beginning.
 * @param expected the last hash at an earlier time: a chain that was cut off at the end or rewritten since does not
 *   hold it
 */
export async function verifyModerationLog({ db }: Database, expected?: string): Promise<LogVerdict> {
  let [entries, last] = [0, GENESIS];
  // Below every number that a row inserted by hand could have.
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
  'id' | 'at' | 'review_id' | 'from_status' | 'to_status' | 'actor_id' | 'told' | 'ground' | 'reason_digest'
>;

/**
 * Hashes these keys in this order, as `JSON.stringify` writes them. Any other form would break every stored chain, so an
 * entry without a ground, as all were before migration 0070, has no such key.
 */
function hashOf(previous: string, row: Chained): string {
  const { id, at, review_id, from_status, to_status, actor_id, told, ground, reason_digest } = row;
  const canonical = JSON.stringify({
    id,
    at,
    review_id,
    from_status,
    to_status,
    actor_id,
    told,
    ...(ground !== null && { ground }),
    reason_digest,
  });
  return sha256(`${previous}\n${canonical}`);
}

/** The salt keeps a short reason from being guessed from its digest after an erasure. */
const digestOf = (salt: string, words: string): string => sha256(`${salt}\n${words}`);
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
