import { columnTypes, type Migration, runStatements } from '../../engine/migration.ts';
import { closeReportLog } from '../../reports/report-guard.ts';

/** Adds the reports of illegal content, and their log, which only grows (decision record 0140). */
export const contentReports: Migration = async (db, engine) => {
  const { id } = columnTypes(engine);
  await runStatements(
    db,
    `create table content_reports (
  ${id}, number bigint not null unique, subject text not null, subject_id text, address text not null,
  reason text not null, explanation text, name text, email text, email_key text not null default '', locale text not null,
  suspect integer not null default 0, received_at bigint not null, state text not null, version integer not null default 0,
  looked_at bigint, evident integer, asked_at bigint, question text, measure text, ground text, words text,
  decided_at bigint, decided_by text, again_at bigint, contested_by text
);
create index content_reports_state on content_reports (state, received_at);
create index content_reports_email on content_reports (email_key, received_at);
create table content_report_log (
  ${id}, at bigint not null, report bigint not null, act text not null, actor_id text,
  previous_hash text not null, hash text not null
);`,
  );
  await closeReportLog(db, engine);
};
