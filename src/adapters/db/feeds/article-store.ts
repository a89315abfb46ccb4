import type { Selectable } from 'kysely';
import type { Article, ArticleStore, FetchedArticle } from '../../../app/ports/feeds.ts';
import type { Ids } from '../../../app/ports.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { ArticleRow } from '../reviews/review-tables.ts';
import { listDifference } from './list-difference.ts';

/** Creates the store of the blog's articles, on either engine. `ArticleStore` documents its functions. */
export function createArticleStore({ db }: Database, ids: Ids): ArticleStore {
  return {
    async replace(owner, items, now) {
      return db.transaction().execute(async (trx) => {
        const rows = await trx.selectFrom('articles').selectAll().where('owner', '=', owner).execute();
        const { added, changed, removed } = listDifference(rows, items.map(toContent));
        if (added.length > 0) {
          await trx
            .insertInto('articles')
            .values(
              added.map((content) => ({
                ...content,
                public_id: ids.next(),
                owner,
                demo: owner === 'demo' ? 1 : 0,
                created_at: now,
                updated_at: now,
              })),
            )
            // Another process may have stored the same list at the same moment.
            .onConflict((conflict) => conflict.columns(['owner', 'external_id']).doNothing())
            .execute();
        }
        for (const { id, content } of changed) {
          await trx
            .updateTable('articles')
            .set({ ...content, updated_at: now })
            .where('id', '=', id)
            .execute();
        }
        if (removed.length > 0) await trx.deleteFrom('articles').where('id', 'in', removed).execute();
        return { added: added.length, changed: changed.length, removed: removed.length };
      });
    },

    async count(owner) {
      const { total } = await db
        .selectFrom('articles')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      return total;
    },

    async removeDemo() {
      const { numDeletedRows } = await db
        .deleteFrom('articles')
        .where('demo', '=', 1)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async list(limit) {
      const rows = await db
        .selectFrom('articles')
        .selectAll()
        // An administrator hides them on this site; the feed names articles by their address.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('wordpress_posts')
                .select('wordpress_posts.id')
                .where('hidden', '=', 1)
                .whereRef('wordpress_posts.link', '=', 'articles.link'),
            ),
          ),
        )
        .orderBy('published_at', (order) => order.desc().nullsLast())
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toArticle);
    },
  };
}

function toContent(article: FetchedArticle) {
  return {
    external_id: storableText(article.externalId),
    title: storableText(article.title),
    excerpt: storableText(article.excerpt),
    link: storableText(article.link),
    published_at: article.publishedAt,
    categories: JSON.stringify(article.categories),
    image: article.image && JSON.stringify(article.image),
  } satisfies Partial<Selectable<ArticleRow>>;
}

/** The JSON is not validated: `toContent` wrote it. */
function toArticle(row: Selectable<ArticleRow>): Article {
  const categories: Article['categories'] = JSON.parse(row.categories);
  const image: Article['image'] = row.image === null ? null : JSON.parse(row.image);
  return {
    id: row.public_id,
    title: row.title,
    excerpt: row.excerpt,
    link: row.link,
    publishedAt: row.published_at,
    categories,
    image,
    demo: row.demo === 1,
  };
}
