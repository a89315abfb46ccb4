import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './e2e/free-port.ts';

/** The configuration as it is shipped. */
export const edgeConfiguration = () => readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');

export interface Edge {
  /** What visitors ask. */
  url: string;
  /** The address at which each request renews a copy (`EDGE_URL`). */
  inner: string;
  /** The lines of reports that no process took. */
  kept(): string[];
  /** What nginx complained about. */
  log(): string;
  /** Checks the configuration and starts nginx in front of processes on this machine. @param clock moves its time: `+6d` */
  start(ports: readonly number[], clock?: string): Promise<void>;
  stop(): Promise<void>;
  remove(): void;
}

const paths = { env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` } };

/** Returns whether a Debian package's file is there, installed first as root: tests run as root on disposable machines. */
function isInstalled(debianPackage: string, isThere: () => boolean): boolean {
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.info(`${debianPackage} was not found. As this is root on Debian: apt-get installs it.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
      execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', debianPackage], {
        stdio: 'ignore',
        env,
      });
    } catch (error) {
      console.error(`apt-get did not succeed: ${String(error)}`);
    }
  }
  return isThere();
}

const runs = (command: string, args: string[]) => {
  try {
    execFileSync(command, args, { ...paths, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Whether nginx is on this machine. */
export const findNginx = (): boolean => isInstalled('nginx-light', () => runs('nginx', ['-v']));

const CLOCK = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
/** Whether the clock of a process can be moved on this machine. */
export const findMovedClock = (): boolean => isInstalled('libfaketime', () => existsSync(CLOCK));

/**
 * Prepares nginx with the shipped configuration, in a folder of its own and on free ports. As root, its workers are
 * root's too, since the folder is.
 */
export async function prepareEdge(): Promise<Edge> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mdmc-edge-'));
  const [outer, inner] = [await freePort(), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  const read = (name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : '';

  function write(ports: readonly number[]): void {
    const shipped = edgeConfiguration();
    const [server = ''] = /^ *server site:3000.*$/m.exec(shipped) ?? [];
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const text = shipped
      .replace(server, ports.map((port) => server.replace('site:3000', `127.0.0.1:${port}`)).join('\n'))
      .replace('listen 80;', `listen 127.0.0.1:${outer};`)
      .replace('listen 8081;', `listen 127.0.0.1:${inner};`)
      .replace('8081 1;', `${inner} 1;`)
      .replaceAll('/var/cache/nginx', folder)
      .replace('/tmp/nginx.pid', `${folder}/pid`)
      .replace('worker_processes auto;', 'worker_processes 1; daemon off;')
      .replace('error_log stderr warn;', `error_log ${folder}/error.log warn;`)
      .replace('http {', `http {\n${temporary.join('\n')}`);
    writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${text}` : text);
  }

  let child: ChildProcess | undefined;
  const kill = () => child?.kill('SIGKILL');
  process.once('exit', kill);
  const edge: Edge = {
    url: `http://127.0.0.1:${outer}`,
    inner: `http://127.0.0.1:${inner}`,
    kept: () => read('kept.jsonl').split('\n').filter(Boolean),
    log: () => read('error.log'),
    async start(ports, clock) {
      write(ports);
      const args = ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')];
      execFileSync('nginx', [...args, '-t'], { ...paths, stdio: 'pipe' });
      const moved = clock && { LD_PRELOAD: CLOCK, FAKETIME: clock };
      child = spawn('nginx', args, {
        env: { ...paths.env, ...moved },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const deadline = Date.now() + 10_000;
      while (!(await isListening(edge.url))) {
        if (Date.now() > deadline || child.exitCode !== null)
          throw new Error(`nginx did not start: ${edge.log()}`);
        await sleep(20);
      }
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
    remove() {
      process.off('exit', kill);
      kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return edge;
}

const isListening = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
