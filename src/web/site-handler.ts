import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageLocals } from '../contracts/site.ts';
import { defaultLocale, localizePath, splitPath } from '../domain/locale/locale.ts';
import { type CallApi, postContactForm } from './contact-post.ts';
import { readFormPost } from './form-post.ts';
import { decideLanguage, type LanguageDecision } from './language.ts';
import type { PageCache } from './page-cache.ts';
import { remember } from './remember.ts';
import { EMPTY_CSP } from './security-headers.ts';
import { type StoredResponse, sendStored } from './stored-response.ts';

export interface SiteHandlerOptions {
  files: Map<string, StoredResponse>;
  pages: PageCache;
  /** Renders a page with facts of one visitor: never kept. */
  renderPrivate(path: string, extra: Partial<PageLocals>): Promise<Response | undefined>;
  /** Calls the API for the visitor of a request. */
  callApi(request: IncomingMessage): CallApi;
  headers: Record<string, string>;
  secure: boolean;
  onError(error: unknown, path: string): void;
}

/** A path that names a file: it is there, or it is 404; it never redirects. */
const FILE_PATH = /^\/_astro\/|\.[a-z0-9]{1,12}$/i;

/** Everything that is not the API: files, pages in their languages, redirects, and the contact form without script. */
export function createSiteHandler(options: SiteHandlerOptions) {
  const { files, pages, renderPrivate, callApi, secure, onError } = options;

  const send = (response: ServerResponse, status: number, headers: Record<string, string>, body = '') =>
    response
      .writeHead(status, { ...options.headers, 'content-security-policy': EMPTY_CSP, ...headers })
      .end(body);
  const redirect = (response: ServerResponse, status: 302 | 308, location: string, headers = {}) =>
    send(response, status, { location, 'cache-control': 'no-store', ...headers });

  /** Headers of an answer that depends on the visitor's language, or makes it a choice. */
  const languageHeaders = ({ negotiated, cookie }: LanguageDecision): Record<string, string> => {
    const vary = negotiated ? NEGOTIATED : STATED;
    return cookie ? { ...vary, 'set-cookie': cookie, 'cache-control': 'private, no-store' } : vary;
  };

  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const decision = decide(request, url, secure);
    const page = await pages.get(url.pathname);
    const headers = languageHeaders(decision);
    if (!page) return void redirect(response, 302, localizePath(decision.locale, '/'), headers);
    if (decision.redirect) return void redirect(response, 302, decision.redirect, headers);
    sendStored(request, response, page, headers);
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (!(await pages.get(url.pathname))) return void send(response, 405, { allow: 'GET, HEAD' });
    if (isForeign(request)) return void send(response, 403, {});
    const form = await readFormPost(request);
    if (form.kind === 'refused') return void send(response, form.status, { connection: 'close' });
    const { locale, path } = splitPath(url.pathname);
    const referrer = request.headers.referer;
    const { status, outcome, retryAfter } = await postContactForm(
      form.values,
      { locale, path: localizePath(locale, path), referrer },
      callApi(request),
    );
    const page = await renderPrivate(url.pathname, { contactForm: outcome });
    if (!page) return void redirect(response, 302, localizePath(locale, '/'));
    const headers = { ...Object.fromEntries(page.headers), 'cache-control': 'no-store' };
    send(
      response,
      status,
      { ...headers, ...(retryAfter && { 'retry-after': retryAfter }) },
      await page.text(),
    );
  }

  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = parseTarget(request.url);
    try {
      if (!url) return void send(response, 400, {});
      const file = files.get(url.pathname);
      if (request.method === 'POST' && !file) return await answerPost(request, response, url);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return void send(response, 405, { allow: 'GET, HEAD' });
      if (file) return sendStored(request, response, file);
      if (FILE_PATH.test(url.pathname)) return void send(response, 404, { 'cache-control': 'no-store' });
      const clean = canonicalPath(url.pathname);
      if (clean !== url.pathname) return void redirect(response, 308, clean + url.search);
      await answerPage(request, response, url);
    } catch (error) {
      onError(error, url?.pathname ?? '');
      if (!response.headersSent)
        send(response, 500, { 'content-type': 'text/plain; charset=utf-8' }, 'Erreur · Error');
      else response.destroy();
    }
  };
}

/** Always the same objects, so that the header lists built from them are found again. */
const NEGOTIATED = { vary: 'Accept-Language, Cookie' };
const STATED = {};

function decide(request: IncomingMessage, url: URL, secure: boolean): LanguageDecision {
  return decideLanguage({
    url,
    cookieHeader: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    secure,
  });
}

/** Path and query of a request, read against a fixed origin: the Host header decides nothing. */
function parseTarget(target: string | undefined): URL | undefined {
  return target?.startsWith('/') ? readTarget(target) : undefined;
}

/** The address is only read, so one object may serve every request for it. */
const readTarget = remember((target) => {
  // Leading slashes are folded first, so that `//elsewhere.com/` stays a path and never becomes a host.
  const folded = target.replace(/^[/\\]+/, '/');
  return URL.canParse(folded, 'http://site.invalid') ? new URL(folded, 'http://site.invalid') : undefined;
});

/** No trailing slash, and no `/fr` prefix: French lives at the root. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/+$/, '').replace(/\/{2,}/g, '/') || '/';
  if (path === `/${defaultLocale}`) return '/';
  return path.startsWith(`/${defaultLocale}/`) ? path.slice(defaultLocale.length + 1) : path;
}

/** A form that another site made the browser post. */
function isForeign(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
