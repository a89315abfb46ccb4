import { countChanges, everyChange } from '../engine/counted-changes.ts';
import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the register of the agency's claims: what the agency stored of declared claims, and those that it added. */
export const claims: Migration = async (db, engine) => {
  await createTable(db, engine, 'claims')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('unit', 'text')
    .addColumn('amounts', 'text', (column) => column.notNull())
    .addColumn('upwards', 'integer', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('scope', 'text')
    .addColumn('basis', 'text')
    .addColumn('checked_by', 'text')
    .addColumn('checked_at', 'bigint')
    .addColumn('valid_until', 'text')
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('follows', 'text')
    .addColumn('announced', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await countChanges(db, engine, everyChange('claims', 'claims'));
};
