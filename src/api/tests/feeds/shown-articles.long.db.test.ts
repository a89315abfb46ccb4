import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import {
  fakePost,
  openSyncedSite,
  POSTS,
  type SyncedSite,
} from '../../../../tests/wordpress/wordpress-sync.ts';
import { listArticles } from '../../../app/feeds/list-articles.ts';
import { onPageChange } from '../../../composition/page-changes.ts';
import type { ArticleView } from '../../../contracts/shown-article.ts';
import { PostPage } from '../../../contracts/wordpress.ts';

eachEngine('the articles that visitors may read', (engine) => {
  let blog: SyncedSite;
  beforeAll(async () => {
    blog = await openSyncedSite(engine);
    await blog.site.start();
  });
  beforeEach(async () => {
    blog.wordpress.categories = [
      { id: 1, name: 'Actualités' },
      { id: 2, name: 'Tutoriels' },
      { id: 3, name: 'Vide' },
    ];
    blog.hold();
    await blog.connect({ url: '', username: '', appPassword: undefined });
    await blog.connect();
  });
  afterAll(() => blog.close());

  const list = (part: { category?: string; page?: number } = {}) =>
    blog.site.pageArticles.list({ page: 1, ...part });
  const at = (slug: string) => blog.site.pageArticles.bySlug(slug);
  const hide = async (title: string, hidden: boolean) => {
    const { items } = PostPage.parse(await blog.read(`${POSTS}?q=${encodeURIComponent(title)}`));
    await blog.send('PATCH', `${POSTS}/${items[0]?.id}`, { hidden });
  };

  it('lists the published articles in pages and by category, newest first', async () => {
    const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T08:00:00`;
    blog.hold(
      ...Array.from({ length: 15 }, (_, index) =>
        fakePost(index + 1, { date_gmt: day(index + 1), categories: index < 2 ? [2] : [1] }),
      ),
    );
    await blog.sync();
    const first = await list();
    expect(first).toMatchObject({ total: 15, pages: 2, all: 15, category: null });
    expect(first?.items[0]).toMatchObject({
      title: 'Article 15',
      slug: 'article-15',
      minutes: 1,
      demo: false,
    });
    expect(first?.categories).toEqual([
      { name: 'Actualités', slug: expect.any(String), count: 13 },
      { name: 'Tutoriels', slug: expect.any(String), count: 2 },
    ]);
    expect((await list({ page: 2 }))?.items.map(({ title }) => title)).toEqual(['Article 2', 'Article 1']);
    const category = first?.categories[1]?.slug ?? '';
    expect(await list({ category })).toMatchObject({ total: 2, all: 15, category: { name: 'Tutoriels' } });
    expect(await list({ page: 3 })).toBeUndefined();
    expect(await list({ category: 'none' })).toBeUndefined();
  });

  it('shows neither the default by-line nor the default category of WordPress', async () => {
    blog.wordpress.categories = [
      { id: 1, name: 'Non classé' },
      { id: 2, name: 'Tutoriels' },
    ];
    blog.hold(
      fakePost(1, { categories: [1], author: 'admin' }),
      fakePost(2, { categories: [1, 2], author: 'Léa' }),
    );
    await blog.sync();
    const found = await list();
    expect(found?.items.map(({ author, category }) => [author, category?.name ?? null])).toEqual(
      expect.arrayContaining([
        [null, null],
        ['Léa', 'Tutoriels'],
      ]),
    );
    expect(found?.categories.map(({ name }) => name)).toEqual(['Tutoriels']);
  });

  it('returns an empty list of one page without a blog', async () => {
    expect(await list()).toMatchObject({ items: [], total: 0, page: 1, pages: 1, categories: [] });
  });

  it('shows no draft, private, protected, scheduled, hidden or deleted article at any address', async () => {
    const hidden = [
      fakePost(2, { title: 'Brouillon', status: 'draft' }),
      fakePost(3, { title: 'Privé', status: 'private' }),
      fakePost(4, { title: 'Protégé', isProtected: true }),
      fakePost(5, { title: 'Planifié', status: 'future', date_gmt: '2027-01-01T00:00:00' }),
      fakePost(6, { title: 'En attente', status: 'pending' }),
      // The blog's clock is ahead.
      fakePost(7, { title: 'Demain', date_gmt: '2026-11-26T00:00:00' }),
      fakePost(8, { title: 'Masqué' }),
    ];
    blog.hold(fakePost(1), ...hidden, fakePost(9, { title: 'Effacé' }));
    await blog.sync();
    await hide('Masqué', true);
    blog.hold(
      fakePost(1),
      ...hidden,
      fakePost(9, { title: 'Effacé', status: 'trash', modified_gmt: '2027-01-01T00:00:02' }),
    );
    await blog.sync();
    expect((await list())?.items.map(({ title }) => title)).toEqual(['Article 1']);
    for (let id = 2; id <= 9; id += 1) expect([id, await at(`article-${id}`)]).toEqual([id, undefined]);
    expect(await blog.site.pageArticles.entries(10)).toMatchObject([{ path: '/articles/article-1' }]);
    await hide('Masqué', false);
    expect(await at('article-8')).toMatchObject({ title: 'Masqué' });
  });

  it('finds articles by links in any form that the blog may use, also with an anchor', async () => {
    const forms = [
      'http://www.blog.example.com/cible',
      'https://blog.example.com/cible/?utm_source=x&fbclid=2',
      'https://blog.example.com/cible/#h-a',
      'https://blog.example.com/?p=2',
    ];
    const others = [
      'https://blog.example.com/?p=9',
      'https://other.example.com/?p=2',
      'https://blog.example.com/cible/2/',
    ];
    const content = [...forms, ...others].map((href) => `<p><a href="${href}">mot</a></p>`).join('');
    blog.hold(fakePost(1, { content }), fakePost(2, { slug: 'cible' }));
    await blog.sync();
    const article = (await at('article-1')) as ArticleView;
    expect(article.linked).toEqual(Object.fromEntries(forms.map((form) => [form, 'cible'])));
  });

  it('redirects from the former address of an article to the current one', async () => {
    blog.hold(fakePost(1, { slug: 'avant' }), fakePost(2, { slug: 'l%e2%80%99%c3%a9t%c3%a9' }));
    await blog.sync();
    expect(await at('avant')).toMatchObject({ title: 'Article 1' });
    expect(await at('l-ete')).toMatchObject({ title: 'Article 2' });
    const renamed = fakePost(1, { slug: 'apres', modified_gmt: '2027-01-01T00:00:01' });
    blog.hold(renamed, fakePost(2));
    await blog.sync();
    expect(await at('avant')).toEqual({ movedTo: 'apres' });
    // Another article takes the address: the address then shows that article.
    blog.hold(renamed, fakePost(2), fakePost(3, { slug: 'avant', modified_gmt: '2027-01-01T00:00:02' }));
    await blog.sync();
    expect(await at('avant')).toMatchObject({ title: 'Article 3' });
    expect(await at('apres')).toMatchObject({ title: 'Article 1' });
    // A slug that differs in the blog only by its accents has the same address here.
    blog.hold(renamed, fakePost(4, { slug: 'apr%c3%a8s', modified_gmt: '2027-01-01T00:00:03' }));
    await blog.sync();
    expect(await at('apres-4')).toMatchObject({ title: 'Article 4' });
  });

  it('returns the text, the categories and the wave of an article, with nothing that a browser fetches from the blog', async () => {
    blog.hold(
      fakePost(1, {
        categories: [2, 1, 99],
        content: '<p>Un</p><p>Deux <img src="https://blog.example.com/p.jpg" alt="x"></p>',
      }),
    );
    await blog.sync();
    const article = (await at('article-1')) as ArticleView;
    expect(article).toMatchObject({ picture: null, pictures: {}, wave: [expect.any(Number), 1] });
    expect(article.categories.map(({ name }) => name)).toEqual(['Tutoriels', 'Actualités']);
    expect(article.html).not.toMatch(/\ssrc=/);
  });

  it('links articles to each other on this site, except to a private article', async () => {
    const content =
      '<p><a href="https://blog.example.com/article-2/">a</a> <a href="https://blog.example.com/article-3/">b</a></p>';
    blog.hold(
      fakePost(1, { content }),
      fakePost(2, { slug: 'article-2' }),
      fakePost(3, { status: 'private' }),
    );
    await blog.sync();
    expect(await at('article-1')).toMatchObject({
      linked: { 'https://blog.example.com/article-2/': 'article-2' },
    });
  });

  it('shows the articles on the home page with links to their pages, instead of the feed', async () => {
    blog.hold(fakePost(1, { title: 'Sur TikTok' }));
    await blog.sync();
    const [article] = await blog.read<Record<string, unknown>[]>('/api/articles');
    expect(article).toMatchObject({
      title: 'Sur TikTok',
      path: '/articles/article-1',
      link: 'https://blog.example.com/article-1/',
      categories: ['tiktok'],
      lang: 'fr',
    });
  });

  it('shows featured articles first on the home page, in their order, and then the newest', async () => {
    const day = (number: number) => `2026-10-0${number}T08:00:00`;
    blog.hold(
      ...[1, 2, 3, 4].map((id) => fakePost(id, { date_gmt: day(id) })),
      fakePost(5, { status: 'draft' }),
    );
    await blog.sync();
    const { items } = PostPage.parse(await blog.read(`${POSTS}?sort=title&order=asc`));
    const [one, two, , , draft] = items.map(({ id }) => id);
    const { ports } = blog.site;
    const featured = async () => [two, draft, one].flatMap((id) => id ?? []);
    const home = await listArticles({ ...ports, posts: { ...ports.posts, featured } }, 'fr');
    expect(home.items.map(({ title }) => title)).toEqual(['Article 2', 'Article 1', 'Article 4']);
  });

  it('purges the pages that show an article, and the home page when its articles change', async () => {
    const told = { articles: vi.fn(), home: vi.fn() };
    onPageChange(blog.site, { ...told, all() {}, reviews() {}, landings() {} });
    blog.hold(fakePost(1));
    const calls = async (of: 'articles' | 'home') => {
      await blog.site.revisions.look();
      return told[of].mock.calls.length;
    };
    await blog.sync();
    await expect.poll(() => calls('home')).toBeGreaterThan(0);
    expect(await calls('articles')).toBeGreaterThan(0);
    // Changes within a second share one renewal: a pending renewal would hide the next change.
    await sleep(1100);
    await blog.site.revisions.look();
    const [home, articles] = [await calls('home'), await calls('articles')];
    await hide('Article 1', true);
    await expect.poll(() => calls('articles')).toBeGreaterThan(articles);
    await expect.poll(() => calls('home')).toBeGreaterThan(home);
  });
});
