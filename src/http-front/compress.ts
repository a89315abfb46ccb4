import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { memoize } from './memoize.ts';

/** Content encoding of a response body. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;
/** Compression makes smaller bodies larger, or saves nothing. */
const MIN_COMPRESSED_BYTES = 300;
/** Most pages fit into one chunk: one call of the compressor for a page, and not one for each 16 kB. */
const CHUNK_BYTES = 64 * 1024;
/** The compressed page of one visitor fits into it. The buffer stays in memory until the next full garbage collection. */
const SMALL_CHUNK_BYTES = 24 * 1024;
/** 2^17 bytes (128 kB): the compressor looks back this far for repetitions, and the page of one visitor is smaller. */
const SMALL_WINDOW_BITS = 17;

/** Whether a body of this content type and size is worth compressing. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType);
}

/**
 * Compresses a body in another thread.
 * @param quality brotli quality, 0 to 11; gzip uses the level that takes about as long
 */
export function compress(body: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: levelFor(quality), chunkSize: CHUNK_BYTES });
  return brotli(body, { params: brotliParams(body, quality), chunkSize: CHUNK_BYTES });
}

/**
 * Compresses a body in this thread, for low qualities, which take less than a millisecond. A compressor of another thread
 * keeps the body and its result until the next full garbage collection, which takes tens of milliseconds (decision record
 * 0039).
 * @param quality as for `compress`
 */
export function compressNow(body: Buffer, encoding: 'br' | 'gzip', quality: number): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: levelFor(quality), chunkSize: SMALL_CHUNK_BYTES });
  const params = { ...brotliParams(body, quality), [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW_BITS };
  return brotliCompressSync(body, { params, chunkSize: SMALL_CHUNK_BYTES });
}

const levelFor = (quality: number) => Math.min(9, quality + 2);

const brotliParams = (body: Buffer, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
});

/** Returns the most compact encoding that an `Accept-Encoding` header allows. */
export const preferredEncoding = memoize((header): Encoding => {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`, 'i').test(header);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
});
