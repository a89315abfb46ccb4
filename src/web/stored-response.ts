import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A whole answer in memory, already compressed: it leaves without work. */
export interface StoredResponse {
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;
/** Smaller bodies grow by compression, or win nothing. */
const MIN_COMPRESSED_BYTES = 300;

/** Strong validator of a body. */
export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether bodies of this content type are worth compressing. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType);
}

/**
 * Compresses an answer for keeping.
 * @param quality of brotli, 0 to 11: 11 where there is time (build), less while a visitor waits
 */
export async function storeResponse(
  headers: Record<string, string>,
  identity: Buffer,
  quality: number,
): Promise<StoredResponse> {
  const stored: StoredResponse = { headers, etag: etagOf(identity), identity };
  if (!isCompressible(headers['content-type'] ?? '', identity.length)) return stored;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: 9 }),
  ]);
  return { ...stored, br, gzip: gz };
}

/** Bytes that an entry keeps in memory. */
export function sizeOf({ identity, br, gzip: gz }: StoredResponse): number {
  return identity.length + (br?.length ?? 0) + (gz?.length ?? 0);
}

/**
 * Sends a stored answer to GET or HEAD: the best encoding that the client accepts, 304 when it has the same bytes, one
 * range when it asks for one. `extra` headers belong to this answer alone (a cookie, `Vary` of a negotiated page).
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: Record<string, string> = {},
): void {
  const vary = [extra['vary'], stored.br && 'Accept-Encoding'].filter(Boolean).join(', ');
  const headers: Record<string, string | number> = { ...stored.headers, ...extra, etag: stored.etag };
  if (vary) headers['vary'] = vary;
  if (matches(request.headers['if-none-match'], stored.etag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return;
  }
  const range = requestedRange(request, stored);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${stored.identity.length}` }).end();
    return;
  }
  let body = stored.identity;
  let status = 200;
  if (range) {
    body = stored.identity.subarray(range.start, range.end + 1);
    headers['content-range'] = `bytes ${range.start}-${range.end}/${stored.identity.length}`;
    status = 206;
  } else {
    const encoding = chooseEncoding(request.headers['accept-encoding'], stored);
    if (encoding) {
      body = encoding.body;
      headers['content-encoding'] = encoding.name;
    }
    if (!stored.br) headers['accept-ranges'] = 'bytes';
  }
  headers['content-length'] = body.length;
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim());
  return [etag, `W/${etag}`, '*'].some((match) => tags.includes(match));
}

function chooseEncoding(header: string | undefined, stored: StoredResponse) {
  const accepted = (header ?? '').toLowerCase();
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  if (stored.br && accepts('br')) return { name: 'br', body: stored.br };
  if (stored.gzip && accepts('gzip')) return { name: 'gzip', body: stored.gzip };
  return undefined;
}

/** One range of a body that is not compressed (media); more than one, or one of text, is answered whole. */
function requestedRange(request: IncomingMessage, stored: StoredResponse) {
  const header = request.headers.range;
  const size = stored.identity.length;
  if (!header || stored.br || size === 0) return undefined;
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== stored.etag) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || start > end ? ('unsatisfiable' as const) : { start, end };
}
