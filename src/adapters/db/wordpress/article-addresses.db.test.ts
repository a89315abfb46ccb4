import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON, remotePost } from '../../../../tests/factories.ts';
import type { RemotePost } from '../../../app/ports/wordpress/blog-source.ts';
import { writePosts } from './post-writes.ts';
import { createShownPosts } from './shown-posts.ts';

type Article = Pick<RemotePost, 'slug' | 'status'> & Partial<RemotePost>;

eachEngine('the addresses of articles', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(() => database.db.deleteFrom('wordpress_posts').execute());
  afterAll(() => database.close());

  const write = (saved: Readonly<Record<number, Article>>, removed: number[] = []) =>
    database.db.transaction().execute((trx) =>
      writePosts(
        trx,
        engine,
        { next: randomUUID },
        {
          save: Object.entries(saved).map(([id, article]) => remotePost(Number(id), article)),
          remove: removed,
          demo: false,
          named: 0,
        },
        NOON,
      ),
    );
  const published = (slug: string): Article => ({ slug, status: 'publish' });
  /** Returns the slug of the article that an address shows or redirects to. */
  const at = async (slug: string) => (await createShownPosts(database).find(slug, NOON))?.slug;
  const ofArticle = async (externalId: number) => {
    const rows = await database.db
      .selectFrom('article_addresses')
      .select('slug')
      .where('external_id', '=', externalId)
      .where('present', '=', 1)
      .execute();
    return rows.map(({ slug }) => slug);
  };

  it('an article has the digest that was stored before, so that an update of the site rewrites no article', async () => {
    const image = { url: 'https://blog.example.com/a.jpg', alt: '' };
    await write({ 7: { ...published('guide'), categories: [3, 17], image } });
    const { digest } = await database.db
      .selectFrom('wordpress_posts')
      .select('digest')
      .executeTakeFirstOrThrow();
    expect(digest).toBe('7mcj-exgKgyME1KQNvE7-JsbuBXGM2okl0vNYI1aTyg');
  });

  it('an article gets the slug of one that is moved to the bin, in the same part and in a later one', async () => {
    await write({ 1: published('concert'), 9: published('fin') });
    await write({ 1: { slug: 'concert__trashed', status: 'trash' }, 2: published('concert') });
    expect(await ofArticle(2)).toEqual(['concert']);
    await write({ 3: published('fin') });
    expect(await ofArticle(3)).toEqual(['fin-3']);
    await write({}, [9]);
    expect(await ofArticle(3)).toEqual(['fin']);
    expect(await at('fin-3')).toBe('fin');
  });

  it('an article gets the slug of one that is a draft again, which gets another slug when it is published', async () => {
    await write({ 1: published('guide') });
    await write({ 1: { slug: 'guide', status: 'draft' } });
    expect(await at('guide')).toBeUndefined();
    await write({ 2: published('guide') });
    expect(await ofArticle(2)).toEqual(['guide']);
    await write({ 1: published('guide') });
    expect(await ofArticle(1)).toEqual(['guide-1']);
    await write({ 2: published('autre') });
    expect(await ofArticle(1)).toEqual(['guide']);
    expect(await at('guide-1')).toBe('guide');
  });

  it('two articles exchange their slugs, in one part and in two', async () => {
    await write({ 1: published('a'), 2: published('b') });
    await write({ 1: published('b'), 2: published('a') });
    expect([await ofArticle(1), await ofArticle(2)]).toEqual([['b'], ['a']]);
    await write({ 1: published('a') });
    expect([await ofArticle(1), await at('b')]).toEqual([['a-1'], 'a-1']);
    await write({ 2: published('b') });
    expect([await ofArticle(1), await ofArticle(2)]).toEqual([['a'], ['b']]);
  });

  it('an article keeps its address when the slug of another one with its number would be the same', async () => {
    await write({ 1: published('a'), 3: published('a-2') });
    await write({ 2: published('a') });
    expect([await ofArticle(2), await ofArticle(3)]).toEqual([['a-2-2'], ['a-2']]);
  });

  it('each published article has one address, its own slug if that is free, in whatever order articles change', async () => {
    const number = fc.integer({ min: 1, max: 4 });
    const article = fc.record({
      slug: fc.constantFrom('a', 'b', 'a-2', 'concert'),
      status: fc.constantFrom<RemotePost['status']>('publish', 'publish', 'draft', 'private', 'trash'),
    });
    const part = fc.record({
      save: fc.uniqueArray(fc.tuple(number, article), { selector: ([id]) => id, maxLength: 3 }),
      remove: fc.uniqueArray(number, { maxLength: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 2, maxLength: 8 }), async (parts) => {
        await database.db.deleteFrom('wordpress_posts').execute();
        const blog = new Map<number, Article>();
        const former = new Map<string, number>();
        for (const { save, remove } of parts) {
          const gone = remove.filter((id) => !save.some(([saved]) => saved === id));
          await write(Object.fromEntries(save), gone);
          for (const [id, one] of save) blog.set(id, one);
          for (const [id, one] of [...blog]) if (one.status === 'trash' || gone.includes(id)) blog.delete(id);
          const held = new Map<string, number>();
          for (const [id, { status }] of blog) {
            const own = await ofArticle(id);
            expect(own).toHaveLength(status === 'publish' ? 1 : 0);
            for (const slug of own) held.set(slug, id);
          }
          for (const [id, { slug, status }] of blog) {
            if (status === 'publish') expect(held.has(slug), `the slug of ${id}`).toBe(true);
            if (status === 'publish' && held.get(slug) !== id)
              expect(blog.get(held.get(slug) ?? 0)).toMatchObject({ status: 'publish' });
          }
          for (const [slug, id] of held) former.set(slug, id);
          for (const [slug, id] of former) {
            const [present] = blog.get(id)?.status === 'publish' ? await ofArticle(id) : [];
            expect(await at(slug), `${slug} of ${id}`).toBe(present);
            if (!blog.has(id)) former.delete(slug);
          }
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
