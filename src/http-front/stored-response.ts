import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, compressNow, type Encoding, isCompressible, preferredEncoding } from './compress.ts';
import type { CdnAnswer, CdnAnswerOf } from './edge/cdn-headers.ts';
import { requestedRange, sendRange } from './files/byte-range.ts';

/** A whole response in memory, already compressed, so that sending it takes no further work. */
export interface StoredResponse {
  headers: Record<string, string>;
  /**
   * Validator of the uncompressed bytes: each encoding derives its own from it (`tagOf`). Missing if no cache may store
   * them.
   */
  etag?: string;
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
  /** Made for one client, only in the encoding that this client prefers: other clients would get other bytes. */
  forOneClient?: boolean;
  /** The headers for a network of caches, which depend on the time at which the page is sent. */
  cdn?: CdnAnswerOf | undefined;
}

/**
 * Strong validator of a response. It covers the headers as well, because a 304 does not change those of a stored copy: a
 * new policy would never reach a cache in front. How long a copy may be kept is renewed by every 304.
 */
export function etagOf(body: Buffer, { 'cache-control': _, ...headers }: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Compresses a response that will be cached, in every encoding.
 * @param quality brotli quality, 0 to 11: 11 where there is time (build), less while a visitor waits
 */
export async function storeResponse(
  headers: Record<string, string>,
  identity: Buffer,
  quality: number,
): Promise<StoredResponse> {
  const stored: StoredResponse = { headers, etag: etagOf(identity, headers), identity };
  if (!isCompressible(headers['content-type'] ?? '', identity.length)) return stored;
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', quality),
    compress(identity, 'gzip', quality),
  ]);
  return { ...stored, br, gzip };
}

/** Compresses a response that is not cached, only in the encoding that its client prefers. */
export function responseFor(
  request: IncomingMessage,
  headers: Record<string, string>,
  identity: Buffer,
  quality: number,
): StoredResponse {
  const stored: StoredResponse = { headers, identity, forOneClient: true };
  if (!isCompressible(headers['content-type'] ?? '', identity.length)) return stored;
  const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding === 'identity') return stored;
  return { ...stored, [encoding]: compressNow(identity, encoding, quality) };
}

/** Size of a response in memory in bytes, all encodings together. */
export function sizeOf({ identity, br, gzip }: StoredResponse): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}

/** Whether other clients receive other bytes. Ranges are then not offered: a client could join parts of two encodings. */
const isEncoded = ({ br, forOneClient }: StoredResponse) => br !== undefined || forOneClient === true;

/**
 * Sends a stored response to GET or HEAD: in the best encoding that the client accepts, as 304 when the client has the
 * same bytes, or as one range when a GET asks for a range of a body that is not compressed (media). The `extra` headers
 * are only for this response (a cookie, `Vary` of a negotiated page).
 * @param status of a whole response
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: Record<string, string> = NONE,
  status: 200 | 404 = 200,
): void {
  const asked = request.headers;
  const wanted = preferredEncoding(asked['accept-encoding'] ?? '');
  const encoding = stored[wanted] ? wanted : 'identity';
  // What is for one visitor alone says so itself.
  const cdn = extra['cache-control'] ? undefined : stored.cdn?.(Date.now(), extra['vary'] !== undefined);
  if (asked['if-none-match'] !== undefined && matches(asked['if-none-match'], tagOf(stored, encoding, cdn))) {
    const { 'content-type': _, ...headers } = allHeaders(stored, encoding, extra, cdn);
    response.writeHead(304, headers).end();
    return;
  }
  const range =
    isEncoded(stored) || !stored.etag
      ? undefined
      : requestedRange(request, stored.etag, stored.identity.length);
  if (range) {
    sendRange(response, stored.identity, range, allHeaders(stored, 'identity', extra));
    return;
  }
  const body = stored[encoding] ?? stored.identity;
  response
    .writeHead(status, headerList(stored, encoding, body.length, extra, cdn))
    .end(request.method === 'HEAD' ? undefined : body);
}

const NONE: Record<string, string> = {};
const UNMARKED = { mark: '' };

/**
 * The header lists of whole responses, built once for each response, encoding and object of extra headers: building the
 * list is most of the work of sending a page. Extra headers made for one visitor are new objects: the garbage collector
 * removes their lists with them.
 */
const lists = new WeakMap<StoredResponse, WeakMap<object, Partial<Record<Encoding, string[]>>>>();

function headerList(
  stored: StoredResponse,
  encoding: Encoding,
  length: number,
  extra: Record<string, string>,
  cdn: CdnAnswer | undefined,
) {
  // A response for one client is sent once: a cached list would stay in memory until the next full garbage collection.
  if (stored.forOneClient || cdn) return newHeaderList(stored, encoding, length, extra, cdn);
  const ofStored = lists.get(stored) ?? new WeakMap();
  if (!lists.has(stored)) lists.set(stored, ofStored);
  const ofExtra = ofStored.get(extra) ?? {};
  if (!ofStored.has(extra)) ofStored.set(extra, ofExtra);
  ofExtra[encoding] ??= newHeaderList(stored, encoding, length, extra);
  return ofExtra[encoding];
}

function newHeaderList(
  stored: StoredResponse,
  encoding: Encoding,
  length: number,
  extra: Record<string, string>,
  cdn?: CdnAnswer,
): string[] {
  return Object.entries({
    ...allHeaders(stored, encoding, extra, cdn),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(!isEncoded(stored) && { 'accept-ranges': 'bytes' }),
    'content-length': String(length),
  }).flat();
}

/**
 * A strong validator identifies exact bytes: with a validator for each encoding, no cache joins parts of two encodings.
 */
const tagOf = (
  { etag }: StoredResponse,
  encoding: Encoding,
  { mark }: Pick<CdnAnswer, 'mark'> = UNMARKED,
): string | undefined =>
  encoding === 'identity' && mark === ''
    ? etag
    : etag && `${etag.slice(0, -1)}${mark}${encoding === 'identity' ? '' : `-${encoding}`}"`;

function allHeaders(
  stored: StoredResponse,
  encoding: Encoding,
  extra: Record<string, string>,
  cdn?: CdnAnswer,
): Record<string, string> {
  const vary = [extra['vary'], isEncoded(stored) && 'Accept-Encoding'].filter(Boolean).join(', ');
  const etag = tagOf(stored, encoding, cdn);
  return { ...stored.headers, ...extra, ...cdn?.headers, ...(etag && { etag }), ...(vary && { vary }) };
}

function matches(header: string, etag: string | undefined): boolean {
  if (!etag) return false;
  const tags = header.split(',').map((tag) => tag.trim());
  return [etag, `W/${etag}`, '*'].some((match) => tags.includes(match));
}
