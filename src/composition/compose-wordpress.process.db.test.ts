import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import {
  fakePost,
  openSyncedSite,
  POSTS,
  SYNC,
  type SyncedSite,
} from '../../tests/wordpress/wordpress-sync.ts';
import { readEnv } from '../config/env.ts';
import type { PostPage } from '../contracts/wordpress.ts';
import { compose } from './compose.ts';

const ARTICLES = 400;
const KILLS = 3;

/** Starts another process that works on the queues of the site, as the server does, and sends a message once it does. */
function startProcess(blog: SyncedSite): ChildProcess {
  const variables = {
    ...blog.site.variables,
    WEBHOOK_ALLOW_PRIVATE: 'on',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  };
  const script = `
    import { compose } from ${JSON.stringify(new URL('./compose.ts', import.meta.url).href)};
    import { readEnv } from ${JSON.stringify(new URL('../config/env.ts', import.meta.url).href)};
    await (await compose(readEnv(${JSON.stringify(variables)}), { pollMs: 20 })).start();
    process.send('started');`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

eachEngine('a synchronisation and its processes', (engine) => {
  it('continues a synchronisation after its process was killed, and neither loses nor repeats an article', async () => {
    const blog = await openSyncedSite(engine);
    blog.hold(...Array.from({ length: ARTICLES }, (_, index) => fakePost(index + 1)));
    await blog.connect();
    let asked = 0;
    /**
     * Processes killed so far. The blog does not answer the next request until its process is killed, and answers later
     * ones.
     */
    let killed = 0;
    blog.wordpress.instead = (route, query) => {
      if (route !== '/wp/v2/posts' || query.get('orderby') !== 'id') return false;
      asked += 1;
      return Number(query.get('offset')) === (killed + 1) * 100 && killed < KILLS;
    };
    await blog.send('POST', SYNC);
    for (; killed < KILLS; killed += 1) {
      const child = startProcess(blog);
      const before = asked;
      await expect
        .poll(async () => (await blog.state()).current?.done, { timeout: 20_000 })
        .toBe((killed + 1) * 100);
      await expect.poll(() => asked, { timeout: 5000 }).toBeGreaterThan(before);
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    const last = startProcess(blog);
    await expect.poll(async () => (await blog.state()).history[0]?.state, { timeout: 30_000 }).toBe('done');
    last.kill('SIGKILL');
    const { history, log } = await blog.state();
    expect(history).toMatchObject([
      { added: ARTICLES, changed: 0, removed: 0, resumed: { done: KILLS * 100, total: ARTICLES } },
    ]);
    expect(log.some(({ message }) => message.startsWith('Reprise'))).toBe(true);
    expect((await blog.read<PostPage>(POSTS)).total).toBe(ARTICLES);
    await blog.close();
  }, 90_000);

  it('continues a synchronisation from the same part after an orderly restart', async () => {
    const blog = await openSyncedSite(engine);
    blog.hold(...Array.from({ length: 150 }, (_, index) => fakePost(index + 1)));
    await blog.connect();
    let isSlow = true;
    blog.wordpress.instead = (_route, query) => isSlow && query.get('offset') === '100';
    const variables = {
      ...blog.site.variables,
      WEBHOOK_ALLOW_PRIVATE: 'on',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
    };
    const first = await compose(readEnv(variables), { pollMs: 10 });
    await first.start();
    await blog.send('POST', SYNC);
    await expect.poll(async () => (await blog.state()).current?.done, { timeout: 30_000 }).toBe(100);
    await first.close();
    expect((await blog.state()).current).toMatchObject({ running: false, done: 100 });
    isSlow = false;
    const second = await compose(readEnv(variables), { pollMs: 10 });
    await second.start();
    await expect.poll(async () => (await blog.state()).history[0]?.added, { timeout: 30_000 }).toBe(150);
    await second.close();
    await blog.close();
  }, 90_000);

  it('starts one of two simultaneous synchronisations, and lets one of two processes work on it', async () => {
    const blog = await openSyncedSite(engine);
    blog.hold(...Array.from({ length: 250 }, (_, index) => fakePost(index + 1)));
    await blog.connect();
    const other = startProcess(blog);
    await once(other, 'message');
    await blog.site.start();
    const statuses = await Promise.all([blog.send('POST', SYNC), blog.send('POST', SYNC)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    await expect.poll(async () => (await blog.state()).history[0]?.state, { timeout: 10_000 }).toBe('done');
    expect((await blog.state()).history).toMatchObject([{ added: 250, changed: 0, removed: 0 }]);
    const parts = blog.wordpress.asked.flatMap(({ query }) => query.get('offset') ?? []);
    // On a busy machine a request can be sent again; a second worker would ask for each part again.
    expect([...new Set(parts)]).toEqual(['0', '100', '200']);
    expect(parts.length).toBeLessThan(5);
    other.kill('SIGKILL');
    await once(other, 'close');
    await blog.close();
  }, 30_000);
});
