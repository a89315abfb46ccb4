import type { IncomingMessage, ServerResponse } from 'node:http';

/** The first and the last byte of a part of a body, both included. */
export type ByteRange = { start: number; end: number } | 'unsatisfiable';

/**
 * Parses the `Range` header of a GET. A request for several ranges gets the whole body; other methods have no ranges
 * (RFC 9110, section 14.2).
 * @param etag validator of the body's bytes
 * @returns `undefined` when the whole body must be sent
 */
export function requestedRange(
  { method, headers }: IncomingMessage,
  etag: string,
  size: number,
): ByteRange | undefined {
  if (method !== 'GET' || !headers.range || size === 0) return undefined;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}

/** Sends a range of a body (206), or 416 when the range is outside the body. */
export function sendRange(
  response: ServerResponse,
  body: Buffer,
  range: ByteRange,
  headers: Record<string, string>,
): void {
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${body.length}` }).end();
    return;
  }
  const part = body.subarray(range.start, range.end + 1);
  response
    .writeHead(206, {
      ...headers,
      'content-range': `bytes ${range.start}-${range.end}/${body.length}`,
      'content-length': part.length,
    })
    .end(part);
}
