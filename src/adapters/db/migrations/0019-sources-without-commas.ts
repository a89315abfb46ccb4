import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The sources of older leads as `leadSource` names them now: lists of sources are separated by commas. */
export const sourcesWithoutCommas: Migration = async (db) => {
  await sql`
    update leads set source = coalesce(nullif(trim(replace(source, ',', ' ')), ''), 'direct')
    where source like '%,%'`.execute(db);
};
