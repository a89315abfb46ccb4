import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { RemotePost } from '../../../app/ports/wordpress/blog-source.ts';
import type { PostWrites } from '../../../app/ports/wordpress/wordpress.ts';
import type { Ids } from '../../../app/ports.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import type { Engine } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { settleAddresses } from './article-addresses.ts';
import { linkPictures, releasePictures } from './post-pictures.ts';
import { postRecord } from './wordpress-tables.ts';

/** The numbers of written articles of each kind. */
export interface WrittenPosts {
  added: RemotePost[];
  changed: RemotePost[];
  removed: { externalId: number; title: string }[];
}

/**
 * Writes the articles of a part. An article that is stored keeps its id and stays hidden; one without a difference is
 * not written. An article in the blog's bin is removed.
 */
export async function writePosts(
  trx: Kysely<Schema>,
  engine: Engine,
  ids: Ids,
  { save, remove, demo }: PostWrites,
  now: number,
): Promise<WrittenPosts> {
  const written: WrittenPosts = { added: [], changed: [], removed: [] };
  const kept = save.filter(({ status }) => status !== 'trash');
  const known = await digestsOf(
    trx,
    save.map(({ externalId }) => externalId),
  );
  for (const post of kept) {
    const columns = columnsOf(post);
    const digest = digestOf(columns);
    const before = known.get(post.externalId);
    if (before === digest) continue;
    const row = { ...columns, digest, demo: demo ? 1 : 0, updated_at: now };
    const stored = await trx
      .insertInto('wordpress_posts')
      .values({ ...row, public_id: ids.next(), external_id: post.externalId, created_at: now })
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet(row))
      .returning(['id', 'public_id', 'title', 'status', 'hidden'])
      .executeTakeFirstOrThrow();
    await linkPictures(trx, engine, stored, post, now);
    (before === undefined ? written.added : written.changed).push(post);
  }
  const binned = save.filter(({ status }) => status === 'trash').map(({ externalId }) => externalId);
  const gone = [...remove, ...binned];
  if (gone.length > 0) {
    await releasePictures(trx, { externalIds: gone }, now);
    const rows = await trx
      .deleteFrom('wordpress_posts')
      .where('external_id', 'in', gone)
      .returning(['external_id', 'title'])
      .execute();
    written.removed = rows.map(({ external_id, title }) => ({ externalId: external_id, title }));
  }
  await settleAddresses(
    trx,
    kept.map(({ externalId }) => externalId),
  );
  return written;
}

async function digestsOf(trx: Kysely<Schema>, numbers: readonly number[]): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await trx
    .selectFrom('wordpress_posts')
    .select(['external_id', 'digest'])
    .where('external_id', 'in', numbers)
    .execute();
  return new Map(rows.map(({ external_id, digest }) => [external_id, digest]));
}

function columnsOf(post: RemotePost) {
  // Articles in the bin have been filtered out before.
  const status = post.status === 'trash' ? 'draft' : post.status;
  const { slug, link, title, ...others } = postRecord.toRow({ ...post, status });
  return { slug, link, title, title_key: searchKey(title), ...others };
}

const digestOf = (columns: ReturnType<typeof columnsOf>): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
