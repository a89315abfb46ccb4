import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

const none = {
  ...{ session: undefined, settings: undefined, webhook: undefined, push: undefined },
  reminderPush: undefined,
};
const files = ['push-key', 'reminder-push-key', 'session-secret', 'settings-key', 'webhook-secret'];
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mdmc-secrets-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('loadSecrets', () => {
  it('generates secrets once, in files that only their owner can read', async () => {
    const folder = path.join(dir, 'new/folder');
    const first = await loadSecrets(folder, none);
    expect(await loadSecrets(folder, none)).toEqual(first);
    expect(first.session).toEqual([expect.stringMatching(/^.{32,}$/)]);
    expect(() => new Webhook(first.webhook)).not.toThrow();
    for (const name of await readdir(folder)) {
      expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    }
    expect((await readdir(folder)).sort()).toEqual(files);
  });

  it('returns the secrets of the environment, and then writes no file', async () => {
    const keys = { session: ['s'.repeat(32)], settings: ['k'.repeat(32)] };
    const given = { ...keys, webhook: 'whsec_x', push: 'p', reminderPush: 'r' };
    expect(await loadSecrets(dir, given)).toEqual(given);
    expect(await readdir(dir)).toEqual([]);
  });

  it('reads several session secrets from the file, the newest first', async () => {
    await writeFile(path.join(dir, 'session-secret'), `${'n'.repeat(32)},${'o'.repeat(32)}\n`);
    expect((await loadSecrets(dir, none)).session).toEqual(['n'.repeat(32), 'o'.repeat(32)]);
  });

  it('throws on a damaged file instead of signing with it', async () => {
    await writeFile(path.join(dir, 'webhook-secret'), 'whsec_short');
    await expect(loadSecrets(dir, none)).rejects.toThrow(/webhook-secret is damaged/);
    expect(await readFile(path.join(dir, 'webhook-secret'), 'utf8')).toBe('whsec_short');
  });

  it('removes the permissions of other users from a stored file', async () => {
    await loadSecrets(dir, none);
    await chmod(path.join(dir, 'session-secret'), 0o644);
    await loadSecrets(dir, none);
    expect((await stat(path.join(dir, 'session-secret'))).mode & 0o777).toBe(0o600);
  });
});
