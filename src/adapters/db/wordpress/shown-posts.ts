import type { ShownPosts } from '../../../app/ports/wordpress/wordpress.ts';
import { articleAddress, articleAddressForms, isSameArticle } from '../../../domain/article/article-link.ts';
import type { Database } from '../engine/connect.ts';
import { isPrepared } from './unprepared-pictures.ts';
import { categoriesIn } from './wordpress-tables.ts';

/** Addresses that one statement names. */
const AT_ONCE = 1000;

/** Creates the reader of the articles that visitors may read, on either engine. `ShownPosts` documents its functions. */
export function createShownPosts({ db }: Database): ShownPosts {
  const shown = (now: number) =>
    db
      .selectFrom('wordpress_posts')
      .innerJoin('article_addresses', 'article_addresses.external_id', 'wordpress_posts.external_id')
      .where('article_addresses.present', '=', 1)
      .where('wordpress_posts.status', '=', 'publish')
      .where('wordpress_posts.hidden', '=', 0)
      .where(isPrepared(db))
      // The blog's clock may be ahead.
      .where('wordpress_posts.published_at', '<=', now);

  return {
    async list({ category, page, size }, now) {
      const chosen = shown(now).$if(category !== undefined, (query) =>
        query.where('wordpress_posts.categories', 'like', `%,${category},%`),
      );
      const items = await chosen
        .select(['wordpress_posts.public_id as id', 'article_addresses.slug'])
        .orderBy('wordpress_posts.published_at', 'desc')
        .orderBy('wordpress_posts.id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { total } = await chosen
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items, total };
    },

    async withIds(ids, now) {
      if (ids.length === 0) return [];
      const rows = await shown(now)
        .select(['wordpress_posts.public_id as id', 'article_addresses.slug'])
        .where('wordpress_posts.public_id', 'in', [...ids])
        .execute();
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },

    async find(slug, now) {
      const known = await db
        .selectFrom('article_addresses')
        .select('external_id')
        .where('slug', '=', slug)
        .executeTakeFirst();
      if (!known) return undefined;
      return shown(now)
        .select(['wordpress_posts.public_id as id', 'article_addresses.slug'])
        .where('wordpress_posts.external_id', '=', known.external_id)
        .executeTakeFirst();
    },

    async slugsOf(links, now) {
      const asked = [...new Set(links.flatMap(articleAddressForms))];
      const numbers = [...new Set(links.flatMap((link) => articleAddress(link)?.number ?? []))];
      const found: { link: string; slug: string; external_id: number }[] = [];
      for (let from = 0; from < Math.max(asked.length, numbers.length); from += AT_ONCE)
        found.push(
          ...(await shown(now)
            .select(['wordpress_posts.link', 'wordpress_posts.external_id', 'article_addresses.slug'])
            .where((eb) =>
              eb.or([
                eb('wordpress_posts.link', 'in', ['', ...asked.slice(from, from + AT_ONCE)]),
                eb('wordpress_posts.external_id', 'in', [0, ...numbers.slice(from, from + AT_ONCE)]),
              ]),
            )
            .execute()),
        );
      return new Map(
        links.flatMap((link): [string, string][] => {
          const own = articleAddress(link);
          const post = found.find(
            (one) =>
              isSameArticle(one.link, link) ||
              // The number of an article of this blog, not of another one.
              (own?.number === one.external_id && own.host === articleAddress(one.link)?.host),
          );
          return post ? [[link, post.slug]] : [];
        }),
      );
    },

    async countByCategory(now) {
      const rows = await shown(now)
        .select(({ fn }) => ['wordpress_posts.categories', fn.countAll<number>().as('total')])
        .groupBy('wordpress_posts.categories')
        .execute();
      const counts = new Map<number, number>();
      for (const { categories, total } of rows)
        for (const id of categoriesIn(categories)) counts.set(id, (counts.get(id) ?? 0) + total);
      return counts;
    },

    async entries(limit, now) {
      const rows = await shown(now)
        .select([
          'article_addresses.slug',
          'wordpress_posts.title',
          'wordpress_posts.excerpt',
          'wordpress_posts.published_at',
          'wordpress_posts.modified_at',
          'wordpress_posts.demo',
        ])
        .orderBy('wordpress_posts.published_at', 'desc')
        .orderBy('wordpress_posts.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ slug, title, excerpt, published_at, modified_at, demo }) => ({
        slug,
        title,
        excerpt,
        publishedAt: published_at ?? modified_at,
        modifiedAt: modified_at,
        demo: demo === 1,
      }));
    },
  };
}
