import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the time at which a one-time link was used, and the time at which an artist set their own pixels (decision record 0175). */
export const artistLinks: Migration = (db) =>
  runStatements(
    db,
    `alter table secret_links add column used_at bigint;
alter table artist_pixels add column by_artist_at bigint;`,
  );
