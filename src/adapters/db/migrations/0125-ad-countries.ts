import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds to imports the plays that reached a quarter of the video, and to their days the spend by country: the costs in 1/10 000 €
 * by the two letters of the country, as JSON (decision record 0154).
 */
export const adCountries: Migration = (db) =>
  runStatements(
    db,
    `alter table campaign_imports add column quartile bigint;
alter table campaign_days add column quartile bigint;
alter table campaign_days add column countries text not null default '{}';`,
  );
