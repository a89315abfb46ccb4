import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../tests/databases/databases.ts';
import { NOON } from '../../tests/factories.ts';
import type { CdnAccess } from '../domain/cdn/cdn.ts';
import { composePurging } from './compose-purging.ts';

const SITE = 'https://agency.example';
const sitemap = ['/', '/en', '/faq', '/p/nova', '/en/p/nova'].map((path) => `<loc>${SITE}${path}</loc>`);

eachEngine('a network of caches', (engine) => {
  let database: TestDatabase;
  let asked: string[];
  let now: number;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    [asked, now] = [[], NOON];
    vi.stubGlobal('fetch', async (address: string | URL, { method = 'GET' }: RequestInit = {}) => {
      const { origin, pathname } = new URL(address);
      if (origin === SITE) asked.push(pathname);
      if (method === 'POST') return Response.json({ success: true });
      const isList = pathname === '/sitemap.xml';
      return new Response(isList ? sitemap.join('') : '', {
        headers: { 'content-type': isList ? 'application/xml' : 'text/html' },
      });
    });
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await database.close();
  });

  async function askedAfterPurge(access: CdnAccess): Promise<string[]> {
    const log = { info() {}, warn() {}, error() {} };
    const purging = composePurging(
      database,
      { cdn: access, role: 'all' },
      { clock: { now: () => now }, log, random: () => 0.5, siteUrl: () => SITE },
    );
    if (!purging) throw new Error('no network');
    for (const loop of purging.loops) loop.start();
    // The purge of everything at the start, and the first walk.
    const rows = () => database.db.selectFrom('edge_purges').selectAll().execute();
    await vi.waitUntil(async () => (await rows()).length === 2);
    if (asked.length > 0) await vi.waitUntil(() => asked.includes('/en/p/nova'));
    await database.db.deleteFrom('edge_purges').execute();
    await new Promise((resolve) => setTimeout(resolve, 300));
    asked = [];
    purging.changed?.('p-nova');
    await vi.waitUntil(async () => (await rows()).length === 2);
    now += 1000;
    for (const work of purging.works) await Promise.all(await work.start('cdn', 9));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const loop of purging.loops) await loop.stop();
    return [...new Set(asked)].sort();
  }

  it('that deletes copies gets new ones of the changed pages', async () => {
    const access = { vendor: 'cloudflare', zone: 'zone1', token: 'a token of the API' } as const;
    expect(await askedAfterPurge(access)).toEqual(['/en/p/nova', '/p/nova']);
  });

  it('that marks copies as old is not asked for any', async () => {
    const access = { vendor: 'fastly', zone: 'zone1', token: 'a token of the API' } as const;
    expect(await askedAfterPurge(access)).toEqual([]);
  });
});
