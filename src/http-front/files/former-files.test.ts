import { brotliCompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { BuildFile } from '../../contracts/build-file.ts';
import type { StoredResponse } from '../stored-response.ts';
import { createFormerFiles, filesToKeep } from './former-files.ts';

const script = Buffer.from('export const former = 1;');
const stored: BuildFile = {
  path: '/_site/simulator-a1b2C3_-.js',
  encoding: 'br',
  bytes: brotliCompressSync(script),
};
const setUp = () => {
  const read = vi.fn(async (path: string) => (path === stored.path ? stored : undefined));
  return { read, find: createFormerFiles(read, { 'x-own': '1' }) };
};

it('returns a file of a former build as this build would send it, and reads it once', async () => {
  const { read, find } = setUp();
  const file = await find(stored.path);
  expect(file).toMatchObject({
    headers: {
      'x-own': '1',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    identity: script,
    br: stored.bytes,
  });
  expect(find(stored.path)).toBe(file);
  expect(read).toHaveBeenCalledOnce();
});

it('returns no file for a hash that no build had, and asks again: the next build may just be storing it', async () => {
  const { read, find } = setUp();
  expect(await find('/_site/other-a1b2C3_-.js')).toBeUndefined();
  expect(await find('/_site/other-a1b2C3_-.js')).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([
  '/_site/',
  '/_site/a.js',
  '/_site/../x-a1b2C3_-.js',
  `/_site/${'a'.repeat(200)}-a1b2C3_-.js`,
  '/media/a-a1b2C3_-.js',
])('does not ask the database for %s', (path) => {
  const { read, find } = setUp();
  expect(find(path)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

it('keeps files whose path contains a hash, compressed where they are', () => {
  const file = { headers: {}, identity: script };
  const files = new Map<string, StoredResponse>([
    [stored.path, { ...file, br: Buffer.from(stored.bytes) }],
    ['/_site/font-a1b2C3_-.woff2', file],
    ['/favicon.svg', file],
  ]);
  expect(filesToKeep(files)).toEqual([
    stored,
    { path: '/_site/font-a1b2C3_-.woff2', encoding: 'identity', bytes: script },
  ]);
});
