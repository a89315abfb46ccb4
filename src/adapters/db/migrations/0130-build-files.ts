import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';

/** Adds the files of former builds, which open pages and copies of caches still load (decision record 0159). */
export const buildFiles: Migration = async (db, engine) => {
  const { bytes } = columnTypes(engine);
  await runStatements(
    db,
    `create table build_files (
  path text not null primary key, encoding text not null, bytes ${bytes} not null, used_at bigint not null
);
create index build_files_used on build_files (used_at);`,
  );
};
