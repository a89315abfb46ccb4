import type { IncomingMessage } from 'node:http';

/** The same limit as for request bodies of the API. */
const MAX_BYTES = 32 * 1024;

export type FormPost = { kind: 'form'; values: URLSearchParams } | { kind: 'refused'; status: 413 | 415 };

/**
 * Reads a plain HTML form. Refuses more than 32 kB (413) and any type but `application/x-www-form-urlencoded` (415).
 */
export async function readFormPost(request: IncomingMessage): Promise<FormPost> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return { kind: 'refused', status: 415 };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return { kind: 'refused', status: 413 };
    chunks.push(chunk);
  }
  return { kind: 'form', values: new URLSearchParams(Buffer.concat(chunks).toString('utf8')) };
}

/** Whether another site made the browser post the form. */
export function isForeign(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
