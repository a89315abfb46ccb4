import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remember } from './remember.ts';

/** A whole answer in memory, already compressed: it leaves without work. */
export interface StoredResponse {
  headers: Record<string, string>;
  /** Of the bytes as they are: each encoding has its own (`tagOf`). */
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
function isCompressible(contentType: string, bytes: number): boolean {
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
 * range when a GET asks for one. `extra` headers belong to this answer alone (a cookie, `Vary` of a negotiated page).
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: Record<string, string> = NONE,
): void {
  const asked = request.headers;
  const wanted = preferredEncoding(asked['accept-encoding'] ?? '');
  const encoding = stored[wanted] ? wanted : 'identity';
  if (asked['if-none-match'] !== undefined && matches(asked['if-none-match'], tagOf(stored, encoding))) {
    const { 'content-type': _, ...headers } = allHeaders(stored, encoding, extra);
    response.writeHead(304, headers).end();
    return;
  }
  const range = asked.range === undefined ? undefined : requestedRange(request, stored);
  if (range) {
    sendRange(response, stored, range, allHeaders(stored, 'identity', extra));
    return;
  }
  const body = stored[encoding] ?? stored.identity;
  response
    .writeHead(200, headerList(stored, encoding, body.length, extra))
    .end(request.method === 'HEAD' ? undefined : body);
}

const NONE: Record<string, string> = {};

/**
 * The header list of a whole answer, built once for each answer, encoding and set of extra headers: building it is most
 * of the work of sending a page. Extra headers that are made for one visitor are new objects, and are not kept.
 */
const lists = new WeakMap<StoredResponse, WeakMap<object, Partial<Record<Encoding, string[]>>>>();

function headerList(
  stored: StoredResponse,
  encoding: Encoding,
  length: number,
  extra: Record<string, string>,
) {
  const ofStored = lists.get(stored) ?? new WeakMap();
  if (!lists.has(stored)) lists.set(stored, ofStored);
  const ofExtra = ofStored.get(extra) ?? {};
  if (!ofStored.has(extra)) ofStored.set(extra, ofExtra);
  ofExtra[encoding] ??= Object.entries({
    ...allHeaders(stored, encoding, extra),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(!stored.br && { 'accept-ranges': 'bytes' }),
    'content-length': String(length),
  }).flat();
  return ofExtra[encoding];
}

/** A strong validator stands for these very bytes, so that no cache takes a part of one encoding for one of another. */
const tagOf = ({ etag }: StoredResponse, encoding: Encoding): string =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

function allHeaders(
  stored: StoredResponse,
  encoding: Encoding,
  extra: Record<string, string>,
): Record<string, string> {
  const vary = [extra['vary'], stored.br && 'Accept-Encoding'].filter(Boolean).join(', ');
  return { ...stored.headers, ...extra, etag: tagOf(stored, encoding), ...(vary && { vary }) };
}

function sendRange(
  response: ServerResponse,
  { identity }: StoredResponse,
  range: 'unsatisfiable' | { start: number; end: number },
  headers: Record<string, string>,
): void {
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${identity.length}` }).end();
    return;
  }
  const part = identity.subarray(range.start, range.end + 1);
  response
    .writeHead(206, {
      ...headers,
      'content-range': `bytes ${range.start}-${range.end}/${identity.length}`,
      'content-length': part.length,
    })
    .end(part);
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim());
  return [etag, `W/${etag}`, '*'].some((match) => tags.includes(match));
}

type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that an `Accept-Encoding` header allows. */
const preferredEncoding = remember((header): Encoding => {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`, 'i').test(header);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
});

/**
 * One range of a body that is not compressed (media); more than one, or one of text, is answered whole. Only GET has
 * ranges (RFC 9110, section 14.2).
 */
function requestedRange(request: IncomingMessage, stored: StoredResponse) {
  if (request.method !== 'GET') return undefined;
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
