import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile, startSite } from '../../tests/e2e/site.ts';
import { findMovedClock, findNginx, prepareEdge } from '../../tests/edge.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';

if (!findNginx())
  throw new Error('nginx was not found. Install it (Debian, Ubuntu: apt-get install nginx-light).');

const edge = await prepareEdge();
const env = { ...adminEnv, EDGE_URL: edge.inner, TRUST_PROXY: '1' };
const site = await siteOfFile({ ...env, DEMO_DATA: 'on' }, /not renewed/);
/** A second process on the same data. */
const other = await startSite({ ...env, ...site.receiver.env, DATA_DIR: site.dataDir });
const ports = [site, other].map(({ url }) => Number(new URL(url).port));
await edge.start(ports);
afterAll(async () => {
  await edge.stop();
  edge.remove();
  await other.kill();
  other.remove();
  if (
    !(await fetch(site.url).then(
      () => true,
      () => false,
    ))
  )
    await site.start();
});

const call = apiCaller(edge, await tokenOf(site), '/landing-pages');
const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await http(edge, path, headers)).status;

it('a page that is published or taken offline is new through the cache within two seconds', async () => {
  expect(await statusOf('/p/nova')).toBe(302);
  const { id } = await call('POST', '', { title: 'Nova', template: 'album-release' });
  const { version } = await call('PUT', `/${id}`, { version: 1, content: landingContent('Nova') });
  await call('POST', `/${id}/publish`, { version, locales: ['fr'] });
  await expect.poll(() => statusOf('/p/nova'), { timeout: 2000 }).toBe(200);
  const second = await call('POST', '', { title: 'Vega', template: 'album-release' });
  const saved = await call('PUT', `/${second.id}`, { version: 1, content: landingContent('Vega') });
  await call('POST', `/${second.id}/publish`, { version: saved.version, locales: ['fr'] });
  await expect.poll(() => statusOf('/p/vega'), { timeout: 2000 }).toBe(200);
  await call('POST', `/${second.id}/unpublish`);
  await expect.poll(() => statusOf('/p/vega'), { timeout: 2000 }).toBe(302);
});

it('trap 13: restarts in turn, with a pause longer than nginx remembers, cost no visitor an answer', async () => {
  const statuses = new Map<number, number>();
  let ended = false;
  const visitor = async () => {
    for (let round = 0; !ended; round += 1) {
      const status = await statusOf(['/', '/en', '/p/nova?lang=fr', '/en/faq?lang=en'][round % 4] ?? '/');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(10);
    }
  };
  const visitors = [visitor(), visitor()];
  for (const process of [site, other]) {
    await process.stop();
    await process.start();
    await sleep(3000);
  }
  ended = true;
  await Promise.all(visitors);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(100);
});

it('every published page, with all that it shows, outlives the site for a week', async () => {
  await expect
    .poll(() => /copies for an outage renewed/.test(site.log()), { timeout: 60_000, interval: 200 })
    .toBe(true);
  const sitemap = (await http(edge, '/sitemap.xml')).body;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const online: { slug: string; state: string }[] = (await call('GET', '?perPage=100')).items;
  const landings = online.filter(({ state }) => state === 'live').map(({ slug }) => `/p/${slug}`);
  const pages = [...new Set([...listed, ...landings])];
  expect(pages.length).toBeGreaterThan(90);
  expect(landings.length).toBeGreaterThan(1);
  await site.kill();
  await other.kill();

  const failed: string[] = [];
  const files = new Set<string>();
  const look = async (path: string, headers: Record<string, string>, statuses = [200]) => {
    const { status, body } = await http(edge, path, headers);
    if (!statuses.includes(status)) failed.push(`${path} ${JSON.stringify(headers)} ${status}`);
    return body;
  };
  const walk = async (clock: string) => {
    for (const path of pages) {
      for (const encoding of ['br', 'gzip', ''])
        for (const language of ['', 'fr', 'en'])
          await look(path, {
            ...(encoding && { 'accept-encoding': encoding }),
            ...(language && { cookie: `lang=${language}` }),
          });
      const html = await look(path, {});
      for (const [file] of html.matchAll(/\/(?:_site|media|og)\/[\w./-]+/g)) files.add(file);
    }
    for (const file of files)
      for (const encoding of ['br', 'gzip']) await look(file, { 'accept-encoding': encoding });
    expect([clock, failed.slice(0, 10)]).toEqual([clock, []]);
  };
  await walk('now');
  expect(files.size).toBeGreaterThan(50);
  // The page that went offline does not come back, and a language that a page lacks leads to one that it has.
  expect(await statusOf('/p/vega')).toBe(302);
  for (const locale of locales) expect([200, 302]).toContain(await statusOf(localizePath(locale, '/p/nova')));
  if (!findMovedClock()) return;
  await edge.stop();
  await edge.start(ports, '+6d');
  await walk('+6d');
}, 180_000);

it('the reports of an outage are kept, and counted once by a command', async () => {
  await site.kill();
  await other.kill();
  // With the present time: reports of other times are left out.
  await edge.stop();
  await edge.start(ports);
  const REPORTS = 1000;
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'content-type': 'application/json',
  };
  const before = edge.kept().length;
  const body = '{"kind":"view","page":"/faq"}';
  // nginx limits the reports of each address.
  for (let sent = 0; sent < REPORTS; sent += 50) {
    const from = `127.0.2.${1 + sent / 50}`;
    await Promise.all(
      Array.from({ length: 50 }, () => http(edge, '/api/visits', headers, { method: 'POST', body, from })),
    );
  }
  await expect.poll(() => edge.kept().length - before, { timeout: 10_000 }).toBe(REPORTS);
  const folder = mkdtempSync(path.join(tmpdir(), 'mdmc-kept-'));
  const file = path.join(folder, 'kept.jsonl');
  writeFileSync(file, edge.kept().slice(before).join('\n'));
  const importFile = () =>
    execFileSync(process.execPath, ['scripts/visits.ts', 'import', file], {
      env: { ...process.env, DATA_DIR: site.dataDir },
      encoding: 'utf8',
    });
  expect(importFile()).toContain('1000 reports: 1000 counted, 0 left out');
  expect(importFile()).toContain('nothing was added');
  rmSync(folder, { recursive: true });
}, 60_000);
