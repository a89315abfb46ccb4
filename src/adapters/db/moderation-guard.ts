import { type Kysely, sql } from 'kysely';
import type { Engine } from './connect.ts';
import type { Schema } from './schema.ts';

/*
 * The moderation log is append-only in the database itself: no statement changes or removes a row. One change is let
 * through: that the words of a reason, and the salt of their digest, become null when a person is erased. Whoever owns the
 * database can drop the triggers; what is changed then shows in the chain (`npm run verify-log`).
 */

const REFUSAL = 'moderation_log is append-only';
const sqliteRefusal = `begin select raise(abort, '${REFUSAL}'); end`;

/** What an erasure leaves as it is: everything but the words of a reason and their salt. */
const kept = [
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

/** Refuses a change, a deletion and a truncation. */
export async function guardModerationLog(db: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const statement of engine === 'sqlite' ? sqliteGuard() : postgresGuard()) {
    await sql.raw(statement).execute(db);
  }
}

/**
 * Refuses a row that would take the place of another: for such a row SQLite fires no trigger of deletion. On PostgreSQL
 * `on conflict do update` is a change, which is refused already.
 */
export async function refuseReplacing(db: Kysely<Schema>, engine: Engine): Promise<void> {
  if (engine === 'postgres') return;
  await sql
    .raw(
      `create trigger moderation_log_no_replace before insert on moderation_log
        when exists (select 1 from moderation_log where id = new.id) ${sqliteRefusal}`,
    )
    .execute(db);
}

/** For a restore, which replaces the whole log; `closeModerationLog` belongs at the end of the same transaction. */
export async function openModerationLog(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const of = engine === 'postgres' ? ' on moderation_log' : '';
  for (const name of ['update', 'delete', engine === 'postgres' ? 'truncate' : 'replace']) {
    await sql.raw(`drop trigger moderation_log_no_${name}${of}`).execute(db);
  }
}

/** All that `openModerationLog` took away. */
export async function closeModerationLog(db: Kysely<Schema>, engine: Engine): Promise<void> {
  await guardModerationLog(db, engine);
  await refuseReplacing(db, engine);
}

function sqliteGuard(): string[] {
  const same = kept.map((column) => `new.${column} is old.${column}`).join(' and ');
  return [
    `create trigger moderation_log_no_update before update on moderation_log
      when not (new.reason is null and new.reason_salt is null and ${same}) ${sqliteRefusal}`,
    `create trigger moderation_log_no_delete before delete on moderation_log ${sqliteRefusal}`,
  ];
}

function postgresGuard(): string[] {
  const same = kept.map((column) => `new.${column} is not distinct from old.${column}`).join(' and ');
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
