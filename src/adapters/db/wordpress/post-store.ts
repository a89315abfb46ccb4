import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import type { Post, PostStore } from '../../../app/ports/wordpress/wordpress.ts';
import type { PostQuery } from '../../../contracts/wordpress.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { momentsOfDays } from '../../../domain/time/agency-day.ts';
import { picturesOf, withCopies } from '../../../domain/wordpress/article-pictures.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { containing } from '../engine/like-pattern.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { recordUses } from './post-pictures.ts';
import { isPrepared } from './unprepared-pictures.ts';
import { postRecord, type WordpressPostRow } from './wordpress-tables.ts';

/** The most authors that a filter offers. */
const AUTHORS = 200;

/** The columns of a list: not the text of an article, which may be long. */
const LISTED = [
  ...(['id', 'public_id', 'hidden', 'featured', 'demo'] as const),
  ...postRecord.columns.filter((column) => column !== 'html'),
];

const sortedBy = {
  date: sql.ref('published_at'),
  title: sql.ref('title_key'),
  modified: sql.ref('modified_at'),
} satisfies Record<PostQuery['sort'], Expression<unknown>>;

/** Creates the store of the blog's articles, on either engine. `PostStore` documents its functions. */
export function createPostStore({ db, engine }: Database): PostStore {
  return {
    async list(query) {
      const { page, pageSize, sort, order } = query;
      const rows = await db
        .selectFrom('wordpress_posts')
        .select(LISTED)
        .where((eb) => matches(eb, query))
        // A draft without a date is the newest of all.
        .orderBy(sortedBy[sort], (by) => (order === 'desc' ? by.desc().nullsFirst() : by.asc().nullsLast()))
        .orderBy('id', order)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { total } = await db
        .selectFrom('wordpress_posts')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where((eb) => matches(eb, query))
        .executeTakeFirstOrThrow();
      const copies = await featuredCopies(db, rows);
      return { items: rows.map((row) => toPost({ ...row, html: '' } as PostColumns, copies)), total };
    },

    async byId(id) {
      const row = await selected(db, id).executeTakeFirst();
      return row && toPost(row, await copiesIn(db, picturesOf({ image: imageOf(row), html: row.html })));
    },

    async change(id, judge) {
      return db.transaction().execute(async (trx) => {
        const row = await selected(trx, id)
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        if (!row) return undefined;
        const before = toPost(row, await featuredCopies(trx, [row]));
        const judged = judge(before, await featuredIn(trx));
        if (!judged.ok) return judged;
        if (judged.entries.length > 0) {
          const { featured } = judged.after;
          const hidden = judged.after.hidden ? 1 : 0;
          await trx
            .updateTable('wordpress_posts')
            .set({ hidden, featured })
            .where('id', '=', row.id)
            .execute();
          await recordUses(trx, engine, { ...row, hidden });
          await appendAudit(trx, ...judged.entries);
        }
        return { ok: true, value: judged.after };
      });
    },

    async place(id, place, entry) {
      return db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('wordpress_posts')
          .select(['id', 'public_id'])
          .where('featured', 'is not', null)
          .orderBy('featured')
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .execute();
        const own = rows.find(({ public_id }) => public_id === id);
        if (!own) return undefined;
        const others = rows.filter((row) => row !== own);
        for (const [index, row] of [...others.slice(0, place - 1), own, ...others.slice(place - 1)].entries())
          await trx
            .updateTable('wordpress_posts')
            .set({ featured: index + 1 })
            .where('id', '=', row.id)
            .execute();
        const row = await selected(trx, id).executeTakeFirstOrThrow();
        const post = toPost(row, await featuredCopies(trx, [row]));
        await appendAudit(trx, entry(post));
        return post;
      });
    },

    async allFeatured() {
      return db
        .selectFrom('wordpress_posts')
        .select(['public_id as id', 'title'])
        .where('featured', 'is not', null)
        .orderBy('featured')
        .execute();
    },

    async featured(now) {
      const rows = await db
        .selectFrom('wordpress_posts')
        .select('public_id')
        .where('featured', 'is not', null)
        .where('status', '=', 'publish')
        .where('hidden', '=', 0)
        .where(isPrepared(db))
        .where('published_at', '<=', now)
        .orderBy('featured')
        .execute();
      return rows.map(({ public_id }) => public_id);
    },

    async categories() {
      return db.selectFrom('wordpress_categories').selectAll().orderBy('name').execute();
    },

    async authors() {
      const rows = await db
        .selectFrom('wordpress_posts')
        .select('author')
        .distinct()
        .where('author', 'is not', null)
        .orderBy('author')
        .limit(AUTHORS)
        .execute();
      return rows.flatMap(({ author }) => author ?? []);
    },

    async numbers() {
      const rows = await db.selectFrom('wordpress_posts').select(['external_id', 'modified_at']).execute();
      return new Map(rows.map(({ external_id, modified_at }) => [external_id, modified_at]));
    },

    async count() {
      const { total } = await db
        .selectFrom('wordpress_posts')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    async stale(goneCategories, now) {
      const rows = await db
        .selectFrom('wordpress_posts')
        .select('external_id')
        .where((eb) =>
          eb.or([
            eb.and([eb('status', '=', 'future'), eb('published_at', '<=', now)]),
            ...goneCategories.map((id) => eb('categories', 'like', `%,${id},%`)),
          ]),
        )
        .execute();
      return rows.map(({ external_id }) => external_id);
    },

    async removeDemo() {
      await db.deleteFrom('wordpress_posts').where('demo', '=', 1).execute();
    },
  };
}

type PostColumns = Selectable<WordpressPostRow>;

const selected = (from: Kysely<Schema>, id: string) =>
  from.selectFrom('wordpress_posts').selectAll().where('public_id', '=', storableText(id));

function matches(
  eb: ExpressionBuilder<Schema, 'wordpress_posts'>,
  { q, status, hidden, category, author, from, to }: Partial<PostQuery>,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (q) {
    const pattern = containing(searchKey(storableText(q)));
    conditions.push(sql<SqlBool>`title_key like ${pattern} escape '\\'`);
  }
  if (status) conditions.push(eb('status', '=', status));
  if (hidden) conditions.push(eb('hidden', '=', 1));
  if (category !== undefined) conditions.push(eb('categories', 'like', `%,${category},%`));
  if (author) conditions.push(eb('author', '=', storableText(author)));
  const period = momentsOfDays(from, to);
  if (period.from !== undefined) conditions.push(eb('published_at', '>=', period.from));
  if (period.until !== undefined) conditions.push(eb('published_at', '<', period.until));
  return eb.and(conditions);
}

async function featuredIn(trx: Kysely<Schema>): Promise<{ count: number; last: number }> {
  const { count, last } = await trx
    .selectFrom('wordpress_posts')
    .select(({ fn }) => [fn.count<number>('featured').as('count'), fn.max('featured').as('last')])
    .executeTakeFirstOrThrow();
  return { count, last: last ?? 0 };
}

/**
 * Ids of copies in the media library, by the address in the blog. Without copies that could not be resized: the page
 * then shows that the picture stayed on the blog.
 */
type Copies = ReadonlyMap<string, string>;

/** The JSON is not validated: `writePosts` wrote it. */
const imageOf = ({ image }: Pick<PostColumns, 'image'>): Post['image'] =>
  image === null ? null : JSON.parse(image);

async function copiesIn(from: Kysely<Schema>, pictures: readonly { source: string }[]): Promise<Copies> {
  if (pictures.length === 0) return new Map();
  const rows = await from
    .selectFrom('wordpress_pictures as picture')
    .innerJoin('media', 'media.id', 'picture.media_id')
    .select(['picture.source', 'media.public_id'])
    .where('media.state', '<>', 'failed')
    .where(
      'picture.source',
      'in',
      pictures.map(({ source }) => source),
    )
    .execute();
  return new Map(rows.map(({ source, public_id }) => [source, public_id]));
}

const featuredCopies = (from: Kysely<Schema>, rows: readonly Pick<PostColumns, 'image'>[]): Promise<Copies> =>
  copiesIn(
    from,
    rows.flatMap((row) => picturesOf({ image: imageOf(row), html: '' })),
  );

function toPost(row: PostColumns, copies: Copies): Post {
  const post = postRecord.toRecord(row);
  return {
    ...post,
    id: row.public_id,
    html: withCopies(row.html, (source) => copies.get(source)),
    picture: (post.image && copies.get(post.image.url)) ?? null,
    hidden: row.hidden === 1,
    featured: row.featured,
    demo: row.demo === 1,
  };
}
