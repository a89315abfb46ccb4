import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Selects the pictures of the outer statement's article that are not ready yet: not tried, or being resized. Without
 * pictures that could not be fetched or resized.
 */
export const unpreparedPictures = (db: Kysely<Schema>) =>
  db
    .selectFrom('wordpress_post_pictures as pending')
    .innerJoin('wordpress_pictures as picture', 'picture.id', 'pending.picture_id')
    .leftJoin('media as copy', 'copy.id', 'picture.media_id')
    .select('pending.picture_id')
    .where('pending.post_id', '=', sql.ref<number>('wordpress_posts.id'))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('picture.state', '=', 'waiting'),
          eb('picture.media_id', 'is', null),
          eb('picture.tried_in', 'is', null),
        ]),
        eb('copy.state', '=', 'processing'),
      ]),
    );

/** Whether an article may be shown: it was before, or its pictures are ready. */
export const isPrepared =
  (db: Kysely<Schema>) =>
  ({ eb, or, not, exists }: ExpressionBuilder<Schema, 'wordpress_posts'>) =>
    or([eb('wordpress_posts.settled', '=', 1), not(exists(unpreparedPictures(db)))]);
