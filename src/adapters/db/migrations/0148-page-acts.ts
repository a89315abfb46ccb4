import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds acts on a landing page that have no lead: a click out of it, a reminder (decision record 0177). Their rows are found by their age,
 * which ends them.
 */
export const pageActs: Migration = (db) =>
  runStatements(
    db,
    `alter table conversion_sends alter column lead_id drop not null;
alter table conversion_sends add column content text;
alter table conversion_sends add column page text;
create index conversion_sends_leadless on conversion_sends (created_at) where lead_id is null;`,
  );
