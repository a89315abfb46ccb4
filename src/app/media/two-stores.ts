import type { MediaStore } from '../ports/media.ts';

/**
 * Joins the stores of the database and of a bucket: new files are written to the bucket, and files are read from
 * either, so that they can be moved while the site runs.
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
