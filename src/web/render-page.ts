import type { PageLocals } from '../contracts/site.ts';
import { bookingPlatforms } from '../domain/booking/platforms.ts';
import { isWidgetAddress } from '../domain/booking/widget.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { machineFiles } from '../domain/site-map/machine-files.ts';
import { allowBookingWidget, allowTagSources, keepUsedHashes } from './content-security-policy.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { EMPTY_CSP } from './security-headers.ts';
import { type StoredResponse, storeResponse } from './stored-response.ts';

/** What Astro's build exports (`pages-entry.ts`). */
export type Render = (request: Request, locals: PageLocals) => Promise<Response | undefined>;

/**
 * The same pages as the site serves them: scripts start after the first paint, and each page has the policy that it
 * needs, with its own inline scripts, the configured tags, the calendar's widget.
 */
export function finishPages(render: Render): Render {
  return async (request, locals) => {
    const page = await render(request, locals);
    const policy = page?.headers.get('content-security-policy');
    if (!page || !policy) return page;
    const html = scriptsAfterPaint(await page.text());
    const { status, headers } = page;
    // That of the page as it was built, which is another length: a client would wait for the rest.
    headers.delete('content-length');
    const kept = keepUsedHashes(policy, html);
    const own = asksForTags(html) ? allowTagSources(kept, locals.site.tags) : kept;
    headers.set('content-security-policy', opensWidget(html, locals) ? allowBookingWidget(own) : own);
    return new Response(html, { status, headers });
  };
}

/** Only a page that asks for the visitor's choice of tags may load one: the back office and a review's form never do. */
const asksForTags = (html: string) => html.includes('data-consent-root') && !html.includes('data-tags="{}"');

/** A page that books calls on the spot names their calendars: one that the widget shows is enough. */
function opensWidget(html: string, { site }: PageLocals): boolean {
  return bookingPlatforms.some(
    (platform) =>
      html.includes(`data-book="${platform}"`) && isWidgetAddress(site.bookingUrls[platform] ?? ''),
  );
}

/**
 * Brotli quality of a page, which is compressed once and served many times: of the home page, 9 makes 26.2 kB in 8 ms of a
 * processor, 10 makes 24.3 in 70, 11 makes 23.9 in 210.
 */
export const PAGE_QUALITY = 10;

/**
 * Renders a page, or a file for programs, for nobody in particular and packs it for the cache. The request is built
 * here, from a fixed origin: no header of a visitor reaches the page. Rejects when the page answers anything but 200 or "not found".
 */
export async function renderPublic(
  render: Render,
  path: string,
  locals: PageLocals,
  headers: Record<string, string>,
): Promise<StoredResponse | undefined> {
  const response = await render(new Request(`http://site.invalid${path}`), locals);
  if (!response || response.status === 404) return undefined;
  if (response.status !== 200) throw new Error(`page ${path} answered ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  return storeResponse(
    { ...headers, ...contentHeaders(response, path), 'cache-control': 'public, max-age=0, must-revalidate' },
    body,
    PAGE_QUALITY,
  );
}

/** A page is HTML in the language of its path; a file for programs says itself what it is, and loads nothing. */
function contentHeaders({ headers }: Response, path: string): Record<string, string> {
  if (machineFiles.has(path)) {
    const type = headers.get('content-type') ?? 'text/plain; charset=utf-8';
    return { 'content-type': type, 'content-security-policy': EMPTY_CSP };
  }
  const policy = headers.get('content-security-policy');
  const { locale, path: page } = splitPath(path);
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    // No window of another site holds one of the back office. A public page has nothing to keep from its opener, and a
    // browser would begin it anew in another process once the answer is there (decision record 0017).
    ...(page === '/admin' && { 'cross-origin-opener-policy': 'same-origin' }),
    ...(policy && { 'content-security-policy': policy }),
  };
}
