import type { Selectable } from 'kysely';
import type { Article, ArticleStore, FetchedArticle } from '../../../app/ports/feeds.ts';
import type { Ids } from '../../../app/ports.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { ArticleRow } from '../reviews/review-tables.ts';
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
