import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server of the tests' own. */
export interface TestServer {
  /** Address of its `postgres` database. */
  url: string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** What to tell a person whose machine has no PostgreSQL. */
export const howToInstall =
  'PostgreSQL was not found. Install its server (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql), ' +
  'or put its programs on the PATH; ALLOW_SKIP=1 leaves its tests out.';

/**
 * The folder of an installed server's programs; `undefined` when there is none. As root on Debian it installs the
 * package first, for a machine that runs as root is a throw-away one.
 */
export function findPostgres(): string | undefined {
  const found = installedPostgres();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.info('PostgreSQL was not found: installing the package postgresql.');
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  } catch (error) {
    console.error(`apt-get did not succeed: ${String(error)}`);
  }
  return installedPostgres();
}

function installedPostgres(): string | undefined {
  return candidates().find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
}

/** Where servers are installed, the newest version first. */
function candidates(): string[] {
  const versions = (parent: string, pattern: RegExp): string[] =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((name) => pattern.test(name))
          .sort((a, b) => Number.parseFloat(b.replace(/\D*/, '')) - Number.parseFloat(a.replace(/\D*/, '')))
          .map((name) => path.join(parent, name, 'bin'))
      : [];
  return [
    ...versions('/usr/lib/postgresql', /^\d+$/),
    ...versions('/opt/homebrew/opt', /^postgresql(@\d+)?$/),
    ...versions('/usr/local/opt', /^postgresql(@\d+)?$/),
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...configuredFolder(),
  ];
}

function configuredFolder(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()];
  } catch {
    return [];
  }
}

/**
 * Starts a server on a new folder below the system's temporary one, reachable by a Unix socket only.
 * @param durable whether commits reach the disk, as in production: for benchmarks. Tests throw their data away.
 */
export async function startPostgres(programs: string, durable = false): Promise<TestServer> {
  const owner = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'mdmc-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder };
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...options, stdio: 'pipe' },
  );
  const settings = ['max_connections=200'];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-h', '', ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const killServer = () => server.kill('SIGQUIT');
  process.once('exit', killServer);
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    process.off('exit', killServer);
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url, () => server.exitCode === null);
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${said}`);
  }
  return { url, stop };
}

async function answers(url: string, alive: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (!alive() || Date.now() > deadline) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** PostgreSQL refuses to run as root: then somebody who owns nothing else runs it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.');
}
