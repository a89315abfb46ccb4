import { leadSource } from '../../../domain/lead/lead-source.ts';
import type { Migration } from '../engine/migration.ts';
import { storableText } from '../engine/storable-text.ts';

/** Renames the sources of older leads as `leadSource` names them now: without commas, which separate listed sources. */
export const sourcesWithoutCommas: Migration = async (db) => {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'utm', 'referrer'])
    .where('source', 'like', '%,%')
    .execute();
  for (const { id, utm, referrer } of rows) {
    await db
      .updateTable('leads')
      .set({ source: storableText(leadSource(JSON.parse(utm), referrer)) })
      .where('id', '=', id)
      .execute();
  }
};
