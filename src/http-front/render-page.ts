import type { PageLocals } from '../contracts/site.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { takeDeclared } from '../domain/page-policy/page-sources.ts';
import { machineFiles } from '../domain/site-map/machine-files.ts';
import { pagePolicy } from './content-security-policy.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { EMPTY_CSP } from './security-headers.ts';
import { type StoredResponse, storeResponse } from './stored-response.ts';

/** The renderer that Astro's build exports (`pages-entry.ts`). */
export type Render = (request: Request, locals: PageLocals) => Promise<Response | undefined>;

/** Renders a page in the form that is sent to visitors (`finishPages`). Returns `undefined` for an unknown path. */
export type RenderPage = (request: Request, locals: PageLocals) => Promise<RenderedPage | undefined>;

/** A rendered page: the members of `Response` that are read here. A real `Response` would copy the bytes twice. */
export type RenderedPage = Pick<Response, 'status' | 'headers' | 'bytes' | 'text'>;

/**
 * Wraps Astro's renderer, so that scripts start after the first paint and each page has the content security policy
 * that it needs: for its own inline scripts and styles, and for the sources that it declares.
 */
export function finishPages(render: Render): RenderPage {
  return async (request, locals) => {
    const page = await render(request, locals);
    if (!page) return undefined;
    const declared = takeDeclared(page.headers);
    const policy = page.headers.get('content-security-policy');
    if (!policy) return page;
    // As bytes: all searched texts are ASCII, and decoding and encoding a page takes time.
    const html = scriptsAfterPaint(await bodyOf(page));
    const { status, headers } = page;
    // The length of the page before its scripts were moved: a client would wait for bytes that never come.
    headers.delete('content-length');
    headers.set('content-security-policy', pagePolicy(policy, html, declared));
    return { status, headers, bytes: async () => html, text: async () => html.toString() };
  };
}

/** Returns the bytes of a page without copying them. */
export async function bodyOf(page: RenderedPage): Promise<Buffer<ArrayBuffer>> {
  const { buffer, byteOffset, byteLength } = await page.bytes();
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * Brotli quality of a public page, which is compressed once and served many times. Measured on the home page: quality 9
 * gives 26.2 kB in 8 ms of processor time, quality 10 gives 24.3 kB in 70 ms, quality 11 gives 23.9 kB in 210 ms.
 */
export const PAGE_QUALITY = 10;

/**
 * Renders a public page, or a file for programs, and compresses it for the page cache. The request is built here from a
 * fixed origin, so that no header of a visitor reaches the page. Returns `undefined` when the page is not found, and
 * rejects when its status is neither 200 nor 404.
 */
export async function renderPublic(
  render: RenderPage,
  path: string,
  locals: PageLocals,
  headers: Record<string, string>,
): Promise<StoredResponse | undefined> {
  const response = await render(new Request(`http://site.invalid${path}`), locals);
  if (!response || response.status === 404) return undefined;
  if (response.status !== 200) throw new Error(`page ${path} answered ${response.status}`);
  return storeResponse(
    { ...headers, ...contentHeaders(response, path), 'cache-control': 'public, max-age=0, must-revalidate' },
    await bodyOf(response),
    PAGE_QUALITY,
  );
}

/** A page is HTML in the language of its path. A file for programs sets its own content type, and loads nothing. */
function contentHeaders({ headers }: RenderedPage, path: string): Record<string, string> {
  if (machineFiles.has(path)) {
    const type = headers.get('content-type') ?? 'text/plain; charset=utf-8';
    return { 'content-type': type, 'content-security-policy': EMPTY_CSP };
  }
  const policy = headers.get('content-security-policy');
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': splitPath(path).locale,
    ...(policy && { 'content-security-policy': policy }),
  };
}
