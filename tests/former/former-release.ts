import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Whether this run replaces what is kept of the last release by what there is now: `npm run keep-release`. */
export const keepsRelease = process.env['KEEP_RELEASE'] === '1';

const fileOf = (name: string) => path.resolve('tests/fixtures/former', `${name}.json.gz`);

/** Returns what was kept of the last release under a name. */
export function formerRelease<T>(name: string): T {
  const file = fileOf(name);
  if (!existsSync(file)) throw new Error(`There is no ${file}: npm run keep-release makes it.`);
  return JSON.parse(gunzipSync(readFileSync(file)).toString());
}

/** Keeps something of this release for the tests of the next ones. */
export function keepOfRelease(name: string, value: unknown): void {
  writeFileSync(fileOf(name), gzipSync(JSON.stringify(value), { level: 9 }));
}
