import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/*
 * Triggers make the log of reports append-only in the database itself, as those of the moderation log do. Unlike there, no
 * column ever changes: the log names no person, so that an erasure leaves it as it is.
 */

const REFUSAL = 'content_report_log is append-only';

/** Drops the triggers for a restore, which replaces the log. Call `closeReportLog` in the same transaction. */
export async function openReportLog(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const of = engine === 'postgres' ? ' on content_report_log' : '';
  for (const name of ['update', 'delete', engine === 'postgres' ? 'truncate' : 'replace'])
    await sql.raw(`drop trigger content_report_log_no_${name}${of}`).execute(db);
}

/** Creates the triggers that refuse an update, a deletion and a truncation. */
export async function closeReportLog(db: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const statement of engine === 'sqlite' ? sqliteGuard : postgresGuard)
    await sql.raw(statement).execute(db);
}

const refuse = `begin select raise(abort, '${REFUSAL}'); end`;
const sqliteGuard = [
  `create trigger content_report_log_no_update before update on content_report_log ${refuse}`,
  `create trigger content_report_log_no_delete before delete on content_report_log ${refuse}`,
  // SQLite fires no delete trigger for a row that another one replaces.
  `create trigger content_report_log_no_replace before insert on content_report_log
    when exists (select 1 from content_report_log where id = new.id) ${refuse}`,
];

const postgresGuard = [
  `create or replace function refuse_report_log_change() returns trigger language plpgsql as
    $$ begin raise exception '${REFUSAL}'; end $$`,
  `create trigger content_report_log_no_update before update on content_report_log for each row
    execute function refuse_report_log_change()`,
  `create trigger content_report_log_no_delete before delete on content_report_log for each row
    execute function refuse_report_log_change()`,
  `create trigger content_report_log_no_truncate before truncate on content_report_log
    execute function refuse_report_log_change()`,
];
