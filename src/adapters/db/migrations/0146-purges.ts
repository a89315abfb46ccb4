import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';

/** Adds the queue of purges of a network of caches (decision record 0172). */
export const purges: Migration = (db, engine) =>
  runStatements(
    db,
    `create table edge_purges (
  ${columnTypes(engine).id}, tag text not null, asked_at bigint not null, state text not null default 'waiting',
  attempts bigint not null default 0, next_attempt_at bigint, lease text, last_error text
);
create index edge_purges_due on edge_purges (next_attempt_at);`,
  );
