import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ReportLogEntry } from '../../../app/ports/privacy/content-reports.ts';
import type { Database, Engine } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/*
 * Every step of every report, in a chain as in the moderation log (docs/decisions/0021-moderation-log.md): the hash of an
 * entry is the SHA-256 of the previous hash and of the entry's content.
 */

/** The previous hash of the first entry. */
const GENESIS = '0'.repeat(64);

/** Locks the log until the end of the transaction. A transaction that also locks reports must take this lock first. */
export async function lockReportLog(trx: Kysely<Schema>, engine: Engine): Promise<void> {
  // On SQLite the transaction is the lock.
  if (engine === 'postgres') await sql`lock table content_report_log in exclusive mode`.execute(trx);
}

/** Adds an entry at the end of the chain. The caller must hold the lock. */
export async function appendReportLog(
  trx: Kysely<Schema>,
  report: number,
  { at, act, actorId }: ReportLogEntry,
): Promise<void> {
  const last = await trx
    .selectFrom('content_report_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Counted here and not by the database, so that a missing number means a missing entry.
  const entry = { id: (last?.id ?? 0) + 1, at, report, act, actor_id: actorId };
  const previous = last?.hash ?? GENESIS;
  await trx
    .insertInto('content_report_log')
    .values({ ...entry, previous_hash: previous, hash: hashOf(previous, entry) })
    .execute();
}

export type ReportLogVerdict =
  /** `last` is the hash of the newest entry; null: the log is empty. */
  | { sound: true; entries: number; last: string | null }
  /** `brokenAt` is the number of the first entry that does not follow from the previous one. */
  | { sound: false; brokenAt: number };

/** Checks the chain from its beginning. */
export async function verifyReportLog({ db }: Pick<Database, 'db'>): Promise<ReportLogVerdict> {
  const rows = await db.selectFrom('content_report_log').selectAll().orderBy('id').execute();
  let last = GENESIS;
  for (const [index, row] of rows.entries()) {
    if (row.id !== index + 1 || row.previous_hash !== last || row.hash !== hashOf(last, row))
      return { sound: false, brokenAt: Math.min(row.id, index + 1) };
    last = row.hash;
  }
  return { sound: true, entries: rows.length, last: rows.length === 0 ? null : last };
}

interface Chained {
  id: number;
  at: number;
  report: number;
  act: string;
  actor_id: string | null;
}

/** Hashes these keys in this order. Any other form would break every stored chain. */
function hashOf(previous: string, { id, at, report, act, actor_id }: Chained): string {
  const canonical = JSON.stringify({ id, at, report, act, actor_id });
  return createHash('sha256').update(`${previous}\n${canonical}`, 'utf8').digest('hex');
}
