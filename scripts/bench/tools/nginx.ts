import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../site-process.ts';
import { program } from './debian.ts';

/** Starts nginx in a temporary folder. @param http the content of the `http` block, with `{port}` and `{www}` */
export async function startNginx(http: string, workers: number, files: Record<string, Buffer> = {}) {
  const binary = program('nginx', 'nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'mdmc-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'www'));
  for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, 'www', name), body);
  const configuration = `
    worker_processes ${workers};
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 4096; }
    http {
      access_log off;
      sendfile on; tcp_nopush on;
      keepalive_requests 1000000;
      open_file_cache max=100 inactive=1h;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${http.replaceAll('{port}', String(port)).replaceAll('{www}', join(folder, 'www'))}
    }
    ${process.getuid?.() === 0 ? 'user root;' : ''}`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const child = spawn(
    binary,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await sleep(300);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
