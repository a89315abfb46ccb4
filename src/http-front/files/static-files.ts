import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { publicCaching } from '../edge/edge-cache.ts';
import { SHOWN_ELSEWHERE } from '../security-headers.ts';
import { etagOf, type StoredResponse } from '../stored-response.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Names of files here contain a hash of the content, so a file never changes. Browsers revalidate other files each
 * time.
 */
export const IMMUTABLE = /^\/_(?:site|admin)\//;

/** The workers of the back office and of reminders, whose notifications have an icon; every other file may load nothing. */
const WORKERS = ['/admin/sw.js', '/rappel/sw.js'];
const WORKER_CSP = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";

/**
 * Reads a folder of built files into memory, with the `.br` and `.gz` files that the build wrote beside them.
 * The keys are URL paths.
 */
export function loadStaticFiles(
  folder: string,
  headers: Record<string, string>,
): Map<string, StoredResponse> {
  const files = new Map<string, StoredResponse>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const extension = extname(name);
    const type = types[extension];
    if (!type || !statSync(file).isFile()) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const content = {
      identity: readFileSync(file),
      br: readIfThere(`${file}.br`),
      gzip: readIfThere(`${file}.gz`),
    };
    files.set(path, storedFile(path, type, content, headers));
  }
  return files;
}

type Content = Pick<StoredResponse, 'identity' | 'br' | 'gzip'>;

function storedFile(
  path: string,
  type: string,
  content: Content,
  headers: Record<string, string>,
): StoredResponse {
  const own = {
    ...headers,
    ...(type.startsWith('image/') && SHOWN_ELSEWHERE),
    ...(WORKERS.includes(path) && { 'content-security-policy': WORKER_CSP }),
    'content-type': type,
    'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : publicCaching(),
  };
  return { headers: own, etag: etagOf(content.identity, own), ...content };
}

/** Returns a file whose path contains a hash of its content, as the site sends it; `undefined` for an unknown kind of file. */
export function immutableFile(
  path: string,
  content: Content,
  headers: Record<string, string>,
): StoredResponse | undefined {
  const type = types[extname(path)];
  return type && IMMUTABLE.test(path) ? storedFile(path, type, content, headers) : undefined;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
