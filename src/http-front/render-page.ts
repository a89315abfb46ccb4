import type { PageLocals } from '../contracts/site.ts';
import { calendarFor } from '../domain/booking/calendar.ts';
import { bookingPlatforms } from '../domain/booking/platforms.ts';
import { isWidgetAddress } from '../domain/booking/widget.ts';
import { landingPageTags } from '../domain/landing/landing-tags.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { machineFiles } from '../domain/site-map/machine-files.ts';
import {
  allowBookingWidget,
  allowOwnFrames,
  allowTagSources,
  keepUsedHashes,
} from './content-security-policy.ts';
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
 * that it needs: for its own inline scripts and styles, the configured tags and the scheduling widget.
 */
export function finishPages(render: Render): RenderPage {
  return async (request, locals) => {
    const page = await render(request, locals);
    const policy = page?.headers.get('content-security-policy');
    if (!page || !policy) return page;
    // As bytes: all searched texts are ASCII, and decoding and encoding a page takes time.
    const html = scriptsAfterPaint(await bodyOf(page));
    const { status, headers } = page;
    // The length of the page before its scripts were moved: a client would wait for bytes that never come.
    headers.delete('content-length');
    const kept = keepUsedHashes(policy, html);
    const { site, landing } = locals;
    // A landing page may load those of the configured tags that it switched on, and no other.
    const tags = landing ? landingPageTags(landing.shared, site.tags) : site.tags;
    const own = asksForTags(html) ? allowTagSources(kept, tags) : kept;
    headers.set('content-security-policy', opensWidget(html, locals) ? allowBookingWidget(own) : own);
    return { status, headers, bytes: async () => html, text: async () => html.toString() };
  };
}

/** Returns the bytes of a page without copying them. */
export async function bodyOf(page: RenderedPage): Promise<Buffer<ArrayBuffer>> {
  const { buffer, byteOffset, byteLength } = await page.bytes();
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * Only a page that asks for the visitor's consent to tags may load tags: the back office and the review form never do. No
 * text of a page can hold this tag, because brackets are escaped in texts and quotes in the values of attributes.
 */
function asksForTags(html: Buffer): boolean {
  const root = html.indexOf(CONSENT_ROOT);
  return root !== -1 && html.indexOf('{}"', root) !== root + CONSENT_ROOT.length;
}
const CONSENT_ROOT = '<div data-consent-root="" data-tags="';

/** Whether the widget can show at least one of the calendars that a page names in `data-book`. */
function opensWidget(html: Buffer, { site }: PageLocals): boolean {
  if (!html.includes('data-book="')) return false;
  return bookingPlatforms.some(
    (platform) =>
      isWidgetAddress(calendarFor(site.bookingUrls, platform) ?? '') &&
      hasAttribute(html, `data-book="${platform}"`),
  );
}

/** Whether an attribute stands in a tag, and not in the text of an article. Its quotes stand in no value of another. */
function hasAttribute(html: Buffer, attribute: string): boolean {
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1))
    if (html.lastIndexOf('<', at) > html.lastIndexOf('>', at)) return true;
  return false;
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
  const { locale, path: page } = splitPath(path);
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    // No window of another site may control a window of the back office. A public page has nothing to hide from its
    // opener; with the header, Chromium would start the page again in another process when its response arrives
    // (decision record 0017).
    // The address of a list there may hold the name of a person, which no call repeats as its referrer.
    ...(page === '/admin' && {
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    }),
    // The back office shows previews of the agency's texts in a frame.
    ...(policy && { 'content-security-policy': page === '/admin' ? allowOwnFrames(policy) : policy }),
  };
}
