import type { Selectable } from 'kysely';
import type { Article, ArticleStore, FetchedArticle } from '../../../app/ports/feeds.ts';
import type { Ids } from '../../../app/ports.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { type ArticleRow, articleRecord } from '../reviews/review-tables.ts';
import { createFeedRows } from './feed-rows.ts';

/** Creates the store of the blog's articles, on either engine. `ArticleStore` documents its functions. */
export function createArticleStore(database: Database, ids: Ids): ArticleStore {
  const { db } = database;
  const feed = createFeedRows(database, ids, 'articles');
  return {
    replace: (owner, list, now) =>
      db.transaction().execute(async (trx) => {
        const { missing, ...counts } = await feed.replace(trx, { owner, items: list.map(toContent), now });
        await feed.remove(
          trx,
          missing.map(({ id }) => id),
        );
        return { ...counts, removed: missing.length };
      }),
    count: feed.count,
    removeDemo: feed.removeDemo,

    async list(limit) {
      const rows = await db
        .selectFrom('articles')
        .selectAll()
        // Articles that an administrator has hidden; the feed identifies articles by their address.
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

const toContent = (article: FetchedArticle) => ({
  external_id: storableText(article.externalId),
  ...articleRecord.toRow(article),
});

const toArticle = (row: Selectable<ArticleRow>): Article => ({
  id: row.public_id,
  ...articleRecord.toRecord(row),
  demo: row.demo === 1,
});
