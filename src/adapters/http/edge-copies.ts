/** Longest wait for a copy, in milliseconds: the site renders a page for it. */
const TIMEOUT_MS = 15_000;

/**
 * Returns the function that lets the cache in front replace its copy of a path: each request at its inner address does
 * (`deploy/nginx.conf`). It returns the text of what is a text, and rejects when no cache answers.
 */
export function createEdgeCopies(edgeUrl: string) {
  return async (path: string, encoding: 'br' | 'gzip', signal: AbortSignal): Promise<string> => {
    const response = await fetch(new URL(path, edgeUrl), {
      // The cache keeps a path without a language for readers of French.
      headers: { 'accept-encoding': encoding, 'accept-language': 'fr' },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const body = await response.arrayBuffer();
    const isText = /^(?:text\/html|application\/xml)/.test(response.headers.get('content-type') ?? '');
    return isText ? new TextDecoder().decode(body) : '';
  };
}
