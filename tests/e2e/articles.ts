import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { type Blog, startBlog } from '../vendors/blog-articles.ts';
import { tokenOf } from './admin.ts';
import type { Site } from './site.ts';

/** A first synchronisation takes a second, and some more on a busy machine. */
const PATIENCE_MS = 30_000;

/** Connects a site to a fake blog, unless it is connected already, and synchronises it as an administrator. */
async function synchronise(site: { url: string }, blog: Blog, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: object) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await (await fetch(`${site.url}/api${path}`, init)).json()).data;
  };
  const { version, appPassword } = await ask('GET', '/settings/wordpress');
  const { username, password } = blog.wordpress.account;
  if (!appPassword.set)
    await ask('PUT', '/settings/wordpress', {
      version,
      url: blog.vendor.url,
      username,
      appPassword: password,
    });
  const before = (await ask('GET', '/wordpress/sync')).history.length;
  await ask('POST', '/wordpress/sync');
  // A loop and not `expect.poll`, because this runs before the tests of a file.
  const until = Date.now() + PATIENCE_MS;
  while ((await ask('GET', '/wordpress/sync')).history.length <= before) {
    if (Date.now() > until) throw new Error('the blog was not synchronised');
    await sleep(100);
  }
  return ask;
}

/** Starts a fake blog for a file of e2e tests, and synchronises the site with it. */
export async function blogOfFile(site: Site, options: Parameters<typeof startBlog>[0] = {}) {
  const blog = await startBlog(options);
  afterAll(() => blog.vendor.close());
  const ask = await synchronise(site, blog, await tokenOf(site));
  return { ...blog, ask, again: async () => synchronise(site, blog, await tokenOf(site)) };
}
