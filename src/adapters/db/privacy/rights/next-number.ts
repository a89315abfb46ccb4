import { type Kysely, sql } from 'kysely';
import type { Engine } from '../../engine/connect.ts';
import type { Schema } from '../../schema.ts';

/** Key of the PostgreSQL lock of new requests: an arbitrary number. Without it, two presses would store two of them. */
const LOCK = 4_862_019_403;
/** The row of `state` with the highest number that was given. Requests are deleted, and SQLite would assign their ids again. */
const KEY = 'last_rights_request';

/** Lets one transaction at a time add requests. On SQLite the transaction is the lock. */
export async function lockRights(trx: Kysely<Schema>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}

/**
 * Returns the number of a new request, greater than every number that was given before: a person who reads an old answer must
 * not find another request under its number. The transaction holds the lock of `lockRights`.
 * @param at now, in epoch milliseconds
 */
export async function nextRightsNumber(trx: Kysely<Schema>, engine: Engine, at: number): Promise<number> {
  // On SQLite, a former version may have added a request after the stored number.
  const number = Math.max(await lastRightsNumber(trx), await lastStored(trx)) + 1;
  if (engine === 'sqlite') return keepRightsNumber(trx, number, at);
  // A former version, which may still run, takes its numbers from the sequence.
  const sequence = sql`pg_get_serial_sequence('rights_requests', 'id')`;
  const { rows } = await sql<{ next: string }>`select nextval(${sequence}) as next`.execute(trx);
  const given = Math.max(number, Number(rows[0]?.next));
  await sql`select setval(${sequence}, ${sql.lit(given)})`.execute(trx);
  return keepRightsNumber(trx, given, at);
}

/** Returns the highest number that was given, also to a request that was deleted since; 0: none. */
export async function lastRightsNumber(trx: Kysely<Schema>): Promise<number> {
  const kept = await trx.selectFrom('state').select('value').where('key', '=', KEY).executeTakeFirst();
  return kept ? Number(kept.value) : Math.max(await lastAudited(trx), await lastStored(trx));
}

/** Stores the highest number that was given, and returns it. */
export async function keepRightsNumber(trx: Kysely<Schema>, number: number, at: number): Promise<number> {
  const change = { value: String(number), updated_at: at };
  await trx
    .insertInto('state')
    .values({ key: KEY, ...change })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(change))
    .execute();
  return number;
}

async function lastStored(trx: Kysely<Schema>): Promise<number> {
  const { last } = await trx
    .selectFrom('rights_requests')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** The numbers before the row of `state` existed are in the log of changes. */
async function lastAudited(trx: Kysely<Schema>): Promise<number> {
  const rows = await trx
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'right_requested')
    .execute();
  return Math.max(0, ...rows.map(({ after }) => Number(JSON.parse(after ?? '{}').number ?? 0)));
}
