import { sql } from 'kysely';
import { leadSource } from '../../../domain/lead/lead-source.ts';
import type { Migration } from '../engine/migration.ts';
import { storableText } from '../engine/storable-text.ts';

const columns = {
  estimate_views: 'bigint',
  estimate_low: 'bigint',
  estimate_high: 'bigint',
  cost_min: 'double precision',
  cost_max: 'double precision',
  cost_average: 'double precision',
  cost_unit: 'text',
} as const;

/** Lets a campaign have no estimate, and gives the sites that had several names one. */
export const spotifyAndOneSource: Migration = async (db, engine) => {
  await withoutEstimate(db, engine);
  await oneSource(db, engine);
};

/**
 * Lets a campaign have no estimate: the cost table has no prices for Spotify. SQLite cannot take `not null` off a
 * column, so each column is made anew beside its values.
 */
const withoutEstimate: Migration = async (db, engine) => {
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

/** Renames the sources of older leads as `leadSource` names them now: `google.com` is `google`. */
const oneSource: Migration = async (db) => {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'utm', 'referrer', 'page', 'source'])
    .where('source', 'like', '%.%')
    .execute();
  for (const { id, utm, referrer, page, source: before } of rows) {
    const source = storableText(leadSource(JSON.parse(utm), referrer, page));
    if (source !== before) await db.updateTable('leads').set({ source }).where('id', '=', id).execute();
  }
};
