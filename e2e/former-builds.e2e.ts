import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/adapters/db/engine/connect.ts';
import { siteOfFile } from '../tests/e2e/site.ts';

const site = await siteOfFile();

it('a page that was opened before a deployment still finds its scripts', async () => {
  const script = 'export const former = 1;';
  const path = '/_site/former-a1b2c3d4.js';
  const { db, close } = await openDatabase(site);
  const bytes = brotliCompressSync(script);
  await db.insertInto('build_files').values({ path, encoding: 'br', bytes, used_at: Date.now() }).execute();
  const own = await db.selectFrom('build_files').select('path').where('path', '<>', path).execute();
  await close();
  const response = await fetch(site.url + path);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    script,
  ]);
  expect((await fetch(`${site.url}/_site/never-a1b2c3d4.js`)).status).toBe(404);

  // Every script, style sheet and font that the pages of this build name is stored for those of the next.
  const page = await (await fetch(`${site.url}/`)).text();
  const named = [...page.matchAll(/\/_site\/[\w.-]+/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !own.some(({ path: stored }) => stored === name))).toEqual([]);
});
