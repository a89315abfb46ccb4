import { afterAll, beforeAll, expect, it } from 'vitest';
import { hookSnippet } from '../src/admin/wordpress/hook-snippet.ts';
import type { MediaPage } from '../src/contracts/media.ts';
import type { PostPage, SyncView } from '../src/contracts/wordpress.ts';
import { adminEnv, tokenOf } from '../tests/e2e/admin.ts';
import { sayNotRun } from '../tests/e2e/not-run.ts';
import { type Site, startSite } from '../tests/e2e/site.ts';
import { missingForWordpress, type RealWordpress, startWordpress } from '../tests/real-wordpress/start.ts';

const ARTICLES = 12;
const missing = missingForWordpress();
let wordpress: RealWordpress | undefined;
let site: Site | undefined;
beforeAll(async () => {
  if (missing === undefined)
    [wordpress, site] = await Promise.all([
      startWordpress({ articles: ARTICLES }),
      startSite({ ...adminEnv, BLOG_URL: '' }),
    ]);
}, 120_000);
afterAll(async () => {
  await site?.kill();
  site?.remove();
  await wordpress?.stop();
});

it('a real WordPress is connected and synchronised with its pictures, and reports its changes, if one can be started', async () => {
  if (!site || !wordpress)
    return sayNotRun('the journey against a real WordPress', missing ?? 'it did not start');
  const { url, username, password, appPassword } = wordpress;
  const origin = site.url;
  const headers = { authorization: `Bearer ${await tokenOf(site)}`, 'content-type': 'application/json' };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };
  const basic = `Basic ${Buffer.from(`${username}:${appPassword}`).toString('base64')}`;
  const blog = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/wp-json/wp/v2${path}`, {
      ...init,
      headers: { authorization: basic, 'content-type': 'application/json' },
    });
  const state = () => call<SyncView>('GET', '/wordpress/sync');
  const sync = async () => {
    await call('POST', '/wordpress/sync');
    await expect.poll(async () => (await state()).current, { timeout: 40_000, interval: 100 }).toBeNull();
    return (await state()).history[0];
  };

  const typed = { url, username, appPassword };
  expect(await call('POST', '/settings/wordpress/test', typed)).toMatchObject({ reason: null });
  const wrong = { ...typed, appPassword: 'abcd efgh ijkl mnop' };
  expect(await call('POST', '/settings/wordpress/test', wrong)).toMatchObject({ reason: 'credentials' });
  const own = { ...typed, appPassword: password };
  expect(await call('POST', '/settings/wordpress/test', own)).toMatchObject({ reason: 'login_password' });
  await call('PUT', '/settings/wordpress', { ...typed, version: 0 });

  expect(await sync()).toMatchObject({ state: 'done', added: ARTICLES, changed: 0, removed: 0 });
  expect(await sync()).toMatchObject({ state: 'done', added: 0, changed: 0, removed: 0 });
  const pictures = () => call<MediaPage>('GET', '/media?pageSize=100');
  await expect
    .poll(async () => (await pictures()).items.filter(({ state }) => state === 'ready').length, {
      timeout: 40_000,
    })
    .toBe(ARTICLES);
  const { items: copies } = await pictures();
  expect(copies.find(({ name }) => name === 'image-3.jpg')).toMatchObject({
    alt: { fr: 'Illustration de l’article 3' },
    uses: [{ kind: 'article', name: 'Article « 3 »', state: 'online' }],
  });

  const [newest] = await (await blog('/posts?per_page=1&context=edit&_fields=id,title.raw')).json();
  const rename = (title: string) =>
    blog(`/posts/${newest.id}`, { method: 'POST', body: JSON.stringify({ title }) });
  const found = async (title: string) =>
    (await call<PostPage>('GET', `/wordpress/posts?q=${encodeURIComponent(title)}`)).items;
  expect((await rename('Renommé une fois')).status).toBe(200);
  expect(await sync()).toMatchObject({ state: 'done', changed: 1 });
  expect(await found('Renommé une fois')).toMatchObject([{ title: 'Renommé une fois' }]);

  // The code that the connector shows is pasted into the blog, which then reports each change by itself.
  const { version } = await call<{ version: number }>('GET', '/settings/wordpress');
  const { secret } = await call<{ secret: string }>('POST', '/settings/wordpress/hook-secret', { version });
  const address = `${origin}/api/wordpress/hook`;
  await wordpress.addCode(hookSnippet({ address, secret, comment: 'MDMC' }));
  expect((await rename('Renommé deux fois')).status).toBe(200);
  await expect
    .poll(async () => (await found('Renommé deux fois')).length, { timeout: 60_000, interval: 500 })
    .toBe(1);
  expect((await state()).history[0]).toMatchObject({ trigger: 'hook', changed: 1 });
  await blog(`/posts/${newest.id}?force=true`, { method: 'DELETE' });
  await expect
    .poll(async () => (await found('Renommé deux fois')).length, { timeout: 60_000, interval: 500 })
    .toBe(0);
}, 240_000);
