import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { hostilities } from '../../../../tests/vendors/vendor-server.ts';
import {
  fakePost,
  openSyncedSite,
  POSTS,
  SYNC,
  type SyncedSite,
} from '../../../../tests/wordpress/wordpress-sync.ts';
import { type PostDetail, PostPage, SyncView } from '../../../contracts/wordpress.ts';

const list = async (blog: SyncedSite, query = '') => PostPage.parse(await blog.read(`${POSTS}${query}`));
const titles = async (blog: SyncedSite, query = '?sort=title&order=asc&pageSize=100') =>
  (await list(blog, query)).items.map(({ title }) => title);

eachEngine('the synchronisation of the blog', (engine) => {
  let blog: SyncedSite;
  beforeAll(async () => {
    blog = await openSyncedSite(engine);
    await blog.site.start();
  });
  beforeEach(async () => {
    blog.wordpress.instead = undefined;
    blog.vendor.answer = { handler: blog.wordpress.handler };
    blog.wordpress.categories = [
      { id: 1, name: 'Actualités' },
      { id: 2, name: 'Tutoriels' },
    ];
    blog.hold();
    await blog.connect({ url: '', username: '', appPassword: undefined });
    await blog.connect();
  });
  afterAll(() => blog.close());

  it('adds every article in the first synchronisation, and sends three requests in the second', async () => {
    blog.hold(...Array.from({ length: 250 }, (_, index) => fakePost(index + 1)));
    expect(await blog.sync()).toMatchObject({
      state: 'done',
      percent: 100,
      added: 250,
      changed: 0,
      removed: 0,
      found: { connectMs: expect.any(Number), categories: 2, changes: 250, pictures: 0 },
      resumed: null,
    });
    expect(await list(blog)).toMatchObject({ total: 250 });
    const second = await blog.sync();
    expect(second).toMatchObject({ state: 'done', added: 0, changed: 0, removed: 0, requests: 3 });
    const view = SyncView.parse(await blog.state());
    expect(view).toMatchObject({ connected: true, sample: false, current: null, nextAt: null });
    expect(view.log[0]).toMatchObject({ type: 'success', message: expect.stringContaining('Terminé') });
  });

  it.each([200, 250])(
    'reads all %i articles of a blog whose cache removes the totals from the headers',
    async (count) => {
      blog.vendor.answer = {
        handler: (request, response) => {
          const head = response.writeHead.bind(response);
          response.writeHead = (status: number) => head(status);
          blog.wordpress.handler(request, response);
        },
      };
      blog.hold(...Array.from({ length: count }, (_, index) => fakePost(index + 1)));
      expect(await blog.sync()).toMatchObject({ state: 'done', added: count, found: { changes: count } });
      blog.hold(...Array.from({ length: count - 150 }, (_, index) => fakePost(index + 1)));
      expect(await blog.sync()).toMatchObject({ state: 'done', removed: 150 });
    },
  );

  it('logs the number of elements that stayed on the blog', async () => {
    blog.hold(
      fakePost(1, { content: '<p>Écoutez :</p><audio src="/demo.mp3"></audio><form><input></form>' }),
      fakePost(2, { content: '<p>[vc_row]Texte[/vc_row]</p>' }),
    );
    await blog.sync();
    const messages = (await blog.state()).log.map(({ message }) => message);
    expect(
      messages.filter((message) => /restés sur le blog\W+2\b|mise en page retirés\W+2\b/.test(message)),
    ).toHaveLength(2);
  });

  it('returns the newest hundred entries of the log, newest first', async () => {
    for (let part = 0; part < 3; part += 1) {
      const entries = Array.from({ length: 50 }, (_, index) => ({
        code: 'post_added' as const,
        params: { title: `${part}-${index}` },
      }));
      await blog.site.ports.syncs.note(entries, 0);
    }
    const { log } = await blog.state();
    expect(log).toHaveLength(100);
    expect([log[0]?.message, log[99]?.message]).toEqual([
      expect.stringContaining('2-49'),
      expect.stringContaining('1-0'),
    ]);
  });

  it('updates edited, re-dated, re-slugged, private and protected articles', async () => {
    const names = ['edited', 'dated', 'slugged', 'private', 'protected', 'unchanged'];
    const posts = names.map((title, index) => fakePost(index + 1, { title }));
    blog.hold(...posts);
    await blog.sync();
    const later = { modified_gmt: '2026-12-01T08:00:00' };
    const changes = [
      { content: '<p>Nouveau texte, plus long.</p>' },
      { date_gmt: '2026-07-01T22:30:00' },
      { slug: 'autre' },
      { status: 'private' },
      { isProtected: true },
    ];
    blog.hold(...posts.map((post, index) => ({ ...post, ...changes[index], ...(changes[index] && later) })));
    expect(await blog.sync()).toMatchObject({ state: 'done', added: 0, changed: 5, removed: 0 });
    const found = Object.fromEntries((await list(blog)).items.map((post) => [post.title, post]));
    expect(found['edited']?.words).toBe(4);
    // The time is that of `date_gmt`, whatever the blog's time zone.
    expect(found['dated']?.date).toBe('2026-07-01T22:30:00.000Z');
    expect(found['slugged']?.url).toBe('https://blog.example.com/autre/');
    expect([found['private']?.status, found['protected']?.status]).toEqual(['private', 'protected']);
    const { content } = await blog.read<PostDetail>(`${POSTS}/${found['protected']?.id}`);
    expect(content).toBe('');
  });

  it('removes binned and deleted articles, and finds imported articles that are older than the last synchronisation', async () => {
    blog.hold(fakePost(1), fakePost(2), fakePost(3));
    await blog.sync();
    blog.hold(
      fakePost(1),
      fakePost(2, { status: 'trash', modified_gmt: '2026-12-01T08:00:00' }),
      fakePost(9, { modified_gmt: '2020-01-01T08:00:00' }),
      fakePost(10, { modified_gmt: '2020-01-01T08:00:00' }),
    );
    expect(await blog.sync()).toMatchObject({ state: 'done', added: 2, changed: 0, removed: 2 });
    expect(await titles(blog)).toEqual(['Article 1', 'Article 10', 'Article 9']);
    expect(await blog.sync()).toMatchObject({ added: 0, changed: 0, removed: 0, requests: 3 });
  });

  it('reads the articles of a deleted category again, although the blog does not change their dates', async () => {
    blog.hold(fakePost(1, { categories: [1, 2] }), fakePost(2, { categories: [1] }));
    await blog.sync();
    blog.wordpress.categories = [{ id: 1, name: 'Nouvelles' }];
    blog.hold(fakePost(1, { categories: [1] }), fakePost(2, { categories: [1] }));
    expect(await blog.sync()).toMatchObject({ state: 'done', changed: 1 });
    const { items, categories } = await list(blog);
    expect(categories).toEqual([{ id: 1, name: 'Nouvelles' }]);
    expect(items.map((post) => post.categories)).toEqual([categories, categories]);
  });

  it('reads a scheduled article again on its day, although the blog does not change its modification date', async () => {
    blog.hold(fakePost(1, { status: 'future', date_gmt: '2026-11-24T11:00:00' }));
    await blog.sync();
    expect((await list(blog)).items[0]).toMatchObject({ status: 'future' });
    blog.hold(fakePost(1, { date_gmt: '2026-11-24T11:00:00' }));
    expect(await blog.sync()).toMatchObject({ changed: 1 });
    expect((await list(blog)).items[0]).toMatchObject({ status: 'publish' });
  });

  it('stores only the chosen categories, and adds the others again when they are chosen', async () => {
    blog.hold(fakePost(1, { categories: [1] }), fakePost(2, { categories: [2] }));
    await blog.sync();
    await blog.connect({ categories: [2] });
    expect(await blog.sync()).toMatchObject({ state: 'done', removed: 1 });
    expect(await titles(blog)).toEqual(['Article 2']);
    await blog.connect({ categories: [] });
    expect(await blog.sync()).toMatchObject({ added: 1 });
  });

  it('requests fewer long articles at once, and leaves out an article that is too long by itself', async () => {
    const long = `<p>${'mot '.repeat(1000)}</p>`;
    const posts = Array.from({ length: 100 }, (_, index) => fakePost(index + 1, { content: long }));
    posts[7] = fakePost(8, { content: 'x'.repeat(250_000) });
    blog.hold(...posts);
    expect(await blog.sync()).toMatchObject({ state: 'done', added: 99 });
    const { log } = await blog.state();
    expect(log.filter(({ type }) => type === 'error').length).toBeGreaterThan(0);
  }, 30_000);

  it('hides an article on this site, and keeps it hidden when the blog changes it', async () => {
    blog.hold(fakePost(1), fakePost(2));
    await blog.sync();
    const [post] = (await list(blog)).items;
    const hidden = await blog.send('PATCH', `${POSTS}/${post?.id}`, { hidden: true });
    expect((await hidden.json()).data).toMatchObject({ id: post?.id, hidden: true });
    blog.hold(...[1, 2].map((id) => fakePost(id, { title: 'Neuf', modified_gmt: '2026-12-01T08:00:00' })));
    await blog.sync();
    expect(await titles(blog, '?hidden=yes')).toEqual(['Neuf']);
    const entries = JSON.stringify(await blog.site.stores.audit.latest(20));
    expect(entries).toContain('post_hidden');
    expect(entries).toContain('sync_started');
  });

  it('features at most three published articles, in the order in which they were chosen', async () => {
    blog.hold(...[1, 2, 3, 4].map((id) => fakePost(id)), fakePost(5, { status: 'draft' }));
    await blog.sync();
    const ids = new Map((await list(blog)).items.map(({ title, id }) => [title, id]));
    const patch = async (number: number, body: object) => {
      const response = await blog.send('PATCH', `${POSTS}/${ids.get(`Article ${number}`)}`, body);
      return response.ok ? (await response.json()).data.featured : problemOf(response);
    };
    const { posts, clock } = blog.site.ports;
    const featured = async () => {
      const found = await posts.featured(clock.now());
      return found.map((id) => [...ids].find(([, known]) => known === id)?.[0]);
    };
    for (const number of [3, 1, 2]) expect(await patch(number, { featured: true })).toBe(true);
    expect(await featured()).toEqual(['Article 3', 'Article 1', 'Article 2']);
    expect(await patch(4, { featured: true })).toEqual([409, 'posts_featured_full']);
    // An article that is already featured keeps its place.
    expect(await patch(3, { featured: true })).toBe(true);
    expect(await patch(3, { hidden: true })).toBe(false);
    expect(await patch(3, { featured: true })).toEqual([409, 'post_not_public']);
    expect(await patch(5, { featured: true })).toEqual([409, 'post_not_public']);
    expect(await patch(4, { featured: true })).toBe(true);
    expect(await featured()).toEqual(['Article 1', 'Article 2', 'Article 4']);
    // An editor changes their order.
    expect(await patch(4, { place: 1 })).toBe(true);
    expect(await featured()).toEqual(['Article 4', 'Article 1', 'Article 2']);
    expect((await list(blog)).featured.map(({ title }) => title)).toEqual([
      'Article 4',
      'Article 1',
      'Article 2',
    ]);
    expect(await patch(4, { place: 3 })).toBe(true);
    expect(await featured()).toEqual(['Article 1', 'Article 2', 'Article 4']);
    expect(await patch(3, { place: 1 })).toEqual([404, 'not_found']);
    expect((await patch(4, { place: 4 }))?.[0]).toBe(422);
    // A synchronisation keeps the choice, and an article that is no longer published is not shown.
    blog.hold(
      fakePost(1, { title: 'Article 1', content: 'Neuf', modified_gmt: '2026-12-01T08:00:00' }),
      fakePost(2),
    );
    await blog.sync();
    expect(await featured()).toEqual(['Article 1', 'Article 2']);
    const entries = JSON.stringify(await blog.site.stores.audit.latest(20));
    expect(entries).toContain('post_featured');
    expect(entries).toContain('post_unfeatured');
  });

  it('removes a hidden article from the pages, and notifies the listeners of hidden articles', async () => {
    blog.hold(fakePost(1), fakePost(2));
    await blog.sync();
    await blog.site.feeds.refresher.refresh('articles');
    const shown = async () =>
      (await blog.read<{ title: string }[]>('/api/articles')).map(({ title }) => title);
    expect(await shown()).toEqual(expect.arrayContaining(['Article 1', 'Article 2']));
    const told = vi.fn();
    blog.site.revisions.on(['hidden_posts'], told);
    const post = (await list(blog, '?q=Article 2')).items[0];
    await blog.send('PATCH', `${POSTS}/${post?.id}`, { hidden: true });
    expect(await shown()).toEqual(['Article 1']);
    await blog.site.revisions.look();
    expect(told).toHaveBeenCalled();
    await blog.send('PATCH', `${POSTS}/${post?.id}`, { hidden: false });
    expect(await shown()).toHaveLength(2);
  });

  it('filters the articles by title, status, category, author and day', async () => {
    blog.hold(
      fakePost(1, { title: 'Été à Nantes', author: 'Inès', categories: [2] }),
      fakePost(2, { title: 'Hiver', status: 'draft' }),
      fakePost(3, { title: 'Printemps', date_gmt: '2026-03-20T23:30:00' }),
    );
    await blog.sync();
    expect(await titles(blog, '?q=ete')).toEqual(['Été à Nantes']);
    expect(await titles(blog, '?status=draft')).toEqual(['Hiver']);
    expect(await titles(blog, '?category=2')).toEqual(['Été à Nantes']);
    expect(await titles(blog, `?author=${encodeURIComponent('Inès')}`)).toEqual(['Été à Nantes']);
    // 23:30 UTC is the next day in Paris.
    expect(await titles(blog, '?from=2026-03-21&to=2026-03-21')).toEqual(['Printemps']);
    expect(await titles(blog, '?sort=date')).toEqual(['Hiver', 'Été à Nantes', 'Printemps']);
    expect((await list(blog)).authors).toEqual(['Inès', 'Rédaction']);
  });

  it.each(hostilities.filter((name) => !['twenty seconds', 'a drip'].includes(name)))(
    'keeps every article when the blog answers %s',
    async (hostile) => {
      blog.hold(fakePost(1), fakePost(2));
      await blog.sync();
      blog.vendor.answer = { hostile };
      await blog.send('POST', SYNC);
      await expect
        .poll(async () => (await blog.state()).current?.attempts ?? 1, { timeout: 15_000 })
        .toBeGreaterThan(0);
      expect(await titles(blog)).toEqual(['Article 1', 'Article 2']);
      await blog.send('DELETE', SYNC);
    },
    30_000,
  );

  it.each([
    ['no article at all', '[]', '0'],
    ['another shape', '{"hello":1}', '2'],
    ['articles of a wrong shape', '[{"id":"x"},null,{"id":3,"title":5}]', '3'],
  ])('keeps every article when the blog answers %s', async (_name, body, total) => {
    blog.hold(fakePost(1), fakePost(2));
    await blog.sync();
    blog.wordpress.instead = (route, _query, response) => {
      if (route !== '/wp/v2/posts') return false;
      response.writeHead(200, { 'x-wp-total': total, 'x-wp-totalpages': '1' }).end(body);
      return true;
    };
    await blog.sync();
    expect(await titles(blog)).toEqual(['Article 1', 'Article 2']);
  });

  it('retries after a pause when the blog is busy for a moment', async () => {
    blog.hold(fakePost(1));
    let refusals = 2;
    blog.wordpress.instead = (_route, _query, response) => {
      refusals -= 1;
      if (refusals < 0) return false;
      response.writeHead(refusals > 0 ? 503 : 429, { 'retry-after': '0' }).end();
      return true;
    };
    expect(await blog.sync()).toMatchObject({ state: 'done', added: 1 });
  });

  it('retries later when the blog is unavailable, and continues by itself afterwards', async () => {
    blog.hold(fakePost(1));
    blog.vendor.answer = { hostile: 'status 500' };
    await blog.send('POST', SYNC);
    await expect
      .poll(async () => (await blog.state()).current?.nextAttemptAt, { timeout: 20_000 })
      .toBeTruthy();
    const { current } = await blog.state();
    expect(current).toMatchObject({
      running: false,
      attempts: 1,
      reason: 'status',
      message: expect.any(String),
    });
    blog.vendor.answer = { handler: blog.wordpress.handler };
    blog.pass(61_000);
    await expect.poll(async () => (await blog.state()).history[0]?.added, { timeout: 20_000 }).toBe(1);
  });

  it('fails at once with the cause when the blog refuses the password', async () => {
    blog.wordpress.account.password = 'changed';
    expect(await blog.sync()).toMatchObject({ state: 'failed', reason: 'credentials' });
    blog.wordpress.account.password = 'abcd efgh';
    const { log } = await blog.state();
    expect(log[0]).toMatchObject({ type: 'error', message: expect.stringContaining('mot de passe') });
  });

  it('stops within seconds of a cancellation, and keeps the articles that it has read', async () => {
    blog.hold(...Array.from({ length: 150 }, (_, index) => fakePost(index + 1)));
    blog.wordpress.instead = (_route, query) => query.get('offset') === '100';
    await blog.send('POST', SYNC);
    await expect.poll(async () => (await blog.state()).current?.done, { timeout: 20_000 }).toBe(100);
    expect((await blog.send('POST', SYNC)).status).toBe(409);
    expect((await blog.send('DELETE', SYNC)).status).toBe(200);
    await expect
      .poll(async () => (await blog.state()).history[0]?.state, { timeout: 20_000 })
      .toBe('cancelled');
    expect((await list(blog)).total).toBe(100);
    expect(await problemOf(await blog.send('DELETE', SYNC))).toEqual([409, 'sync_not_running']);
  });

  it('deletes articles, synchronisations and log when the blog is disconnected', async () => {
    blog.hold(fakePost(1));
    await blog.sync();
    await blog.connect({ url: '', username: '', appPassword: undefined });
    expect(await list(blog)).toMatchObject({ total: 0, categories: [] });
    expect(await blog.state()).toMatchObject({ connected: false, current: null, history: [], log: [] });
    expect(await problemOf(await blog.send('POST', SYNC))).toEqual([409, 'wordpress_not_connected']);
    expect((await blog.state()).log[0]).toMatchObject({ type: 'error' });
  });

  it('starts by itself according to its frequency', async () => {
    await blog.connect({ frequency: 'hourly' });
    await blog.sync();
    const { nextAt, history } = await blog.state();
    expect(Date.parse(nextAt ?? '') - Date.parse(history[0]?.createdAt ?? '')).toBe(3_600_000);
  });
});

eachEngine('the samples of a site without a blog', (engine) => {
  let blog: SyncedSite;
  beforeAll(async () => {
    blog = await openSyncedSite(engine, { DEMO_DATA: 'on' });
    await blog.site.start();
  });
  afterAll(() => blog.close());

  it('adds marked samples by the same synchronisation, one to three in each category of the last 30 days', async () => {
    expect(await blog.state()).toMatchObject({ connected: true, sample: true, host: null });
    // The first synchronisation starts by itself.
    await expect.poll(async () => (await blog.state()).history[0]?.state, { timeout: 20_000 }).toBe('done');
    const [first] = (await blog.state()).history;
    const { items, categories } = await list(blog, '?pageSize=100');
    expect(first).toMatchObject({ state: 'done', added: items.length });
    expect(items.every(({ demo }) => demo)).toBe(true);
    expect(categories).toHaveLength(5);
    const now = Date.UTC(2026, 10, 24, 12);
    for (const { id } of categories) {
      const those = items.filter((post) => post.categories.some((category) => category.id === id));
      expect(those.length).toBeGreaterThanOrEqual(1);
      expect(those.length).toBeLessThanOrEqual(3);
      for (const { date } of those) expect(now - Date.parse(date ?? '')).toBeLessThan(30 * 86_400_000);
    }
    expect(await blog.sync()).toMatchObject({ added: 0, changed: 0, removed: 0 });
  });

  it('deletes the samples when a blog is connected', async () => {
    blog.hold(fakePost(1));
    await blog.connect();
    expect((await list(blog)).total).toBe(0);
    await blog.sync();
    expect((await list(blog)).items).toMatchObject([{ title: 'Article 1', demo: false }]);
  });
});
