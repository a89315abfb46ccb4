import type { Migration } from '../engine/migration.ts';

/**
 * Separates messages that were sent from those that were kept as files: until here both were called sent, so that the
 * older ones can be either. Names the password link that a message carries: a message whose link has ended is not sent.
 */
export const keptMails: Migration = async (db) => {
  await db.schema.alterTable('mails').addColumn('link_digest', 'text').execute();
  await db.updateTable('mails').set({ state: 'sent_or_kept' }).where('state', '=', 'sent').execute();
};
