import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mdmc-secrets-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('returns the same secrets to eight processes that start at the same time', async () => {
  const script = `import { loadSecrets } from ${JSON.stringify(new URL('./secrets.ts', import.meta.url).href)};
    process.stdout.write(JSON.stringify(await loadSecrets(process.argv[1], {})));`;
  const run = () =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, dir]);
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.on('error', reject);
      child.on('close', () => resolve(output));
    });
  const outputs = await Promise.all(Array.from({ length: 8 }, run));
  expect(outputs[0]).toContain('whsec_');
  expect(new Set(outputs).size).toBe(1);
  expect((await readdir(dir)).sort()).toEqual([
    'push-key',
    'reminder-push-key',
    'session-secret',
    'settings-key',
    'webhook-secret',
  ]);
}, 30_000);
