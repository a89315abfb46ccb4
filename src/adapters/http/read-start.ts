import type { Readable } from 'node:stream';

/**
 * Returns the first `bytes` bytes of a stream as text, cut at a whole character; the rest is not read. If the stream
 * breaks off, returns the received part. NUL characters are removed, because PostgreSQL cannot store them.
 */
export async function readStart(stream: Readable, bytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= bytes) break;
    }
  } catch {
    // The stream broke off, or the time-out cut it.
  }
  const start = Buffer.concat(chunks).subarray(0, bytes);
  // `stream: true` omits the bytes of an incomplete last character instead of replacing them.
  return new TextDecoder().decode(start, { stream: true }).replaceAll('\0', '');
}
