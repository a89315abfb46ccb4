import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { picture } from '../../../../tests/pictures.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import type { FakeFile } from '../../../../tests/vendors/wordpress-api.ts';
import {
  fakePost,
  openSyncedSite,
  POSTS,
  SYNC,
  type SyncedSite,
} from '../../../../tests/wordpress/wordpress-sync.ts';
import { MediaPage } from '../../../contracts/media.ts';
import { PostDetail, type PostPage } from '../../../contracts/wordpress.ts';

const MEDIA = '/api/media?pageSize=100';

eachEngine('the pictures of the blog', (engine) => {
  let blog: SyncedSite;
  let red: Buffer;
  let blue: Buffer;
  let run = 0;
  beforeAll(async () => {
    blog = await openSyncedSite(engine, { BLOG_LANGUAGE: 'pt-BR' });
    await blog.site.start();
  });
  afterAll(() => blog.close());
  beforeEach(async () => {
    blog.hold();
    // A copy stays after a disconnection, so each test has other pictures at other addresses.
    run += 1;
    const shade = String(run * 5).padStart(2, '0');
    red = await picture(640, 400, `#aa00${shade}`).jpeg().toBuffer();
    blue = await picture(640, 400, `#${shade}00aa`).jpeg().toBuffer();
    blog.wordpress.files.clear();
    serve('/red.jpg', red);
    serve('/blue.jpg', blue);
    await blog.connect({ url: '', username: '', appPassword: undefined });
    await blog.connect();
    blog.wordpress.fetched.length = 0;
  });

  const at = (path: string) => `${blog.vendor.url}/${run}${path}`;
  const serve = (path: string, file: FakeFile) => blog.wordpress.files.set(`/${run}${path}`, file);
  const featured = (path: string, alt = '') => ({ source_url: at(path), alt_text: alt });
  const library = async (use = 'all') => MediaPage.parse(await blog.read(`${MEDIA}&use=${use}`)).items;
  const articles = async () =>
    (await blog.read<PostPage>(`${POSTS}?sort=title&order=asc&pageSize=100`)).items;
  const article = async (id: string | undefined) => PostDetail.parse(await blog.read(`${POSTS}/${id}`));
  const fetched = () => blog.wordpress.fetched.map(({ path }) => path.replace(`/${run}/`, '/'));
  const messages = async () => (await blog.state()).log.map(({ message }) => message);
  const later = { modified_gmt: '2026-12-01T08:00:00' };

  it('copies pictures into the media library with their text in the blog’s language, and fetches them once', async () => {
    blog.hold(
      fakePost(1, {
        featured: featured('/red.jpg', 'Um palco vermelho'),
        content: `<p>a</p><img src="${at('/blue.jpg')}" alt="Um palco azul" width="40" height="30">`,
      }),
      fakePost(2, { featured: featured('/red.jpg') }),
    );
    expect(await blog.sync()).toMatchObject({ state: 'done', added: 2 });
    const states = async () => (await library()).map(({ state }) => state);
    // A synchronisation ends when its pictures are ready.
    expect(await states()).toEqual(['ready', 'ready']);
    const found = (await library()).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(found).toMatchObject([
      {
        name: 'blue.jpg',
        alt: { pt: 'Um palco azul', fr: '' },
        createdBy: null,
        uses: [{ kind: 'article' }],
      },
      { name: 'red.jpg', alt: { pt: 'Um palco vermelho' }, uses: [{ state: 'online' }, { state: 'online' }] },
    ]);
    const [first, second] = await articles();
    expect([first?.picture, second?.picture]).toEqual([found[1]?.id, found[1]?.id]);
    expect(first?.thumbnail).toEqual(found[1]?.files.webp[0]);
    expect((await blog.state()).history[0]).toMatchObject({ found: { changes: 2, pictures: 2 } });
    const { content, pictures } = await article(first?.id);
    expect(content).toBe(
      `<p>a</p><img data-media="${found[0]?.id}" alt="Um palco azul" width="40" height="30" />`,
    );
    const file = pictures[found[0]?.id ?? ''];
    expect((await blog.site.mediaFiles.get(file?.url.split('/').at(-1) ?? ''))?.length).toBeGreaterThan(100);
    expect(fetched().toSorted()).toEqual(['/blue.jpg', '/red.jpg']);
    // The account's password is sent only to the API.
    expect(blog.wordpress.fetched.every(({ authorization }) => authorization === undefined)).toBe(true);
    expect(await blog.sync()).toMatchObject({ changed: 0, requests: 3 });
    expect(fetched()).toHaveLength(2);
  }, 30_000);

  it('shows a new article once its pictures are ready, and keeps a shown article while a new picture is resized', async () => {
    const slug = `prepared-${run}`;
    const seen = async () => {
      const shown: unknown[] = [];
      expect((await blog.send('POST', SYNC)).status).toBe(202);
      for (let busy = true; busy; ) {
        const article = await blog.site.pageArticles.bySlug(slug);
        shown.push(article === undefined ? 'absent' : 'picture' in article && article.picture !== null);
        busy = (await blog.state()).current !== null;
      }
      return new Set(shown);
    };
    blog.hold(fakePost(1, { slug, featured: featured('/red.jpg') }));
    expect(await seen()).not.toContain(false);
    expect((await blog.state()).history[0]).toMatchObject({ state: 'done', step: 'pictures' });
    expect(await blog.site.pageArticles.bySlug(slug)).toMatchObject({ picture: expect.any(String) });
    const content = `<p>b</p><img src="${at('/blue.jpg')}">`;
    blog.hold(fakePost(1, { ...later, slug, featured: featured('/red.jpg'), content }));
    expect(await seen()).toEqual(new Set([true]));
    expect((await library()).map(({ state }) => state)).toEqual(['ready', 'ready']);
  }, 30_000);

  it('shows an article whose picture cannot be resized, and logs that the picture stayed on the blog', async () => {
    const slug = `damaged-${run}`;
    serve('/red.jpg', red.subarray(0, 400));
    const content = `<p>b</p><img alt="Le concert" src="${at('/red.jpg')}">`;
    blog.hold(fakePost(1, { slug, featured: featured('/red.jpg'), content }));
    await blog.sync();
    const article = await blog.site.pageArticles.bySlug(slug);
    if (!article || 'movedTo' in article) throw new Error('The article is not shown.');
    expect(article.picture).toBeNull();
    // The page renders the line « resté sur le blog » for a picture with `data-src`.
    expect(article.html).toContain(`<img data-src="${at('/red.jpg')}" alt="Le concert"`);
    expect((await messages())[1]).toBe(
      'Images qui n’ont pas pu être préparées\u00a0: 1. Elles sont restées sur le blog.',
    );
    expect((await messages())[0]).toBe('Terminé\u00a0: 1 article ajouté.');
  }, 30_000);

  it('shows the cover on the cards of the home page and of shared links, with its caption', async () => {
    const caption = { rendered: '<p>La scène, <em>vendredi</em>.</p>' };
    blog.hold(
      fakePost(1, { title: 'Dernier', featured: { ...featured('/red.jpg'), caption }, slug: `titre-${run}` }),
    );
    await blog.sync();
    const cover = async () => (await blog.site.pageFeeds.articles('fr')).items[0]?.featuredImage;
    await expect.poll(cover, { timeout: 20_000 }).toMatchObject({
      medium: expect.stringMatching(/^\/media\/[0-9a-f]{16}-w\d+\.webp$/),
    });
    const shown = await blog.site.pageArticles.bySlug(`titre-${run}`);
    expect(shown).toMatchObject({
      caption: 'La scène, vendredi.',
      share: { url: expect.stringMatching(/-share\.jpg$/), width: 1200, height: 630 },
    });
  }, 30_000);

  it('fetches a picture again that the blog changed at the same address, and deletes the former copy', async () => {
    const shown = { featured: featured('/red.jpg'), slug: `titre-${run}` };
    blog.hold(fakePost(1, shown), fakePost(2));
    await blog.sync();
    const [before] = await library();
    serve('/red.jpg', blue);
    blog.wordpress.media = [{ source_url: at('/red.jpg'), modified_gmt: '2026-12-01T08:00:00' }];
    // No article changed, so this synchronisation does not check the pictures.
    expect(await blog.sync()).toMatchObject({ requests: 3 });
    expect(fetched()).toEqual(['/red.jpg']);
    blog.hold(fakePost(1, shown), fakePost(2, { modified_gmt: '2026-12-01T08:00:00' }));
    await blog.sync();
    expect(fetched()).toEqual(['/red.jpg', '/red.jpg']);
    const used = await library();
    expect(used).toMatchObject([{ uses: [{ name: 'Article 1' }] }]);
    expect(used[0]?.id).not.toBe(before?.id);
    expect(await library('deleted')).toContainEqual(expect.objectContaining({ id: before?.id, uses: [] }));
    blog.wordpress.media = [];
    await blog.sync();
    expect(fetched()).toHaveLength(2);
  }, 30_000);

  it('checks the pictures for changes once a day if no article changed', async () => {
    blog.hold(fakePost(1, { featured: featured('/red.jpg') }));
    await blog.sync();
    // The day is that of the blog's clock.
    blog.wordpress.instead = (_route, _query, response) => {
      response.setHeader('date', new Date(Date.now() + 25 * 3_600_000).toUTCString());
      return false;
    };
    await blog.sync();
    expect(blog.wordpress.asked.map(({ route }) => route)).toContain('/wp/v2/media');
    await blog.sync();
    blog.wordpress.instead = undefined;
    expect(blog.wordpress.asked.map(({ route }) => route)).not.toContain('/wp/v2/media');
  }, 30_000);

  it('refuses to delete a picture while an article shows it, and deletes it with the last article', async () => {
    const posts = [1, 2].map((id) => fakePost(id, { featured: featured('/red.jpg') }));
    blog.hold(...posts);
    await blog.sync();
    const [copy] = await library();
    expect(await problemOf(await blog.send('DELETE', `/api/media/${copy?.id}`))).toEqual([409, 'media_used']);
    blog.hold(fakePost(2, { featured: featured('/red.jpg') }));
    await blog.sync();
    expect(await library()).toMatchObject([{ uses: [{ name: 'Article 2' }] }]);
    blog.hold(fakePost(2, later));
    await blog.sync();
    expect(await library()).toEqual([]);
    expect(await library('deleted')).toContainEqual(expect.objectContaining({ id: copy?.id, uses: [] }));
    // The copy is restored without another request.
    blog.hold(fakePost(2, { featured: featured('/red.jpg'), modified_gmt: '2026-12-02T08:00:00' }));
    await blog.sync();
    expect(await library()).toMatchObject([{ id: copy?.id, deletedAt: null, uses: [{ state: 'online' }] }]);
    expect(fetched()).toEqual(['/red.jpg']);
  }, 30_000);

  it('counts a use as a draft if the article is hidden or not published', async () => {
    blog.hold(fakePost(1, { featured: featured('/red.jpg') }));
    await blog.sync();
    const [post] = await articles();
    await blog.send('PATCH', `${POSTS}/${post?.id}`, { hidden: true });
    expect((await library())[0]?.uses).toMatchObject([{ state: 'draft' }]);
    await blog.send('PATCH', `${POSTS}/${post?.id}`, { hidden: false });
    expect((await library())[0]?.uses).toMatchObject([{ state: 'online' }]);
    blog.hold(fakePost(1, { featured: featured('/red.jpg'), status: 'draft', ...later }));
    await blog.sync();
    expect((await library())[0]?.uses).toMatchObject([{ state: 'draft' }]);
  });

  it('stores one copy of the same picture at two addresses', async () => {
    serve('/again.jpg', red);
    blog.hold(
      fakePost(1, { featured: featured('/red.jpg') }),
      fakePost(2, { featured: featured('/again.jpg') }),
    );
    await blog.sync();
    const [copy, ...others] = await library();
    expect(others).toEqual([]);
    expect(copy?.uses).toHaveLength(2);
    expect((await articles()).map(({ picture: id }) => id)).toEqual([copy?.id, copy?.id]);
  });

  it('stores an article without its missing, too large, animated or invalid pictures, and logs their names', async () => {
    serve('/large.jpg', Buffer.concat([red, Buffer.alloc(10 * 1024 * 1024)]));
    serve('/page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'));
    serve('/moving.gif', Buffer.from('GIF89a\0\0'));
    serve(
      '/file.jpg',
      (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    const bad = ['/none.jpg', '/large.jpg', '/page.jpg', '/moving.gif', '/file.jpg'];
    const images = [...bad, '/red.jpg'].map((path) => `<img src="${at(path)}" alt="x">`);
    blog.hold(fakePost(1, { content: images.join('') }));
    expect(await blog.sync()).toMatchObject({ state: 'done', added: 1 });
    expect(await library()).toMatchObject([{ name: 'red.jpg' }]);
    const log = (await messages()).join('\n');
    for (const path of bad) expect(log).toContain(`Image ${path.slice(1)} ignorée`);
    expect(log).toContain('Images copiées\u00a0: 1, ignorées\u00a0: 5');
    const { content } = await article((await articles())[0]?.id);
    expect(content.match(/data-src=/g)).toHaveLength(5);
    expect(content).not.toContain(' src=');
    // They are not requested again until the article is changed.
    const before = fetched().length;
    await blog.sync();
    expect(fetched()).toHaveLength(before);
    serve('/none.jpg', blue);
    blog.hold(fakePost(1, { content: images.join(''), title: 'Neuf', ...later }));
    await blog.sync();
    expect(await library()).toHaveLength(2);
  }, 30_000);

  it('requests an unavailable picture in three synchronisations, and no more', async () => {
    serve('/busy.jpg', (_, response) => void response.writeHead(503).end());
    blog.hold(fakePost(1, { featured: featured('/busy.jpg') }));
    for (let times = 0; times < 4; times += 1) expect(await blog.sync()).toMatchObject({ state: 'done' });
    expect(fetched()).toEqual(['/busy.jpg', '/busy.jpg', '/busy.jpg']);
    expect((await articles())[0]?.picture).toBeNull();
  });

  it('leaves the other pictures for the next synchronisation after eight failed requests', async () => {
    const busy = Array.from({ length: 30 }, (_, index) => `/busy-${index}.jpg`);
    for (const path of busy) serve(path, (request) => void request.socket.resetAndDestroy());
    blog.hold(fakePost(1, { content: busy.map((path) => `<img src="${at(path)}" alt="">`).join('') }));
    expect(await blog.sync()).toMatchObject({ state: 'done', added: 1 });
    expect(fetched()).toHaveLength(8);
    expect((await messages()).join('\n')).toContain('Images restantes\u00a0: 22');
  });

  it('stops copying within seconds of a cancellation, and does not fetch copied pictures again', async () => {
    const hang = () => {};
    serve('/slow.jpg', hang);
    blog.hold(
      fakePost(1, { featured: featured('/red.jpg') }),
      ...Array.from({ length: 5 }, (_, index) =>
        fakePost(index + 2, { featured: featured(`/x${index}.jpg`) }),
      ),
      fakePost(9, { featured: featured('/slow.jpg') }),
    );
    await blog.send('POST', SYNC);
    await expect.poll(() => fetched().includes('/slow.jpg')).toBe(true);
    await blog.send('DELETE', SYNC);
    await expect
      .poll(async () => (await blog.state()).history[0]?.state, { timeout: 5000 })
      .toBe('cancelled');
    serve('/slow.jpg', blue);
    expect(await blog.sync()).toMatchObject({ state: 'done' });
    expect(fetched().filter((path) => path === '/red.jpg')).toHaveLength(1);
    expect(await library()).toHaveLength(2);
  }, 30_000);

  it('deletes the copies when the blog is disconnected, except those that another text shows', async () => {
    blog.hold(
      fakePost(1, { featured: featured('/red.jpg') }),
      fakePost(2, { featured: featured('/blue.jpg') }),
    );
    await blog.sync();
    const kept = (await library()).find(({ name }) => name === 'blue.jpg');
    await blog.site.ports.media.setUses({
      kind: 'landing',
      id: 'l',
      name: 'Nova',
      pictures: [{ id: kept?.id ?? '', state: 'online' }],
    });
    await blog.connect({ url: '', username: '', appPassword: undefined });
    expect(await library()).toMatchObject([{ id: kept?.id, uses: [{ kind: 'landing' }] }]);
    await blog.site.ports.media.setUses({ kind: 'landing', id: 'l', name: 'Nova', pictures: [] });
  });
});

eachEngine('the pictures of a blog at a private address', (engine) => {
  it('fetches no picture from a private address', async () => {
    const blog = await openSyncedSite(engine, { WEBHOOK_ALLOW_PRIVATE: 'off' });
    const { picture: fetchOne } = blog.site.ports.blogs.reader(
      {
        url: 'https://blog.example.com/',
        username: 'a',
        frequency: 'manual',
        categories: [],
        canonical: 'site',
      },
      new AbortController().signal,
    );
    for (const address of ['http://127.0.0.1/a.jpg', 'http://[::1]/a.jpg', 'http://169.254.169.254/a.jpg'])
      expect(await fetchOne(address)).toEqual({ ok: false, problem: 'address' });
    await blog.close();
  });
});
