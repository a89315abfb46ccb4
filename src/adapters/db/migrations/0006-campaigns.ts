import { createTable, type Migration } from '../engine/migration.ts';

/**
 * Creates the table of campaigns. A row stores the estimate with the costs from which it was calculated: a later cost
 * table must not change a promised figure. `lead_id` is no foreign key, because a campaign stays when its lead is
 * erased; an id without a lead reveals nothing about a person, and is read as null.
 */
export const campaigns: Migration = async (db, engine) => {
  await createTable(db, engine, 'campaigns')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('artist', 'text', (column) => column.notNull())
    .addColumn('artist_key', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('campaign_type', 'text', (column) => column.notNull())
    .addColumn('budget', 'double precision', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('starts_on', 'text', (column) => column.notNull())
    .addColumn('ends_on', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('actual_views', 'bigint')
    .addColumn('actual_cost', 'double precision')
    .addColumn('lead_id', 'text')
    .addColumn('estimate_views', 'bigint', (column) => column.notNull())
    .addColumn('estimate_low', 'bigint', (column) => column.notNull())
    .addColumn('estimate_high', 'bigint', (column) => column.notNull())
    .addColumn('cost_min', 'double precision', (column) => column.notNull())
    .addColumn('cost_max', 'double precision', (column) => column.notNull())
    .addColumn('cost_average', 'double precision', (column) => column.notNull())
    .addColumn('cost_unit', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // For the list, by the first day, and for the latest campaigns of the dashboard; `id` orders equal rows.
  await db.schema.createIndex('campaigns_starts').on('campaigns').columns(['starts_on', 'id']).execute();
  await db.schema.createIndex('campaigns_newest').on('campaigns').columns(['created_at', 'id']).execute();
};
