import type { MediaStore } from '../ports/media.ts';

/**
 * Joins the database's store and that of a bucket: new files go to the bucket, and files are read wherever they are, so
 * that they can be moved while the site runs.
 */
export function joinStores(database: MediaStore, bucket: MediaStore): MediaStore {
  return {
    put: bucket.put,
    get: async (name) => (await database.get(name)) ?? bucket.get(name),
    async remove(name) {
      await database.remove(name);
      await bucket.remove(name);
    },
  };
}
