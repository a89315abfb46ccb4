import { countChanges, everyChange } from '../engine/counted-changes.ts';
import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the guides of the agency and the addresses that lead to another page (decision record 0161). Pages of every process
 * read them with the published texts: they are counted by the same revision.
 */
export const siteAddresses: Migration = async (db, engine) => {
  await runStatements(
    db,
    `create table added_guides (
  slug text not null primary key, category text not null, difficulty text not null, metrics text not null, follows text,
  created_at bigint not null
);
create table former_addresses (
  path text not null primary key, target text not null, created_at bigint not null
);`,
  );
  await countChanges(db, engine, [
    ...everyChange('content', 'added_guides'),
    ...everyChange('content', 'former_addresses'),
  ]);
};
