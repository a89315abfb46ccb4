import { LRUCache } from 'lru-cache';
import { formatOf, formatTypes, MEDIA_PATH } from '../../domain/media/file-name.ts';
import { EMPTY_CSP, SHOWN_ELSEWHERE } from '../security-headers.ts';
import { etagOf, type StoredResponse } from '../stored-response.ts';

/** Memory for the most recently sent picture files, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Returns the function that finds the file of a picture by its path; `undefined` for a file that does not exist. A
 * malformed name is refused without reading the store. Several requests for one file read it once.
 */
export function createMediaFiles(
  read: (name: string) => Promise<Uint8Array | undefined>,
  headers: Record<string, string>,
): (pathname: string) => StoredResponse | undefined | Promise<StoredResponse | undefined> {
  const kept = new LRUCache<string, StoredResponse>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ identity }) => Math.max(1, identity.length),
  });
  const underWay = new Map<string, Promise<StoredResponse | undefined>>();

  async function load(name: string, type: string): Promise<StoredResponse | undefined> {
    const bytes = await read(name);
    if (!bytes) return undefined;
    const identity = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const own = {
      ...headers,
      ...SHOWN_ELSEWHERE,
      'content-type': type,
      'content-security-policy': EMPTY_CSP,
      // The name holds the hash of the content: a changed file has another name.
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const file: StoredResponse = { headers: own, etag: etagOf(identity, own), identity };
    kept.set(name, file);
    return file;
  }

  return (pathname) => {
    const name = pathname.slice(MEDIA_PATH.length);
    const format = formatOf(name);
    if (!format) return undefined;
    const known = kept.get(name) ?? underWay.get(name);
    if (known) return known;
    const loading = load(name, formatTypes[format]).finally(() => underWay.delete(name));
    underWay.set(name, loading);
    return loading;
  };
}
export type MediaFiles = ReturnType<typeof createMediaFiles>;
