import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server that only the tests use. */
export interface TestServer {
  /** Address of its `postgres` database. */
  url: string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
  /** Kills the server with SIGKILL. */
  crash(): Promise<void>;
  /** Starts a killed server again on its data. */
  restart(): Promise<void>;
  /** Pauses all processes of the server (SIGSTOP): connections stay open and get no response. */
  freeze(): void;
  thaw(): void;
}

/** Message for a developer whose machine has no PostgreSQL. */
export const howToInstall =
  'PostgreSQL was not found. Install its server (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql), ' +
  'or put its programs on the PATH; ALLOW_SKIP=1 leaves its tests out.';

/**
 * Returns the folder with the programs of an installed server; `undefined` if no server is installed. As root on
 * Debian, installs the package if it is missing, because a machine where tests run as root is disposable.
 */
export function findPostgres(): string | undefined {
  const found = installedPostgres();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.info(
    'PostgreSQL was not found. As this is root on Debian: apt-get installs the package postgresql.',
  );
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

/** Returns the folders where a server may be installed, newest version first. */
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
 * Starts a server on a new folder in the system's temporary folder, reachable only by a Unix socket.
 * @param durable whether commits reach the disk, as in production. For benchmarks; tests do not keep their data.
 * @param more further settings, such as `shared_preload_libraries=pg_stat_statements`
 */
export async function startPostgres(
  programs: string,
  durable = false,
  more: readonly string[] = [],
): Promise<TestServer> {
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
  const settings = ['max_connections=200', ...more];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let said = '';
  let server: ChildProcess;
  let ended: Promise<void>;
  const run = async () => {
    server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-h', '', ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.stderr?.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-4000);
    });
    ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await answers(url, () => server.exitCode === null && server.signalCode === null);
  };
  const killServer = () => server.kill('SIGQUIT');
  process.once('exit', killServer);
  const stop = async () => {
    process.off('exit', killServer);
    server.kill('SIGCONT');
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run();
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${said}`);
  }
  return {
    url,
    stop,
    async crash() {
      server.kill('SIGKILL');
      await ended;
    },
    async restart() {
      // The child processes of the killed server notice its end within a moment; until then the data folder is in use.
      const deadline = Date.now() + 30_000;
      for (;;) {
        try {
          return await run();
        } catch (error) {
          if (Date.now() > deadline)
            throw new Error(`PostgreSQL did not start again: ${said}`, { cause: error });
          await sleep(100);
        }
      }
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
  };
}

/** Sends a signal to a server and to the processes of its connections. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' });
  for (const pid of [server.pid, ...children.split('\n').filter(Boolean).map(Number)])
    if (pid !== undefined) process.kill(pid, signal);
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

/** Returns an unprivileged user for the server, because PostgreSQL refuses to run as root; else `undefined`. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The machine has no user of this name.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.');
}
