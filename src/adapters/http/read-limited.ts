import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/**
 * The body of an answer, unpacked, or `too_large` as soon as it is: a few bytes can unpack to gigabytes, so that what is
 * counted is what comes out. `invalid` when it is packed in a way that was not asked for, or wrongly. Rejects when the
 * connection breaks or the signal says so.
 */
export async function readLimited(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer | 'too_large' | 'invalid'> {
  const unpack = unpacker(response.headers['content-encoding']);
  if (!unpack) return 'invalid';
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    await pipeline(
      response,
      unpack,
      async (unpacked: AsyncIterable<Buffer>) => {
        for await (const chunk of unpacked) {
          bytes += chunk.length;
          if (bytes > maxBytes) throw new TooLarge();
          chunks.push(chunk);
        }
      },
      { signal },
    );
  } catch (error) {
    if (error instanceof TooLarge) return 'too_large';
    if (isCode(error, 'Z_') || isCode(error, 'ERR_BROTLI') || isCode(error, 'ERR__ERROR')) return 'invalid';
    throw error;
  }
  return Buffer.concat(chunks);
}

class TooLarge extends Error {}

function unpacker(encoding: string | undefined): Transform | undefined {
  switch (encoding?.trim().toLowerCase() ?? 'identity') {
    case 'identity':
    case '':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    default:
      return undefined;
  }
}

function isCode(error: unknown, start: string): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith(start);
}
