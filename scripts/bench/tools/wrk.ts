import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { program } from './debian.ts';

/** Returns the requests a second of a compressed page, over `connections` keep-alive connections. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  { script, connections = 32 }: { script?: string | undefined; connections?: number } = {},
): Promise<number> {
  const { stdout } = await promisify(execFile)(program('wrk'), [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-H',
    'Accept-Encoding: br',
    ...(script ? ['-s', script] : []),
    url,
  ]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk on ${url} failed:\n${stdout}`);
  return rate;
}

/** Returns the median of the values: of two middle ones, the upper. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the percentile of the values. @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Writes a wrk script that posts JSON into a temporary file. Returns its path. */
export function jsonPost(body: unknown): string {
  const file = join(tmpdir(), `mdmc-post-${process.pid}.lua`);
  writeFileSync(
    file,
    `wrk.method = "POST"\nwrk.body = '${JSON.stringify(body)}'\nwrk.headers["Content-Type"] = "application/json"\n`,
  );
  return file;
}
