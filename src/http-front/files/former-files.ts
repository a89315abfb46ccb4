import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { BuildFile } from '../../contracts/build-file.ts';
import { type StoredResponse, sizeOf } from '../stored-response.ts';
import { IMMUTABLE, immutableFile } from './static-files.ts';

/** Memory for files of other builds, in bytes. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** A file of a build ends with a hash and an extension; any other path is no such file, and the database is not asked. */
const NAME = /^\/_(?:site|admin)\/[\w.~-]{1,120}[-.][\w-]{6,12}\.[a-z\d]{2,5}$/;

const decompress = promisify(brotliDecompress);

/**
 * Returns the function that finds a file of another build by its path: the build that a page was opened with, or the next one
 * while it is deployed. `undefined` for a path that no file of a build can have.
 */
export function createFormerFiles(
  read: (path: string) => Promise<BuildFile | undefined>,
  headers: Record<string, string>,
): (pathname: string) => StoredResponse | undefined | Promise<StoredResponse | undefined> {
  const kept = new LRUCache<string, StoredResponse>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (file) => Math.max(1, sizeOf(file)),
  });

  async function load(path: string): Promise<StoredResponse | undefined> {
    const found = await read(path);
    if (!found) return undefined;
    const bytes = Buffer.from(found.bytes.buffer, found.bytes.byteOffset, found.bytes.byteLength);
    const br = found.encoding === 'br' ? bytes : undefined;
    const file = immutableFile(path, { identity: br ? await decompress(br) : bytes, br }, headers);
    if (file) kept.set(path, file);
    return file;
  }

  return (pathname) => (NAME.test(pathname) ? (kept.get(pathname) ?? load(pathname)) : undefined);
}

/** Returns the files of a build that later pages may still ask for, as they are stored. */
export const filesToKeep = (files: ReadonlyMap<string, StoredResponse>): BuildFile[] =>
  [...files].flatMap(([path, { br, identity }]) =>
    IMMUTABLE.test(path) ? [{ path, encoding: br ? 'br' : 'identity', bytes: br ?? identity } as const] : [],
  );
