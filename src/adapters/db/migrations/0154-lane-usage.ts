import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds to the way to an ad platform which share of its limit the platform says is used, in percent, and since when the way is switched on;
 * null: not known.
 */
export const laneUsage: Migration = (db) =>
  runStatements(
    db,
    `alter table conversion_lanes add column usage integer;
alter table conversion_lanes add column on_since bigint;`,
  );
