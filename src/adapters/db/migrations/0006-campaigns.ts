import { createTable, type Migration } from '../migration.ts';

/**
 * The agency's campaigns. The estimate stands here with the costs that it came from: a later cost table must not change
 * what was promised. `lead_id` is no foreign key, because a campaign stays when its lead is erased; an id that leads
 * nowhere says nothing about a person, and reads as none.
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
  // The list, by the day on which they start, and the latest for the dashboard; `id` settles equal ones.
  await db.schema.createIndex('campaigns_starts').on('campaigns').columns(['starts_on', 'id']).execute();
  await db.schema.createIndex('campaigns_newest').on('campaigns').columns(['created_at', 'id']).execute();
};
