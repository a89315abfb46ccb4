import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageLocals } from '../contracts/site.ts';
import { defaultLocale, localizePath, splitPath } from '../domain/locale/locale.ts';
import { invitationIn, REVIEW_PATH, withoutInvitation } from '../domain/review/review-path.ts';
import { machineFiles } from '../domain/site-map/machine-files.ts';
import type { CallApi } from './call-api.ts';
import { postContactForm } from './contact-form.ts';
import { readFormPost } from './form-post.ts';
import { decideLanguage, type LanguageDecision, type RequestedPage } from './language.ts';
import type { PageCache } from './page-cache.ts';
import { remember } from './remember.ts';
import { postReviewForm, REVIEW_HEADERS, reviewRequest } from './review-form.ts';
import { EMPTY_CSP } from './security-headers.ts';
import { type StoredResponse, sendStored, storeResponse } from './stored-response.ts';

export interface SiteHandlerOptions {
  files: Map<string, StoredResponse>;
  pages: Pick<PageCache, 'get'>;
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
  /** What follows `/review`, on that page only. */
  invitation: string | undefined;
}

/** A path that names a file: it is there, or a page renders it, or it is 404; it never redirects. */
const FILE_PATH = /^\/_astro\/|\.[a-z0-9]{1,12}$/i;

/** Brotli quality of a page that is compressed for one visitor, who waits. */
const PRIVATE_QUALITY = 4;

/** Everything that is not the API: files, pages in their languages, redirects, and the forms without script. */
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

  /** No page has an escaped sign in its path: what still has one would be rendered, and found to be none, each time. */
  function pageAt(asked: RequestedPage, pathname: string) {
    const path = pagePath(asked, pathname);
    return path.includes('%') ? undefined : pages.get(path);
  }

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
    const page = pageAt(asked, url.pathname);
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

  /** A page for one visitor, at the path of a page that is there. */
  async function renderFor(path: string, locals: Partial<PageLocals>): Promise<Response> {
    const page = await renderPrivate(path, locals);
    if (page?.status !== 200) throw new Error(`page ${path} answered ${page?.status}`);
    return page;
  }

  /** The page that takes a review knows the visitor's code: it is rendered each time, and kept nowhere. */
  async function answerReviewPage(request: IncomingMessage, response: ServerResponse, target: Target) {
    const { page: asked, invitation = '' } = target;
    const { headers: sent } = request;
    const decision = decideLanguage(asked, sent.cookie, sent['accept-language'], secure);
    const headers = { ...languageHeaders(decision), ...REVIEW_HEADERS };
    if (decision.redirect) return void redirect(response, 302, decision.redirect, headers);
    const review = await reviewRequest(invitation, callApi(request));
    const page = await renderFor(localizePath(decision.locale, REVIEW_PATH), { review });
    const stored = await storeResponse(
      { ...options.headers, ...Object.fromEntries(page.headers), 'content-language': decision.locale },
      Buffer.from(await page.arrayBuffer()),
      PRIVATE_QUALITY,
    );
    sendStored(request, response, stored, headers);
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, target: Target) {
    const { url, page, invitation } = target;
    const known = invitation !== undefined || (await pageAt(page, url.pathname));
    if (!known) return void send(response, 405, { allow: 'GET, HEAD' });
    if (isForeign(request)) return void send(response, 403, {});
    const form = await readFormPost(request);
    if (form.kind === 'refused') return void send(response, form.status, { connection: 'close' });
    const { locale, path } = splitPath(url.pathname);
    const from = { locale, path: localizePath(locale, path), referrer: request.headers.referer };
    const { status, locals, retryAfter } =
      invitation === undefined
        ? await postContactForm(form.values, from, callApi(request))
        : await postReviewForm(form.values, invitation, from, callApi(request));
    const answer = await renderFor(
      invitation === undefined ? url.pathname : localizePath(locale, REVIEW_PATH),
      locals,
    );
    const headers = {
      ...Object.fromEntries(answer.headers),
      ...(invitation === undefined ? { 'cache-control': 'no-store' } : REVIEW_HEADERS),
      ...(retryAfter && { 'retry-after': retryAfter }),
    };
    send(response, status, headers, await answer.text());
  }

  /** What an address names, worked out once: nothing here depends on who asks. */
  const readTarget = remember((target): Target | undefined => {
    const url = parseTarget(target);
    if (!url) return undefined;
    const { pathname, searchParams } = url;
    const localized = splitPath(pathname);
    return {
      url,
      file: files.get(pathname),
      namesFile: FILE_PATH.test(pathname),
      canonical: canonicalPath(pathname),
      page: { ...localized, search: url.search, choice: searchParams.get('lang') },
      invitation: invitationIn(localized.path),
    };
  });

  function route(request: IncomingMessage, response: ServerResponse, target: Target | undefined) {
    if (!target) return void send(response, 400, {});
    const { url, file } = target;
    const posts = request.method === 'POST' && !file && !target.namesFile;
    if (!posts && request.method !== 'GET' && request.method !== 'HEAD')
      return void send(response, 405, { allow: 'GET, HEAD' });
    if (file) return sendStored(request, response, file);
    if (target.namesFile) return answerRenderedFile(request, response, url.pathname);
    if (target.canonical !== url.pathname) return void redirect(response, 308, target.canonical + url.search);
    if (posts) return answerPost(request, response, target);
    if (target.invitation !== undefined) return answerReviewPage(request, response, target);
    return answerPage(request, response, target);
  }

  return function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const target = readTarget(request.url ?? '');
    const fail = (error: unknown) => {
      onError(error, withoutInvitation(target?.url.pathname ?? ''));
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

/**
 * No trailing slash, no `/fr` prefix (French lives at the root), and no sign escaped that needs no escape: the pages are
 * matched by what a path means, so that each spelling would be one more page in memory.
 */
function canonicalPath(pathname: string): string {
  const plain = pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : escaped;
  });
  const path = plain.replace(/\/+$/, '').replace(/\/{2,}/g, '/') || '/';
  if (path === `/${defaultLocale}`) return '/';
  return path.startsWith(`/${defaultLocale}/`) ? path.slice(defaultLocale.length + 1) : path;
}

/** A form that another site made the browser post. */
function isForeign(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
