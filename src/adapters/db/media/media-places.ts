import type { PictureFile } from '../../../app/ports/media.ts';
import type { Database } from '../engine/connect.ts';

/** Returns the files whose bytes are in the database (`inDatabase`), or those whose bytes are not, each name once. */
export async function filesByPlace(
  { db }: Database,
  inDatabase: boolean,
): Promise<Pick<PictureFile, 'name' | 'size' | 'sha256'>[]> {
  const files = await db
    .selectFrom('media_files')
    .select(['name', 'size', 'sha256'])
    .distinct()
    .where(({ eb, exists, not, selectFrom }) => {
      const there = exists(
        selectFrom('media_bytes')
          .select(eb.lit(1).as('one'))
          .whereRef('media_bytes.name', '=', 'media_files.name'),
      );
      return inDatabase ? there : not(there);
    })
    .orderBy('name')
    .execute();
  return files;
}
