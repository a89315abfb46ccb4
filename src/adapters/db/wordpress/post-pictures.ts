import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { type ArticlePicture, picturesOf } from '../../../domain/wordpress/article-pictures.ts';
import type { PostStatus } from '../../../domain/wordpress/post-status.ts';
import type { Engine } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { writeUses } from '../media/media-uses.ts';
import type { Schema } from '../schema.ts';

/** The columns of an article that its use of pictures depends on. */
export interface ShowingPost {
  id: number;
  public_id: string;
  title: string;
  status: PostStatus;
  hidden: number;
}

/**
 * Records which pictures an article shows, in the transaction of its change. New addresses are queued for copying; one
 * that was refused is tried again, because the article has changed since.
 */
export async function linkPictures(
  trx: Kysely<Schema>,
  engine: Engine,
  post: ShowingPost,
  shown: Parameters<typeof picturesOf>[0],
  now: number,
): Promise<void> {
  const before = await copiesOf(trx, post.id);
  await trx.deleteFrom('wordpress_post_pictures').where('post_id', '=', post.id).execute();
  const pictures = picturesOf(shown).map(({ source, alt }) => ({
    source: storableText(source),
    alt: storableText(alt),
  }));
  if (pictures.length > 0) await insertLinks(trx, post.id, pictures);
  const after = await copiesOf(trx, post.id);
  if (before.length + after.length === 0) return;
  await recordUses(trx, engine, post);
  const kept = new Set(after.map(({ id }) => id));
  await binUnused(
    trx,
    before.map(({ id }) => id).filter((id) => !kept.has(id)),
    now,
  );
  await takeFromBin(
    trx,
    after.map(({ id }) => id),
  );
}

async function insertLinks(
  trx: Kysely<Schema>,
  postId: number,
  pictures: readonly ArticlePicture[],
): Promise<void> {
  const sources = pictures.map(({ source }) => source);
  await trx
    .insertInto('wordpress_pictures')
    .values(pictures.map((picture) => ({ ...picture, state: 'waiting' as const })))
    .onConflict((conflict) => conflict.column('source').doNothing())
    .execute();
  await trx
    .updateTable('wordpress_pictures')
    .set({ state: 'waiting', problem: null, attempts: 0, tried_in: null })
    .where('source', 'in', sources)
    .where('state', '=', 'refused')
    .execute();
  await trx
    .insertInto('wordpress_post_pictures')
    .columns(['post_id', 'picture_id'])
    .expression((eb) =>
      eb
        .selectFrom('wordpress_pictures')
        .select([eb.cast<number>(eb.val(postId), 'bigint').as('post_id'), 'id'])
        .where('source', 'in', sources),
    )
    .execute();
}

/** Records the copies that an article shows as used, as they are now. */
export async function recordUses(trx: Kysely<Schema>, engine: Engine, post: ShowingPost): Promise<void> {
  const state = post.status === 'publish' && post.hidden === 0 ? 'online' : 'draft';
  const copies = await copiesOf(trx, post.id);
  const pictures = copies.map(({ public_id: id }) => ({ id, state }) as const);
  await writeUses(trx, engine, { kind: 'article', id: post.public_id, name: post.title, pictures });
}

/**
 * Updates the uses of pictures in articles whose copy was replaced, and moves the former copy to the bin if no page
 * shows it.
 */
export async function leaveCopy(
  trx: Kysely<Schema>,
  engine: Engine,
  { picture, media }: { picture: number; media: number },
  now: number,
): Promise<void> {
  const posts = await trx
    .selectFrom('wordpress_posts as post')
    .innerJoin('wordpress_post_pictures as shown', 'shown.post_id', 'post.id')
    .select(['post.id', 'post.public_id', 'post.title', 'post.status', 'post.hidden'])
    .where('shown.picture_id', '=', picture)
    .execute();
  for (const post of posts) await recordUses(trx, engine, post);
  await binUnused(trx, [media], now);
}

const copiesOf = (trx: Kysely<Schema>, postId: number) =>
  trx
    .selectFrom('wordpress_post_pictures as shown')
    .innerJoin('wordpress_pictures as picture', 'picture.id', 'shown.picture_id')
    .innerJoin('media', 'media.id', 'picture.media_id')
    .select(['media.id', 'media.public_id'])
    .where('shown.post_id', '=', postId)
    .orderBy('media.id')
    .execute();

/** Releases the pictures of articles, before these are deleted in the same transaction. */
export async function releasePictures(
  trx: Kysely<Schema>,
  of: { externalIds: readonly number[] } | 'all',
  now: number,
): Promise<void> {
  const posts = trx
    .selectFrom('wordpress_posts')
    .select(['id', 'public_id'])
    .$if(of !== 'all', (query) => query.where('external_id', 'in', of === 'all' ? [] : [...of.externalIds]));
  const rows = await posts.execute();
  if (rows.length === 0) return;
  const copies = await trx
    .selectFrom('wordpress_pictures')
    .select('media_id')
    .distinct()
    .where('media_id', 'is not', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('wordpress_post_pictures')
        .select('picture_id')
        .where('post_id', 'in', posts.clearSelect().select('id')),
    )
    .execute();
  await trx
    .deleteFrom('media_uses')
    .where('kind', '=', 'article')
    .where('subject', 'in', posts.clearSelect().select('public_id'))
    .execute();
  await trx
    .deleteFrom('wordpress_post_pictures')
    .where('post_id', 'in', posts.clearSelect().select('id'))
    .execute();
  await binUnused(
    trx,
    copies.flatMap(({ media_id }) => media_id ?? []),
    now,
  );
  await trx.deleteFrom('wordpress_pictures').where('state', '!=', 'copied').where(isShownNowhere).execute();
}

const isShownNowhere = sql<SqlBool>`not exists (
  select 1 from wordpress_post_pictures where picture_id = wordpress_pictures.id)`;

/** Moves pictures that are no longer in use to the deleted part of the library, where they can be restored for a while. */
async function binUnused(trx: Kysely<Schema>, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const isUsed: Expression<SqlBool> = sql`exists (select 1 from media_uses where media_id = media.id)`;
  await trx
    .updateTable('media')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.not(isUsed))
    .execute();
}

async function takeFromBin(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('media')
    .set((eb) => ({ deleted_at: null, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .execute();
}
