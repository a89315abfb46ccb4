import type { Kysely } from 'kysely';
import type { DuePicture, PictureCopies } from '../../../app/ports/picture-copies.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/** Creates the record of the copies of pictures, on either engine. `PictureCopies` documents its functions. */
export function createPictureCopies({ db }: Database): PictureCopies {
  const filesOf = async (sources: readonly string[]) => {
    if (sources.length === 0) return new Map<string, string>();
    const rows = await db
      .selectFrom('picture_copies')
      .select(['source', 'file'])
      .where('source', 'in', sources)
      .execute();
    return new Map(rows.flatMap(({ source, file }): [string, string][] => (file ? [[source, file]] : [])));
  };

  return {
    filesOf,

    async due(before, limit) {
      const shown = [...(await portraitsIn(db)), ...(await coversIn(db))];
      if (shown.length === 0) return [];
      const known = await db
        .selectFrom('picture_copies')
        .select('source')
        .where((eb) => eb.or([eb('file', 'is not', null), eb('tried_at', '>=', before)]))
        .execute();
      const done = new Set(known.map(({ source }) => source));
      return shown.filter(({ source }) => !done.has(source)).slice(0, limit);
    },

    async claim(source, before, now) {
      const claimed = await db
        .insertInto('picture_copies')
        .values({ source, file: null, tried_at: now })
        .onConflict((conflict) =>
          conflict
            .column('source')
            .doUpdateSet({ tried_at: now })
            .where('picture_copies.tried_at', '<', before)
            .where('picture_copies.file', 'is', null),
        )
        .returning('source')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async keep(source, file, now) {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('picture_copies').set({ file }).where('source', '=', source).execute();
        // A trigger counts the change, which revalidates the cached pages.
        await trx.updateTable('reviews').set({ updated_at: now }).where('avatar', '=', source).execute();
      });
    },

    async forget() {
      return db.transaction().execute(async (trx) => {
        const shown = new Set((await everyPicture(trx)).map(({ source }) => source));
        const copies = await trx.selectFrom('picture_copies').select(['source', 'file']).execute();
        const gone = copies.filter(({ source }) => !shown.has(source));
        for (const { source } of gone)
          await trx.deleteFrom('picture_copies').where('source', '=', source).execute();
        // Two addresses with the same picture share its copy.
        const kept = new Set(copies.filter((copy) => !gone.includes(copy)).map(({ file }) => file));
        return [...new Set(gone.flatMap(({ file }) => (file && !kept.has(file) ? file : [])))];
      });
    },
  };
}

/** As many articles as the home page shows. */
const COVERS = 3;

async function portraitsIn(db: Kysely<Schema>): Promise<DuePicture[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('avatar')
    .where('status', '=', 'approved')
    .where('avatar', 'is not', null)
    .groupBy('avatar')
    .execute();
  return rows.flatMap(({ avatar }) => (avatar ? { source: avatar, wanted: 'portrait' } : []));
}

async function coversIn(db: Kysely<Schema>, limit = COVERS): Promise<DuePicture[]> {
  const rows = await db
    .selectFrom('articles')
    .select('image')
    .orderBy('published_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ image }) => {
    const sizes = image === null ? undefined : (JSON.parse(image) as { full: string });
    return sizes ? { source: sizes.full, wanted: 'cover' } : [];
  });
}

const everyPicture = async (trx: Kysely<Schema>) => [
  ...(await portraitsIn(trx)),
  ...(await coversIn(trx, Number.MAX_SAFE_INTEGER)),
];
