import type { BuildFiles } from '../../../app/ports/processes/build-files.ts';
import type { BuildFile } from '../../../contracts/build-file.ts';
import type { Database } from '../engine/connect.ts';

/** The most files written by one statement: PostgreSQL takes 65 535 parameters, SQLite 32 766. */
const BATCH = 50;

/** Creates the store of the files that pages of other builds load, on either engine. */
export function createBuildFiles({ db }: Database): BuildFiles {
  /** Returns the paths of which another process or an earlier start has stored the file. */
  async function known(paths: readonly string[]): Promise<Set<string>> {
    const rows = await db.selectFrom('build_files').select('path').where('path', 'in', paths).execute();
    return new Set(rows.map(({ path }) => path));
  }

  return {
    async keep(files, now) {
      for (let at = 0; at < files.length; at += BATCH) {
        const batch = files.slice(at, at + BATCH);
        const paths = batch.map(({ path }) => path);
        const stored = await known(paths);
        const fresh = batch.filter(({ path }) => !stored.has(path));
        if (fresh.length > 0)
          await db
            .insertInto('build_files')
            .values(fresh.map((file) => ({ ...file, used_at: now })))
            .onConflict((conflict) => conflict.column('path').doNothing())
            .execute();
        await db.updateTable('build_files').set({ used_at: now }).where('path', 'in', paths).execute();
      }
    },
    async get(path) {
      const row = await db
        .selectFrom('build_files')
        .select(['path', 'encoding', 'bytes'])
        .where('path', '=', path)
        .executeTakeFirst();
      return row as BuildFile | undefined;
    },
    async forget(before) {
      await db.deleteFrom('build_files').where('used_at', '<', before).execute();
    },
  };
}
