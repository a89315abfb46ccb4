import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remember } from './remember.ts';

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

/** Whether a body of this content type and size is worth compressing. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType);
}

/**
 * Compresses a body.
 * @param quality brotli quality, 0 to 11; gzip uses the level that takes about as long
 */
export function compress(body: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: Math.min(9, quality + 2), chunkSize: CHUNK_BYTES });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params, chunkSize: CHUNK_BYTES });
}

/** Returns the most compact encoding that an `Accept-Encoding` header allows. */
export const preferredEncoding = remember((header): Encoding => {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`, 'i').test(header);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
});
