import { setImmediate as otherWork } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { BlogPictureStore } from '../../../app/ports/wordpress/wordpress-pictures.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import { toMediaRow } from '../media/media-mapping.ts';
import type { Schema } from '../schema.ts';
import { leaveCopy } from './post-pictures.ts';
import { unpreparedPictures } from './unprepared-pictures.ts';

/** Addresses that one statement names. */
const AT_ONCE = 500;
/** Articles that one statement writes: on SQLite, visitors wait for its end. */
const SETTLED_AT_ONCE = 100;

/** Creates the store of the copies of the blog's pictures, on either engine. `BlogPictureStore` documents its functions. */
export function createBlogPictureStore(database: Database): BlogPictureStore {
  const { db } = database;
  const due = (sync: string) =>
    db
      .selectFrom('wordpress_pictures')
      .where('state', '=', 'waiting')
      .where((eb) => eb.or([eb('tried_in', 'is', null), eb('tried_in', '!=', sync)]))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('wordpress_post_pictures')
            .select('post_id')
            .whereRef('picture_id', '=', 'wordpress_pictures.id'),
        ),
      );
  return {
    async waiting(sync) {
      const { total } = await due(sync)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    next: (sync, limit) =>
      due(sync).select(['id', 'source', 'alt', 'attempts']).orderBy('id').limit(limit).execute(),

    async preparation() {
      const rows = await db
        .selectFrom('media')
        .where('media.state', 'in', ['processing', 'failed'])
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('wordpress_pictures')
              .innerJoin('wordpress_post_pictures', 'picture_id', 'wordpress_pictures.id')
              .select('wordpress_pictures.id')
              .whereRef('wordpress_pictures.media_id', '=', 'media.id'),
          ),
        )
        .select(({ fn }) => ['media.state', fn.countAll<number>().as('total')])
        .groupBy('media.state')
        .execute();
      const of = (state: string) => Number(rows.find((row) => row.state === state)?.total ?? 0);
      return { processing: of('processing'), failed: of('failed') };
    },

    async settleArticles() {
      for (;;) {
        const rows = await db
          .selectFrom('wordpress_posts')
          .select('id')
          .where('settled', '=', 0)
          .where(({ not, exists }) => not(exists(unpreparedPictures(db))))
          .limit(SETTLED_AT_ONCE)
          .execute();
        if (rows.length === 0) return;
        const ids = rows.map(({ id }) => id);
        await db.updateTable('wordpress_posts').set({ settled: 1 }).where('id', 'in', ids).execute();
        await otherWork();
      }
    },

    async backlog() {
      const { bytes } = await db
        .selectFrom('media_originals')
        // Both engines know the length without reading the bytes.
        .select(sql<number | string | null>`sum(length(bytes))`.as('bytes'))
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },

    async hasCopy(sha256) {
      return (await copyWith(db, sha256)) !== undefined;
    },

    // If the process is killed before the row is on the disk, the picture is fetched again.
    copied: (wanted, { sha256, picture, at }) =>
      bookkeeping(database, async (trx) => {
        const known = await copyWith(trx, sha256);
        const before = await trx
          .selectFrom('wordpress_pictures')
          .select('media_id')
          .where('id', '=', wanted.id)
          .executeTakeFirst();
        const media =
          known ??
          (
            await trx
              .insertInto('media')
              .values(toMediaRow(picture))
              .returning('id')
              .executeTakeFirstOrThrow()
          ).id;
        await trx
          .updateTable('wordpress_pictures')
          .set({ state: 'copied', problem: null, sha256, media_id: media })
          .where('id', '=', wanted.id)
          .execute();
        await trx
          .insertInto('media_uses')
          .columns(['media_id', 'kind', 'subject', 'name', 'state'])
          .expression((eb) =>
            eb
              .selectFrom('wordpress_posts as post')
              .innerJoin('wordpress_post_pictures as shown', 'shown.post_id', 'post.id')
              .select([
                sql<number>`cast(${media} as bigint)`.as('media_id'),
                sql<'article'>`'article'`.as('kind'),
                'post.public_id',
                'post.title',
                sql<
                  'online' | 'draft'
                >`case when post.status = 'publish' and post.hidden = 0 then 'online' else 'draft' end`.as(
                  'state',
                ),
              ])
              .where('shown.picture_id', '=', wanted.id),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        // A copy that was in the bin is shown again.
        await trx
          .updateTable('media')
          .set((eb) => ({ deleted_at: null, version: eb('version', '+', 1) }))
          .where('id', '=', media)
          .where('deleted_at', 'is not', null)
          .execute();
        if (before?.media_id && before.media_id !== media)
          await leaveCopy(trx, database.engine, { picture: wanted.id, media: before.media_id }, at);
      }),

    async replaced(sources) {
      for (let from = 0; from < sources.length; from += AT_ONCE)
        await db
          .updateTable('wordpress_pictures')
          .set({ state: 'waiting', attempts: 0, tried_in: null })
          .where('source', 'in', sources.slice(from, from + AT_ONCE))
          .where('state', '=', 'copied')
          .execute();
    },

    failed: (wanted, sync, problem, over) =>
      bookkeeping(database, async (trx) => {
        await trx
          .updateTable('wordpress_pictures')
          .set({
            state: over ? 'refused' : 'waiting',
            problem,
            attempts: wanted.attempts + 1,
            tried_in: sync,
          })
          .where('id', '=', wanted.id)
          .execute();
      }),
  };
}

async function copyWith(trx: Kysely<Schema>, sha256: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('wordpress_pictures')
    .select('media_id')
    .where('sha256', '=', sha256)
    .where('media_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.media_id ?? undefined;
}
