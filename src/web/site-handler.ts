import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageLocals } from '../contracts/site.ts';
import { defaultLocale, localizePath, splitPath } from '../domain/locale/locale.ts';
import { machineFiles } from '../domain/site-map/machine-files.ts';
import { type CallApi, postContactForm } from './contact-post.ts';
import { readFormPost } from './form-post.ts';
import { decideLanguage, type LanguageDecision, type RequestedPage } from './language.ts';
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

interface Target {
  url: URL;
  file: StoredResponse | undefined;
  namesFile: boolean;
  canonical: string;
  page: RequestedPage;
}

/** A path that names a file: it is there, or a page renders it, or it is 404; it never redirects. */
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

  /** Answers at once where the page is in memory: a promise would cost more than everything else here. */
  function answerPage(request: IncomingMessage, response: ServerResponse, { url, page: asked }: Target) {
    const { headers: sent } = request;
    const decision = decideLanguage(asked, sent.cookie, sent['accept-language'], secure);
    const headers = languageHeaders(decision);
    const send = (page: StoredResponse | undefined): void => {
      if (!page) return void redirect(response, 302, localizePath(decision.locale, '/'), headers);
      if (decision.redirect) return void redirect(response, 302, decision.redirect, headers);
      sendStored(request, response, page, headers);
    };
    const page = pages.get(pagePath(asked, url.pathname));
    return page instanceof Promise ? page.then(send) : send(page);
  }

  /** A file that a page renders: one address in one language, whoever asks. Any other file name is 404. */
  function answerRenderedFile(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const send404 = () => void send(response, 404, { 'cache-control': 'no-store' });
    if (!machineFiles.has(pathname)) return send404();
    const answer = (file: StoredResponse | undefined): void =>
      file ? sendStored(request, response, file) : send404();
    const file = pages.get(pathname);
    return file instanceof Promise ? file.then(answer) : answer(file);
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

  /** What an address names, worked out once: nothing here depends on who asks. */
  const readTarget = remember((target): Target | undefined => {
    const url = parseTarget(target);
    if (!url) return undefined;
    const { pathname, searchParams } = url;
    return {
      url,
      file: files.get(pathname),
      namesFile: FILE_PATH.test(pathname),
      canonical: canonicalPath(pathname),
      page: { ...splitPath(pathname), search: url.search, choice: searchParams.get('lang') },
    };
  });

  function route(request: IncomingMessage, response: ServerResponse, target: Target | undefined) {
    if (!target) return void send(response, 400, {});
    const { url, file } = target;
    if (request.method === 'POST' && !file && !target.namesFile) return answerPost(request, response, url);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void send(response, 405, { allow: 'GET, HEAD' });
    if (file) return sendStored(request, response, file);
    if (target.namesFile) return answerRenderedFile(request, response, url.pathname);
    if (target.canonical !== url.pathname) return void redirect(response, 308, target.canonical + url.search);
    return answerPage(request, response, target);
  }

  return function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const target = readTarget(request.url ?? '');
    const fail = (error: unknown) => {
      onError(error, target?.url.pathname ?? '');
      if (response.headersSent) response.destroy();
      else send(response, 500, { 'content-type': 'text/plain; charset=utf-8' }, 'Erreur · Error');
    };
    try {
      return route(request, response, target)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

/** Always the same objects, so that the header lists built from them are found again. */
const NEGOTIATED = { vary: 'Accept-Language, Cookie' };
const STATED = {};

/** Path and query of a request, read against a fixed origin: the Host header decides nothing. */
function parseTarget(target: string): URL | undefined {
  if (!target.startsWith('/')) return undefined;
  // Leading slashes are folded first, so that `//elsewhere.com/` stays a path and never becomes a host.
  const folded = target.replace(/^[/\\]+/, '/');
  return URL.canParse(folded, 'http://site.invalid') ? new URL(folded, 'http://site.invalid') : undefined;
}

/** The page behind an address. Every address of the back office is one document, which reads the rest itself. */
const pagePath = ({ locale, path }: RequestedPage, pathname: string): string =>
  path.startsWith('/admin/') ? localizePath(locale, '/admin') : pathname;

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
