import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/** The bits of the territories, as `territory-bits.ts` has them: a migration must not change with the code. */
const bits = { FR: 1, BE: 2, CH: 4, CA: 8, US: 16, UK: 32, DE: 64, ES: 128, IT: 256, GLOBAL: 512 };

/**
 * Makes one row of the territories in which a release competes: a number whose bits are territories. A release in ten
 * territories had ten rows, and a count in several of them had to remove the repetitions.
 */
export const placesBySet: Migration = async (db) => {
  await db.schema
    .createTable('release_places_by_set')
    .addColumn('genre', 'text', (column) => column.notNull())
    .addColumn('friday', 'text', (column) => column.notNull())
    .addColumn('class_rank', 'integer', (column) => column.notNull())
    .addColumn('territories', 'integer', (column) => column.notNull())
    .addColumn('release_id', 'bigint', (column) =>
      column.notNull().references('releases.id').onDelete('cascade'),
    )
    // Equal sets stand side by side, so that they are counted in the order of the index.
    .addPrimaryKeyConstraint('release_places_by_friday', [
      'genre',
      'friday',
      'class_rank',
      'territories',
      'release_id',
    ])
    .execute();
  const bitOf = sql.join(
    Object.entries(bits).map(([territory, bit]) => sql`when ${sql.lit(territory)} then ${sql.lit(bit)}`),
    sql` `,
  );
  await sql`
    insert into release_places_by_set (genre, friday, class_rank, territories, release_id)
    select genre, friday, class_rank, sum(case territory ${bitOf} else 0 end), release_id
    from release_places group by genre, friday, class_rank, release_id`.execute(db);
  await db.schema.dropTable('release_places').execute();
  await db.schema.alterTable('release_places_by_set').renameTo('release_places').execute();
  await db.schema
    .createIndex('release_places_of_release')
    .on('release_places')
    .column('release_id')
    .execute();
  // When an administrator asked for the source to be read at once.
  await db.schema.alterTable('release_sources').addColumn('asked_at', 'bigint').execute();
};
