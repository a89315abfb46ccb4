import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hookSnippet } from '../../src/admin/wordpress/hook-snippet.ts';
import type { MediaPage } from '../../src/contracts/media.ts';
import type { PostPage, SyncDto, SyncView } from '../../src/contracts/wordpress.ts';
import { missingForWordpress, type RealWordpress, startWordpress } from '../../tests/real-wordpress/start.ts';
import { startVendor } from '../../tests/vendors/vendor-server.ts';
import { fakeWordpress } from '../../tests/vendors/wordpress-api.ts';
import { fakePost } from '../../tests/vendors/wordpress-posts.ts';
import { administratorEnv, signIn } from './administrator.ts';
import { withDatabase } from './databases.ts';
import { childrenOf, eventLoop, loadWhile } from './page-load.ts';
import { residentMb, type SiteProcess, startSite } from './site-process.ts';

/** Articles, each with its own picture. A smaller number gives a quick first result. */
const ARTICLES = Number(process.env['BENCH_ARTICLES'] ?? 2000);
/** Articles of the blog whose synchronisation is interrupted. */
const FEW = Math.min(ARTICLES, 300);
/** Articles of a fake blog, without pictures: a real WordPress would need ten minutes to store them. */
const MANY = Number(process.env['BENCH_MANY'] ?? 10_000);
const QUIET_S = 10;
const SETTLE_MS = 4000;
const KILLS = 10;
const env = { ...administratorEnv, BLOG_URL: '', DEMO_DATA: 'off', RELEASE_SOURCES: 'off' };

/**
 * (n) The synchronisation with a real WordPress on this machine, whose PHP and MariaDB use the same processors:
 * the first one with all pictures, and the home page meanwhile; the second one; an edit, with and without the blog's message;
 * ten kills in the middle; two processes that begin one at once; and a fake blog of 10,000 articles.
 */
export async function measureWordpress() {
  const missing = missingForWordpress();
  if (missing !== undefined) throw new Error(`No WordPress can be started: ${missing}.`);
  const whole = await withWordpress(ARTICLES, measureOne);
  console.log(JSON.stringify(whole));
  return {
    articles: ARTICLES,
    ...whole,
    many: await measureMany(),
    ...(await withWordpress(FEW, async (wordpress) => ({
      interruptedArticles: FEW,
      kills: await measureKills(wordpress),
      atOnce: await measureAtOnce(wordpress),
    }))),
  };
}

async function withWordpress<T>(
  articles: number,
  measure: (wordpress: RealWordpress) => Promise<T>,
): Promise<T> {
  const wordpress = await startWordpress({ articles });
  try {
    return await measure(wordpress);
  } finally {
    await wordpress.stop();
  }
}

async function measureOne(wordpress: RealWordpress) {
  const site = await startSite(env);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  try {
    const desk = await openDesk(site, wordpress);
    await sleep(SETTLE_MS);
    await eventLoop(site.url);
    const alone = await loadWhile(site.url, agent, () => sleep(QUIET_S * 1000));
    const eventLoopAloneMs = await eventLoop(site.url);
    const loadBefore = loadavg();
    await wordpress.requests();
    const before = residentMb(site.pid);
    let highest = { siteMb: before, childMb: 0 };
    const watch = setInterval(() => {
      highest = {
        siteMb: Math.max(highest.siteMb, residentMb(site.pid)),
        childMb: Math.max(highest.childMb, ...childrenOf(site.pid).map(residentMb)),
      };
    }, 200);
    let first: Ended | undefined;
    const home = await loadWhile(site.url, agent, async () => {
      first = await desk.sync();
    });
    clearInterval(watch);
    const eventLoopDelayMs = await eventLoop(site.url);
    const asked = await wordpress.requests();
    const ready = await desk.ready();
    const second = await desk.sync();
    const secondRequests = (await wordpress.requests()).length;
    return {
      first: {
        ...first,
        requests: asked.length,
        pictures: asked.filter((path) => path.includes('.jpg')).length,
        resizedAtItsEnd: ready,
        memory: { before, ...highest },
        eventLoopDelayMs,
      },
      home: { alone, during: home, eventLoopAloneMs, loadBefore, loadAfter: loadavg() },
      second: { ...second, requests: secondRequests },
      edit: await measureEdit(wordpress, site, desk),
    };
  } finally {
    agent.destroy();
    await site.remove();
  }
}

/** The first and the second synchronisation of a long blog, with the home page meanwhile and the memory. */
async function measureMany() {
  const vendor = await startVendor([]);
  const account = { username: 'lea', password: 'abcd efgh', drafts: true };
  const content = '<p>Une campagne se prépare trois semaines avant la sortie.</p><h3>Le budget</h3>'.repeat(
    12,
  );
  const posts = Array.from({ length: MANY }, (_, index) => fakePost(index + 1, { content }));
  const wordpress = fakeWordpress({ account, posts });
  vendor.answer = { handler: wordpress.handler };
  const site = await startSite(env);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  try {
    const { username, password: appPassword } = account;
    const desk = await openDesk(site, { url: vendor.url, username, appPassword });
    await sleep(SETTLE_MS);
    await eventLoop(site.url);
    const before = residentMb(site.pid);
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, residentMb(site.pid));
    }, 200);
    let first: Ended | undefined;
    const home = await loadWhile(site.url, agent, async () => {
      first = await desk.sync();
    });
    clearInterval(watch);
    const eventLoopDelayMs = await eventLoop(site.url);
    const requests = wordpress.asked.length;
    wordpress.asked.length = 0;
    const second = await desk.sync();
    return {
      articles: MANY,
      first: { ...first, requests, memoryMb: { before, highest }, home, eventLoopDelayMs },
      second: { ...second, requests: wordpress.asked.length },
      load: loadavg(),
    };
  } finally {
    agent.destroy();
    await site.remove();
    await vendor.close();
  }
}

/**
 * Time from WordPress's response to an edit until the site has it: by a requested synchronisation, and by the blog's
 * message.
 */
async function measureEdit(wordpress: RealWordpress, site: SiteProcess, desk: Desk) {
  const edit = editor(wordpress);
  await edit('Once');
  const asked = await desk.sync();
  const isThere = await desk.count('Once');
  const secret = await desk.hookSecret();
  const address = `${site.url}/api/wordpress/hook`;
  await wordpress.addCode(hookSnippet({ address, secret, comment: 'MDMC' }));
  await sleep(11_000);
  const startedAt = performance.now();
  await edit('Twice');
  while ((await desk.count('Twice')) === 0) await sleep(50);
  const byMessageS = seconds(startedAt);
  await wordpress.addCode('');
  return { bySynchronisation: { ...asked, isThere: isThere === 1 }, byMessageS };
}

const editor = ({ url, username, appPassword }: RealWordpress) => {
  const authorization = `Basic ${Buffer.from(`${username}:${appPassword}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  return async (title: string) => {
    const [post] = (await (await fetch(`${url}/wp-json/wp/v2/posts?per_page=1`)).json()) as { id: number }[];
    const address = `${url}/wp-json/wp/v2/posts/${post?.id}`;
    await fetch(address, { method: 'POST', headers, body: JSON.stringify({ title }) });
  };
};

/** Kills the site ten times, each time after a further tenth, and counts the articles that are stored twice or not at all. */
async function measureKills(wordpress: RealWordpress) {
  let site = await startSite(env);
  try {
    await wordpress.requests();
    let desk = await openDesk(site, wordpress);
    await desk.begin();
    let kills = 0;
    for (; kills < KILLS; kills += 1) {
      const from = kills / KILLS;
      const total = FEW * 2;
      const reached = async () => {
        const { current } = await desk.state();
        return !current || (current.step === 'texts' && current.done > total * from);
      };
      while (!(await reached())) await sleep(30);
      if (!(await desk.state()).current) break;
      const { dataDir, port } = site;
      await site.stop('SIGKILL');
      site = await startSite(env, { dataDir, port });
      desk = await openDesk(site);
    }
    const last = await desk.ended();
    const asked = await wordpress.requests();
    const pictures = asked.filter((path) => path.includes('.jpg'));
    return {
      kills,
      counted: { added: last.added, changed: last.changed, removed: last.removed },
      stored: await desk.count(''),
      copies: await desk.copies(),
      picturesAskedTwice: pictures.length - new Set(pictures).size,
    };
  } finally {
    await site.remove();
  }
}

const measureAtOnce = (wordpress: RealWordpress) =>
  withDatabase('postgres', async (database) => {
    const sites = await Promise.all([startSite({ ...env, ...database }), startSite({ ...env, ...database })]);
    try {
      const [first, second] = sites;
      const desk = await openDesk(first, wordpress);
      const other = await openDesk(second);
      const statuses = await Promise.all([desk.begin(), other.begin()]);
      const { added, changed } = await desk.ended();
      return {
        statuses: statuses.toSorted(),
        synchronisations: (await desk.state()).history.length,
        added,
        changed,
        stored: await desk.count(''),
      };
    } finally {
      await Promise.all(sites.map((site) => site.remove()));
    }
  });

type Ended = Pick<SyncDto, 'state' | 'added' | 'changed' | 'removed'> & { seconds: number };
type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Returns the API calls of the back office; connects the blog, if there is one. */
async function openDesk(
  site: SiteProcess,
  wordpress?: Pick<RealWordpress, 'url' | 'username' | 'appPassword'>,
) {
  const token = await signIn(site.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const read = async <T>(path: string): Promise<T> =>
    ((await (await ask('GET', path)).json()) as { data: T }).data;
  const version = async () => (await read<{ version: number }>('/settings/wordpress')).version;
  const state = () => read<SyncView>('/wordpress/sync');
  const begin = async () => (await ask('POST', '/wordpress/sync')).status;
  const ended = async (): Promise<SyncDto> => {
    for (;;) {
      const { current, history } = await state();
      const [last] = history;
      if (!current && last) return last;
      await sleep(50);
    }
  };
  const pictures = (query: string) => read<MediaPage>(`/media?pageSize=100${query}`);
  if (wordpress) {
    const { url, username, appPassword } = wordpress;
    await ask('PUT', '/settings/wordpress', { version: await version(), url, username, appPassword });
  }
  return {
    state,
    begin,
    ended,
    async sync(): Promise<Ended> {
      const startedAt = performance.now();
      await begin();
      const { state: outcome, added, changed, removed } = await ended();
      return { state: outcome, added, changed, removed, seconds: seconds(startedAt) };
    },
    count: async (title: string) =>
      (await read<PostPage>(`/wordpress/posts?q=${encodeURIComponent(title)}`)).total,
    copies: async () => (await pictures('')).counts.all,
    /** Returns the number of resized pictures: they are resized in the order in which they were stored. */
    async ready() {
      let count = 0;
      for (let page = 1; ; page += 1) {
        const { items } = await pictures(`&page=${page}&order=asc`);
        const done = items.filter(({ state: of }) => of === 'ready').length;
        count += done;
        if (done < 100) return count;
      }
    },
    async hookSecret(): Promise<string> {
      const made = await ask('POST', '/settings/wordpress/hook-secret', { version: await version() });
      return ((await made.json()) as { data: { secret: string } }).data.secret;
    },
  };
}

const seconds = (startedAt: number) => Math.round((performance.now() - startedAt) / 100) / 10;
