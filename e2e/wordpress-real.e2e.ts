import { expect, it } from 'vitest';
import type { PostPage, SyncView } from '../src/contracts/wordpress.ts';
import { adminEnv, tokenOf } from '../tests/journeys/admin.ts';
import { siteOfFile } from '../tests/journeys/site.ts';

/**
 * A WordPress of the machine that runs the tests, with an editor's application password. The journey changes the title of
 * its newest article, and changes it back.
 */
const {
  E2E_WORDPRESS_URL: url,
  E2E_WORDPRESS_USER: username = '',
  E2E_WORDPRESS_PASSWORD: appPassword = '',
} = process.env;
const site = url === undefined ? undefined : await siteOfFile({ ...adminEnv, BLOG_URL: '' });

it('a real WordPress is connected and synchronised, where E2E_WORDPRESS_URL names one', async () => {
  if (!site || url === undefined) {
    process.stderr.write(
      '\nNOT RUN: the journey against a real WordPress. Set E2E_WORDPRESS_URL, _USER and _PASSWORD.\n\n',
    );
    return;
  }
  const headers = { authorization: `Bearer ${await tokenOf(site)}`, 'content-type': 'application/json' };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${site.url}/api${path}`, {
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
  const sync = async () => {
    await call('POST', '/wordpress/sync');
    const state = () => call<SyncView>('GET', '/wordpress/sync');
    await expect.poll(async () => (await state()).current, { timeout: 40_000, interval: 100 }).toBeNull();
    return (await state()).history[0];
  };

  const typed = { url, username, appPassword };
  expect(await call('POST', '/settings/wordpress/test', typed)).toMatchObject({ reason: null });
  const wrong = { ...typed, appPassword: 'abcd efgh ijkl mnop' };
  expect(await call('POST', '/settings/wordpress/test', wrong)).toMatchObject({ reason: 'credentials' });
  await call('PUT', '/settings/wordpress', { ...typed, version: 0 });

  const counted = await blog('/posts?per_page=1&status=publish,future,draft,pending,private&_fields=id');
  const total = Number(counted.headers.get('x-wp-total'));
  expect(await sync()).toMatchObject({ state: 'done', added: total, changed: 0, removed: 0 });
  expect(await sync()).toMatchObject({ state: 'done', added: 0, changed: 0, removed: 0 });

  const [newest] = await (await blog('/posts?per_page=1&context=edit&_fields=id,title.raw')).json();
  const rename = (title: string) =>
    blog(`/posts/${newest.id}`, { method: 'POST', body: JSON.stringify({ title }) });
  const title = `Renommé ${Date.now()}`;
  try {
    expect((await rename(title)).status).toBe(200);
    expect(await sync()).toMatchObject({ state: 'done', changed: 1 });
    const { items } = await call<PostPage>('GET', `/wordpress/posts?q=${encodeURIComponent(title)}`);
    expect(items).toMatchObject([{ title }]);
  } finally {
    await rename(newest.title.raw);
  }
}, 120_000);
