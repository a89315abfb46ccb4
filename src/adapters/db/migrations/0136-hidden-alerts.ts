import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds who hid a warning of a campaign as settled, and when. It stays hidden as long as it lasts. */
export const hiddenAlerts: Migration = (db) =>
  runStatements(
    db,
    `alter table campaign_alerts add column hidden_at bigint;
alter table campaign_alerts add column hidden_by text;`,
  );
