import type { Readable } from 'node:stream';

/**
 * The first `bytes` bytes of a stream as text, cut at a whole character; the rest is not read. A stream that breaks off
 * gives what had come. NUL characters are left out: PostgreSQL cannot store them.
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
    // Broken off or cut by the time-out.
  }
  const start = Buffer.concat(chunks).subarray(0, bytes);
  // `stream: true` keeps the bytes of an unfinished last character back instead of replacing them.
  return new TextDecoder().decode(start, { stream: true }).replaceAll('\0', '');
}
