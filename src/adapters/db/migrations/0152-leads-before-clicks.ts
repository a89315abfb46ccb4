import { type Migration, runStatements } from '../engine/migration.ts';

/** Finds the due acts of leads without reading those of a day's clicks, which wait beside them (decision record 0177). */
export const leadsBeforeClicks: Migration = (db) =>
  runStatements(
    db,
    `create index conversion_sends_lead_due on conversion_sends (destination, state, next_attempt_at) where lead_id is not null;
create index conversion_sends_click_due on conversion_sends (destination, state, next_attempt_at) where lead_id is null;`,
  );
