import type { IncomingMessage } from 'node:http';

/** Milliseconds that the body of a form or of JSON may take, of 32 kB at most. */
const BODY_MS = 30_000;
/** Milliseconds that a whole request may take: a picture of 10 MB on a slow mobile connection takes minutes. */
export const UPLOAD_MS = 600_000;

/**
 * Ends the connection of a request whose body does not arrive in time. Node has one limit for all requests, which must
 * be that of uploads.
 */
export function limitBody(request: IncomingMessage, ms: number = BODY_MS): void {
  const { headers } = request;
  // Most requests have no body, and need no timer.
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, ms);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
