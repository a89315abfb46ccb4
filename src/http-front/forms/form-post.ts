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

/**
 * Whether another site made the browser post the form. Browsers without `Sec-Fetch-Site` send the site in `Origin`;
 * with privacy settings `Origin` is `null` or missing, and the form is accepted.
 * @param siteOrigin of the site's own address
 */
export function isForeign({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === 'null' || origin === siteOrigin) return false;
  // The site may have a second host name, which `Host` then contains. For a form of a foreign site, `Host` contains our
  // name.
  return URL.parse(origin)?.host !== host;
}
