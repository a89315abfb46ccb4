import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

const columns = {
  estimate_views: 'bigint',
  estimate_low: 'bigint',
  estimate_high: 'bigint',
  cost_min: 'double precision',
  cost_max: 'double precision',
  cost_average: 'double precision',
  cost_unit: 'text',
} as const;

/**
 * Lets a campaign have no estimate: the cost table has no prices for Spotify. SQLite cannot take `not null` off a
 * column, so each column is made anew beside its values.
 */
export const campaignsWithoutEstimate: Migration = async (db, engine) => {
  for (const [name, type] of Object.entries(columns)) {
    const table = db.schema.alterTable('campaigns');
    if (engine === 'postgres') {
      await table.alterColumn(name, (column) => column.dropNotNull()).execute();
      continue;
    }
    await table.addColumn(`optional_${name}`, type).execute();
    await sql`update campaigns set ${sql.ref(`optional_${name}`)} = ${sql.ref(name)}`.execute(db);
    await table.dropColumn(name).execute();
    await table.renameColumn(`optional_${name}`, name).execute();
  }
};
