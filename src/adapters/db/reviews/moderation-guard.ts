import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/*
 * Triggers make the moderation log append-only in the database itself: no statement changes or removes a row. One
 * change is allowed: the text of a reason, and the salt of its digest, become null when a person is erased. The owner
 * of the database can drop the triggers; the chain of hashes then reveals a change (`npm run verify-log`).
 */

const REFUSAL = 'moderation_log is append-only';
const sqliteRefusal = `begin select raise(abort, '${REFUSAL}'); end`;

/** The columns of the baseline that even an erasure must not change: all but the text of a reason and its salt. */
export const keptInBaseline: readonly string[] = [
  'id',
  'at',
  'review_id',
  'from_status',
  'to_status',
  'actor_id',
  'told',
  'reason_digest',
  'previous_hash',
  'hash',
];
const kept = [...keptInBaseline, 'ground'];

/** Drops the triggers for a restore, which replaces the log. Call `closeModerationLog` in the same transaction. */
export async function openModerationLog(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const of = engine === 'postgres' ? ' on moderation_log' : '';
  for (const name of ['update', 'delete', engine === 'postgres' ? 'truncate' : 'replace']) {
    await sql.raw(`drop trigger moderation_log_no_${name}${of}`).execute(db);
  }
}

/**
 * Creates the triggers that refuse an update, a deletion and a truncation.
 * @param columns those that must not change
 */
export async function closeModerationLog(
  db: Kysely<Schema>,
  engine: Engine,
  columns: readonly string[] = kept,
): Promise<void> {
  for (const statement of engine === 'sqlite' ? sqliteGuard(columns) : postgresGuard(columns)) {
    await sql.raw(statement).execute(db);
  }
}

function sqliteGuard(columns: readonly string[]): string[] {
  const same = columns.map((column) => `new.${column} is old.${column}`).join(' and ');
  return [
    `create trigger moderation_log_no_update before update on moderation_log
      when not (new.reason is null and new.reason_salt is null and ${same}) ${sqliteRefusal}`,
    `create trigger moderation_log_no_delete before delete on moderation_log ${sqliteRefusal}`,
    // SQLite fires no delete trigger for a row that another one replaces. On PostgreSQL that is an update.
    `create trigger moderation_log_no_replace before insert on moderation_log
      when exists (select 1 from moderation_log where id = new.id) ${sqliteRefusal}`,
  ];
}

function postgresGuard(columns: readonly string[]): string[] {
  const same = columns.map((column) => `new.${column} is not distinct from old.${column}`).join(' and ');
  return [
    `create or replace function refuse_moderation_log_change() returns trigger language plpgsql as
      $$ begin raise exception '${REFUSAL}'; end $$`,
    `create trigger moderation_log_no_update before update on moderation_log for each row
      when (not (new.reason is null and new.reason_salt is null and ${same}))
      execute function refuse_moderation_log_change()`,
    `create trigger moderation_log_no_delete before delete on moderation_log for each row
      execute function refuse_moderation_log_change()`,
    `create trigger moderation_log_no_truncate before truncate on moderation_log
      execute function refuse_moderation_log_change()`,
  ];
}
