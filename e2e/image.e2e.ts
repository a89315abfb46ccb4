import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../tests/e2e/free-port.ts';

/** The image cannot be built here, so the test runs the same commands in a folder with the same files. */
const root = fileURLToPath(new URL('..', import.meta.url));
const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8');
const image = mkdtempSync(path.join(tmpdir(), 'mdmc-image-'));
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** The packages that `npm prune --omit=dev` leaves, without those that the Dockerfile removes. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const removed: readonly string[] = dockerfile.match(/(?<=rm -rf .*)node_modules\/\S+/g) ?? [];
  return Object.entries(packages)
    .filter(([name, { dev, devOptional }]) => name !== '' && !dev && !devOptional && !removed.includes(name))
    .map(([name]) => name)
    .filter((name) => name.lastIndexOf('node_modules/') === 0 && existsSync(root + name));
}

it('the files that the Dockerfile copies serve the site and run its commands', async () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, name = '']) => name);
  expect(copied).toContain('dist');
  for (const name of copied.filter((one) => one !== 'node_modules'))
    cpSync(root + name, path.join(image, name), { recursive: true });
  const packages = productionPackages();
  expect(packages).toContain('node_modules/hono');
  for (const name of ['node', 'react', 'vite']) expect(packages).not.toContain(`node_modules/${name}`);
  for (const name of packages) {
    mkdirSync(path.dirname(path.join(image, name)), { recursive: true });
    symlinkSync(root + name, path.join(image, name));
  }

  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [program, ...args] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: path.join(image, 'data'),
    NODE_ENV: 'production',
  };
  const server = spawn(process.execPath, args, { cwd: image, env, stdio: 'ignore' });
  try {
    const statusOf = (address: string) =>
      fetch(`http://127.0.0.1:${port}${address}`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => statusOf('/api/ready'), { timeout: 50_000 }).toBe(200);
    for (const address of ['/', '/en/faq', '/admin', '/p/les-eclats-bleus'])
      expect([address, await statusOf(address)]).toEqual([address, 200]);
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['scripts/leads.ts', '--json'], { cwd: image, env });
    expect(JSON.parse(stdout).length).toBeGreaterThan(0);
    await run(process.execPath, ['scripts/backup.ts', path.join(image, 'backup')], { cwd: image, env });
    expect(existsSync(path.join(image, 'backup'))).toBe(true);
  } finally {
    const closed = once(server, 'close');
    server.kill('SIGKILL');
    await closed;
  }
});
