import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { fetchedArticle, NOON } from '../../../../tests/factories.ts';
import type { ArticleStore } from '../../../app/ports/feeds.ts';
import { createArticleStore } from './article-store.ts';

eachEngine('article store', (engine) => {
  let database: TestDatabase;
  let articles: ArticleStore;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    articles = createArticleStore(database, { next: randomUUID });
  });
  afterEach(() => database.close());

  it('returns an article as it was stored, and updates it when its source changes it', async () => {
    const fetched = fetchedArticle();
    expect(await articles.replace('vendor', [fetched], NOON)).toEqual({ added: 1, changed: 0, removed: 0 });
    const { externalId, ...rest } = fetched;
    const [article] = await articles.list(3);
    expect(article).toEqual({ ...rest, demo: false, id: expect.any(String) });
    const bare = { publishedAt: null, image: null, excerpt: '' };
    expect(await articles.replace('vendor', [fetchedArticle({ externalId, ...bare })], NOON)).toMatchObject({
      changed: 1,
    });
    expect(await articles.list(3)).toMatchObject([{ id: article?.id, ...bare }]);
    expect(await articles.replace('vendor', [fetchedArticle({ externalId, ...bare })], NOON)).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
    });
  });

  it('lists the newest first, and removes articles that are no longer in the list, of the same owner only', async () => {
    const list = [NOON - 5, null, NOON].map((publishedAt, index) =>
      fetchedArticle({ externalId: `${index}`, publishedAt }),
    );
    await articles.replace('vendor', list, NOON);
    await articles.replace('demo', [fetchedArticle({ publishedAt: NOON - 9 })], NOON);
    expect((await articles.list(10)).map(({ publishedAt }) => publishedAt)).toEqual([
      NOON,
      NOON - 5,
      NOON - 9,
      null,
    ]);
    expect(await articles.list(2)).toHaveLength(2);
    expect(await articles.replace('vendor', list.slice(1), NOON)).toMatchObject({ removed: 1 });
    expect([await articles.count('vendor'), await articles.count('demo')]).toEqual([2, 1]);
    expect(await articles.removeDemo()).toBe(1);
  });
});
