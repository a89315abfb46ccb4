import { countChanges, everyChange } from '../engine/counted-changes.ts';
import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the list of running processes, and counts the changes of the lists that a process of the role `worker` fetches for
 * the pages of the others (decision record 0158).
 */
export const processes: Migration = async (db, engine) => {
  await runStatements(
    db,
    `create table processes (
  name text not null primary key, host text not null, pid bigint not null, role text not null, build text not null,
  marks text not null, started_at bigint not null, seen_at bigint not null, left_at bigint
);`,
  );
  await countChanges(db, engine, [
    ...everyChange('feeds', 'articles'),
    ...everyChange('feeds', 'picture_copies'),
  ]);
};
