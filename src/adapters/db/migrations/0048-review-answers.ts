import type { Migration } from '../engine/migration.ts';

/**
 * Adds the agency's public answer to a review, and when an invitation was sent by e-mail. The version of the answer grows
 * with each change, also when the answer is removed: by it, a form detects that it shows an outdated state.
 */
export const reviewAnswers: Migration = async (db) => {
  await db.schema.alterTable('reviews').addColumn('answer', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('answer_lang', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('answered_at', 'bigint').execute();
  await db.schema
    .alterTable('reviews')
    .addColumn('answer_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('review_invitations').addColumn('mailed_at', 'bigint').execute();
};
