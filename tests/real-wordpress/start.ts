import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGE = '/usr/share/wordpress';
const here = import.meta.dirname;

/** The files that a WordPress needs, by the name of Debian's package. */
const needed = {
  wordpress: `${PACKAGE}/wp-load.php`,
  'mariadb-server': '/usr/sbin/mariadbd',
  'php-cli': '/usr/bin/php',
};
/** The extensions of PHP, by the name of Debian's package. */
const extensions = { 'php-mysql': 'mysqli', 'php-gd': 'gd' };

export interface RealWordpress {
  url: string;
  /** An administrator of the blog, with an application password. */
  username: string;
  /** The password with which the user signs in to the blog. */
  password: string;
  appPassword: string;
  /** Adds PHP to the blog, as its `functions.php` would have it. */
  addCode(php: string): Promise<void>;
  /** The paths of the requests since the last call, with their queries. */
  requests(): Promise<string[]>;
  /** Ends its processes and deletes its files. */
  stop(): Promise<void>;
}

/** Returns why no WordPress can be started on this machine; `undefined`: one can. */
export function missingForWordpress(): string | undefined {
  if (process.getuid?.() !== 0) return 'root is needed, to start MariaDB';
  const missing = Object.entries(needed)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
  if (!missing.includes('php-cli')) {
    const present = execFileSync('php', ['-m'], { encoding: 'utf8' }).split('\n');
    for (const [name, extension] of Object.entries(extensions))
      if (!present.includes(extension)) missing.push(name);
  }
  return missing.length === 0 ? undefined : `these Debian packages are not installed: ${missing.join(', ')}`;
}

/**
 * Starts a WordPress of Debian's packages on a free port of this machine, with a database of its own and articles, each with
 * a picture. It takes about ten seconds, and a minute more for each thousand articles. Nothing else on the machine is changed.
 * @throws when MariaDB or PHP does not start
 */
export async function startWordpress({ articles }: { articles: number }): Promise<RealWordpress> {
  const base = await mkdtemp(path.join(tmpdir(), 'mdmc-wordpress-'));
  await chmod(base, 0o755);
  const processes: ChildProcess[] = [];
  const stop = async () => {
    for (const child of processes.toReversed()) await ended(child);
    await rm(base, { recursive: true, force: true });
  };
  try {
    const socket = path.join(base, 'mysql.sock');
    const data = path.join(base, 'mysql');
    const options = ['--no-defaults', '--user=root', `--datadir=${data}`];
    await run('mariadb-install-db', [
      ...options,
      '--auth-root-authentication-method=socket',
      '--skip-test-db',
    ]);
    processes.push(
      spawn(
        '/usr/sbin/mariadbd',
        [...options, `--socket=${socket}`, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'],
        { stdio: 'ignore' },
      ),
    );
    const sql = ['--no-defaults', '-S', socket, '-u', 'root', '-e'];
    await until(() => run('mariadb', [...sql, 'create database wp character set utf8mb4']));
    const root = path.join(base, 'site');
    await cp(PACKAGE, root, { recursive: true, dereference: true, filter: isPresent });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    await rm(path.join(root, 'wp-config.php'), { force: true });
    await writeFile(path.join(root, 'wp-config.php'), configuration(url, socket));
    const php = ['-d', 'memory_limit=512M', '-d', 'opcache.enable_cli=1'];
    const { stdout } = await run('php', [
      ...[...php, path.join(here, 'install.php'), root, url, String(articles)],
    ]);
    const account: Pick<RealWordpress, 'username' | 'password' | 'appPassword'> = JSON.parse(
      stdout.slice(stdout.lastIndexOf('{')),
    );
    processes.push(
      spawn('php', [...php, '-S', `127.0.0.1:${port}`, '-t', root, path.join(here, 'router.php')], {
        stdio: 'ignore',
        // Its workers are child processes, which are killed with their group.
        detached: true,
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      }),
    );
    await until(async () => {
      if (!(await fetch(`${url}/wp-json/`)).ok) throw new Error('It does not answer yet.');
    });
    const addCode = async (code: string) => {
      const folder = path.join(root, 'wp-content/mu-plugins');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'code.php'), `<?php\n${code}`);
    };
    const requests = async () => {
      const log = path.join(base, 'requests.log');
      const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      await rm(log, { force: true });
      return lines;
    };
    return { url, ...account, addCode, requests, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether a file exists: Debian's package has symbolic links into packages that may not be installed. */
const isPresent = (source: string): boolean => existsSync(source);

const configuration = (url: string, socket: string): string => `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
// Application passwords over plain http; no request leaves the machine.
define('WP_ENVIRONMENT_TYPE', 'local'); define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost');
define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** Retries for 20 seconds. */
async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (let left = 200; ; left -= 1) {
    try {
      return void (await attempt());
    } catch (error) {
      if (left === 0) throw error;
      await sleep(100);
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'exit');
  // A detached child is the leader of a process group with its own pid.
  if (child.spawnfile === 'php') process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGTERM');
  await closed;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
