import { setTimeout as sleep } from 'node:timers/promises';
import { startBlog } from '../../tests/vendors/blog-articles.ts';
import { signIn } from './administrator.ts';

const POLL_MS = 200;

/**
 * Connects a measured site to a fake blog, and returns the paths of its list and of two articles once their pictures are
 * ready: a long one with tables, code and players, and a short one.
 */
export async function publishArticles(url: string): Promise<string[]> {
  const { vendor, wordpress } = await startBlog({ covers: true });
  const headers = { authorization: `Bearer ${await signIn(url)}`, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()).data;
  };
  try {
    const { version } = await call('GET', '/settings/wordpress');
    const { username, password: appPassword } = wordpress.account;
    await call('PUT', '/settings/wordpress', { version, url: vendor.url, username, appPassword });
    await call('POST', '/wordpress/sync');
    while ((await call('GET', '/wordpress/sync')).history.length === 0) await sleep(POLL_MS);
    const isReady = ({ state }: { state: string }) => state !== 'processing';
    while (!(await call('GET', '/media?pageSize=100')).items.every(isReady)) await sleep(POLL_MS);
  } finally {
    await vendor.close();
  }
  return ['/articles', '/articles/le-vendredi', '/articles/article-3'];
}
