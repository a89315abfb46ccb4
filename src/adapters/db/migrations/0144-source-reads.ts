import { countChanges, everyChange } from '../engine/counted-changes.ts';
import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the days on which the agency read the sources of the guides. Pages of every process read them with the published texts:
 * they are counted by the same revision.
 */
export const sourceReads: Migration = async (db, engine) => {
  await runStatements(
    db,
    `create table source_reads (
  source text not null, day text not null, read_by text, read_at bigint not null, primary key (source, day)
);`,
  );
  await countChanges(db, engine, everyChange('content', 'source_reads'));
};
