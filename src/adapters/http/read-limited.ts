import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/**
 * Returns the unpacked body of a response, or `too_large` as soon as it has more than `maxBytes`. The unpacked bytes
 * are counted, because a few bytes can unpack to gigabytes. Returns `invalid` for an encoding that was not requested,
 * and for a damaged body. Rejects when the connection breaks or the signal aborts.
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
