import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { adminEnv, tokenOf } from '../tests/e2e/admin.ts';
import { campaign } from '../tests/e2e/simulator.ts';
import { startSite } from '../tests/e2e/site.ts';
import { picture } from '../tests/pictures.ts';

/** A site on SQLite with a full disk: the operating system refuses every write of its process to a file. */

const SENTENCE = 'Le service est indisponible pour le moment. Réessayez dans un instant.';
/** The milliseconds after which the readiness check writes again. */
const CHECK_MS = 10_000;

const limitFiles = (pid: number, bytes: string) =>
  promisify(execFile)('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);

describe('a full disk', async () => {
  const site = await startSite(adminEnv);
  afterAll(async () => {
    await site.stop();
    site.remove();
  });
  const status = (path: string) => fetch(site.url + path).then((response) => response.status);
  const submit = (email: string) => site.post('/api/simulator/submit', { ...campaign(), email });

  it('makes forms return 503 with a message, keeps pages available, and loses no acknowledged lead', async () => {
    expect((await submit('before@example.com')).status).toBe(201);
    await limitFiles(site.pid(), '1');
    const refused = await submit('meanwhile@example.com');
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'unavailable', message: SENTENCE });
    await expect.poll(() => status('/api/ready'), { timeout: CHECK_MS }).toBe(503);
    expect(await status('/')).toBe(200);
    expect(await status('/api/health')).toBe(200);
    await limitFiles(site.pid(), 'unlimited');
    await expect.poll(() => status('/api/ready'), { timeout: CHECK_MS }).toBe(200);
    expect((await submit('after@example.com')).status).toBe(201);
    const stored = (await site.leads()).map(({ lead }) => lead.fields.email);
    expect(stored.toSorted()).toEqual(['after@example.com', 'before@example.com']);
    expect(site.log()).toMatch(/disk I\/O error|database or disk is full/);
    expect(site.log()).not.toContain('cannot rollback');
  }, 60_000);

  it('is reported by the readiness check while it has too little space for a lead', async () => {
    const log = `${site.dataDir}/mdmc.sqlite-wal`;
    // Space for a few pages of the database, which a small write needs.
    await limitFiles(site.pid(), String(statSync(log).size + 25_000));
    await expect
      .poll(async () => (await submit('small@example.com')).status, { timeout: CHECK_MS })
      .toBe(503);
    await expect.poll(() => status('/api/ready'), { timeout: CHECK_MS }).toBe(503);
    await limitFiles(site.pid(), 'unlimited');
    await expect.poll(() => status('/api/ready'), { timeout: CHECK_MS }).toBe(200);
  }, 60_000);

  it('makes an upload return 507 with a message, leaves no file behind, and accepts the next upload', async () => {
    const authorization = `Bearer ${await tokenOf(site)}`;
    const jpeg = new Uint8Array(await picture(1200, 800).jpeg().toBuffer());
    const upload = () =>
      fetch(`${site.url}/api/media?name=scene.jpg`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'image/jpeg' },
        body: jpeg,
      });
    const total = async () =>
      (await (await fetch(`${site.url}/api/media`, { headers: { authorization } })).json()).data.total;
    await limitFiles(site.pid(), '1');
    const refused = await upload();
    const { code, message } = await refused.json();
    expect([refused.status, code]).toEqual([507, 'media_no_room']);
    expect(message).not.toBe('');
    expect(await status('/')).toBe(200);
    await limitFiles(site.pid(), 'unlimited');
    expect(await total()).toBe(0);
    expect((await upload()).status).toBe(201);
  }, 60_000);
});
