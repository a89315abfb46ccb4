import type { Migration } from '../engine/migration.ts';

/**
 * Adds what is disclosed beside a review: the month of the experience (`2026-03`), and whether anything was given in
 * return; and to an invitation, whether the agency gives something. Null: not known. Creates the table of the site's own
 * copies of pictures at third parties.
 */
export const reviewDisclosures: Migration = async (db) => {
  await db.schema.alterTable('reviews').addColumn('experience', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('reward', 'text').execute();
  await db.schema.alterTable('review_invitations').addColumn('reward', 'text').execute();
  await db.schema
    .createTable('picture_copies')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('file', 'text')
    .addColumn('tried_at', 'bigint', (column) => column.notNull())
    .execute();
};
