import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';

/** Adds the requests of persons that staff answer (decision record 0152). */
export const rightsRequests: Migration = (db, engine) =>
  runStatements(
    db,
    `create table rights_requests (
  ${columnTypes(engine).id}, kind text not null, origin text not null, email text not null, email_key text not null,
  locale text not null, received_at bigint not null, prolonged_at bigint, reason text, closed_at bigint, closed_by text
);
create index rights_requests_email on rights_requests (email_key);
create index rights_requests_closed on rights_requests (closed_at);`,
  );
