import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/**
 * Gives campaigns a client contact, notes, a link of the video and the actual reach, and makes one table of all secret
 * links: those of landing pages, and those to the report of a campaign (decision record 0072).
 */
export const campaignClients: Migration = async (db) => {
  for (const name of ['client_name', 'client_email', 'client_locale', 'video_url'])
    await db.schema.alterTable('campaigns').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('campaigns')
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('campaigns').addColumn('actual_reach', 'bigint').execute();

  await db.schema
    .createTable('secret_links')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('page_id', 'bigint', (column) => column.references('landing_pages.id').onDelete('cascade'))
    .addColumn('campaign_id', 'bigint', (column) => column.references('campaigns.id').onDelete('cascade'))
    .addColumn('shows', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into secret_links (code_hash, page_id, shows, expires_at, revoked_at, created_at, created_by)
    select code_hash, page_id, shows, expires_at, revoked_at, created_at, created_by
    from landing_previews`.execute(db);
  await db.schema.dropTable('landing_previews').execute();
  await db.schema.createIndex('secret_links_page').on('secret_links').column('page_id').execute();
  await db.schema.createIndex('secret_links_campaign').on('secret_links').column('campaign_id').execute();
};
