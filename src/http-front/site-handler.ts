import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentSnapshot } from '../domain/content/content.ts';
import { leadsTo } from '../domain/content/site-addresses.ts';
import { withoutLandingCode } from '../domain/landing/landing-address.ts';
import { localizePath } from '../domain/locale/locale.ts';
import { MEDIA_PATH } from '../domain/media/file-name.ts';
import { withoutReminderCode } from '../domain/reminder/reminder-address.ts';
import { withoutInvitation } from '../domain/review/review-path.ts';
import { isShownPage, languagesOf } from '../domain/site-map/shown-pages.ts';
import { traceIdOf } from '../domain/trace/trace-parent.ts';
import { type ArticleSource, createArticlePages } from './article-page.ts';
import type { CallApi } from './call-api.ts';
import { MOVED } from './edge/edge-cache.ts';
import { COVERS_PATH } from './files/guide-covers.ts';
import type { MediaFiles } from './files/media-files.ts';
import { IMMUTABLE } from './files/static-files.ts';
import { createLandingForm } from './forms/landing-form.ts';
import { createPlainAnswers } from './forms/plain-answer.ts';
import { createPostedPage } from './forms/posted-page.ts';
import { createLandingPages, type LandingSource } from './landing-page.ts';
import { memoize } from './memoize.ts';
import { createOtherSpelling } from './other-spelling.ts';
import { createOwnDataPage, isOwnData } from './own-data-page.ts';
import type { PageCache } from './page-cache.ts';
import { createPreviewPage, type OpenPreview } from './preview-page.ts';
import type { RenderPrivate } from './private-page.ts';
import { createPublicPages } from './public-page.ts';
import { createQueryPages, queryIn } from './query-page.ts';
import { createReminderPage, type ReminderSource } from './reminder-page.ts';
import { type RequestedAddress, readAddress } from './requested-address.ts';
import { createReviewPage } from './review-page.ts';
import { busyPage } from './short-page.ts';
import { type StoredResponse, sendStored } from './stored-response.ts';
import { createWatchPage, type WatchedMonth, watchCodeIn, withoutWatchCode } from './watch-page.ts';

export interface SiteHandlerOptions {
  files: Map<string, StoredResponse>;
  /** Finds a file of another build. Absent: there is none. */
  formerFiles?: MediaFiles;
  /** Finds the share picture of an added guide. Absent: there is none. */
  covers?: MediaFiles;
  /** Finds the file of a picture of the media library. */
  media: MediaFiles;
  pages: Pick<PageCache, 'get' | 'has'>;
  renderPrivate: RenderPrivate;
  openPreview: OpenPreview;
  landings: LandingSource;
  articles: ArticleSource;
  reminders: ReminderSource;
  /** The month that the form of a watched Friday draws. Absent: none is drawn. */
  watchedMonth?: WatchedMonth;
  /** The online content: which guides there are, and which addresses lead to another page. Absent: only what is built in. */
  content?(): ContentSnapshot;
  /** Returns the function that calls the API on behalf of the visitor of a request. */
  callApi(request: IncomingMessage): CallApi;
  /**
   * Counts a rendering for the visitor's address. Returns the milliseconds to wait when there were too many; absent: no limit.
   */
  limitRenderings?(request: IncomingMessage): Promise<number | undefined>;
  headers: Record<string, string>;
  /** Origin of the site's own address. */
  siteOrigin: string;
  /** @param traceId the trace that the proxy named */
  onError(error: unknown, path: string, traceId?: string): void;
}

const NOTHING: ContentSnapshot = {};

/** The path to log, without the codes of invitations, previews, reminders and landing page links. */
const loggedPath = (address: RequestedAddress | undefined): string =>
  address?.preview
    ? address.preview.page
    : withoutReminderCode(
        withoutLandingCode(withoutWatchCode(withoutInvitation(address?.url.pathname ?? ''))),
      );

/**
 * Answers every request outside the API, in this order: files, pictures, redirects to the canonical path, forms posted without
 * script, pages in their languages.
 */
export function createSiteHandler(options: SiteHandlerOptions) {
  const {
    files,
    formerFiles = () => undefined,
    covers = () => undefined,
    media,
    pages,
    renderPrivate: render,
    openPreview,
    landings,
    articles,
    reminders,
    watchedMonth = async () => [],
    content = () => NOTHING,
    callApi,
    limitRenderings = async () => undefined,
    headers,
    siteOrigin,
    onError,
  } = options;
  const secure = siteOrigin.startsWith('https:');
  const answers = createPlainAnswers(headers);
  const otherSpelling = createOtherSpelling({
    ...{ landings, articles },
    isPage: (path) => isShownPage(content(), path),
  });
  const publicPages = createPublicPages({
    ...{ pages, answers, otherSpelling, secure },
    languagesOf: (path) => languagesOf(content(), path),
  });
  const answerReviewPage = createReviewPage({ pages, render, callApi, answers, headers, secure });
  const answerQueryPage = createQueryPages({ render, answers, headers, secure });
  const answerWatchPage = createWatchPage({
    ...{ render, callApi, answers, headers, secure, siteOrigin, watchedMonth },
  });
  const answerPreview = createPreviewPage({ render, open: openPreview, answers, headers });
  const answerLanding = createLandingPages({
    ...{ pages, landings, render, answers, otherSpelling, headers, secure },
  });
  const answerLandingForm = createLandingForm({ landings, render, callApi, answers, siteOrigin });
  const answerReminder = createReminderPage({
    ...{ pages, render, reminders, answers, headers, siteOrigin },
  });
  const answerArticle = createArticlePages({ pages: publicPages, articles, answers });
  const answerOwnData = createOwnDataPage({
    ...{ pages, render, callApi, answers, headers, secure, siteOrigin },
  });
  const answerPost = createPostedPage({
    ...{ pages: publicPages, render, callApi, answers, siteOrigin },
  });
  const addressOf = memoize(readAddress);

  function route(request: IncomingMessage, response: ServerResponse, address: RequestedAddress | undefined) {
    if (!address) return answers.send(response, 400, {});
    const { url, namesFile, canonical } = address;
    const file = files.get(url.pathname);
    const posts = request.method === 'POST' && !file && !namesFile;
    if (!posts && request.method !== 'GET' && request.method !== 'HEAD')
      return answers.send(response, 405, { allow: 'GET, HEAD' });
    if (file) return sendStored(request, response, file);
    if (url.pathname.startsWith(MEDIA_PATH)) return answerStored(request, response, media(url.pathname));
    if (url.pathname.startsWith(COVERS_PATH)) return answerStored(request, response, covers(url.pathname));
    if (IMMUTABLE.test(url.pathname)) return answerStored(request, response, formerFiles(url.pathname));
    if (namesFile && !address.landing?.calendar)
      return publicPages.answerFile(request, response, url.pathname);
    if (canonical !== url.pathname) return answers.redirect(response, 308, canonical + url.search);
    const { addresses } = content();
    const to = addresses && leadsTo(addresses, address.page.path);
    if (to !== undefined && !posts && !address.preview) {
      const { locale, prefixed } = address.page;
      const location = (prefixed ? localizePath(locale, to) : to) + url.search;
      return answers.send(response, 301, { location, ...MOVED });
    }
    if (isRendered(address, posts)) return answerIfCalm(request, response, address, posts);
    return answerPage(request, response, address, posts);
  }

  /**
   * Whether a page has to be rendered for this request. Landing pages without a code are few and cached, and a posted
   * form has its own limit.
   */
  function isRendered(address: RequestedAddress, posts: boolean): boolean {
    const { invitation, preview, landing, reminder } = address;
    // A mail provider may unsubscribe many readers from one address at once.
    if (reminder) return !(posts && reminder.act === 'stop');
    if (landing) return (landing.code ?? landing.figures ?? landing.pixels ?? landing.report) !== undefined;
    if (invitation !== undefined) return invitation !== '';
    return (
      preview !== undefined ||
      queryIn(address) !== undefined ||
      watchCodeIn(address) !== undefined ||
      publicPages.isMissing(address)
    );
  }

  /**
   * Applies the limit to renderings only: cached pages are always sent, so visitors who share an IP address do not
   * block each other.
   */
  async function answerIfCalm(
    request: IncomingMessage,
    response: ServerResponse,
    address: RequestedAddress,
    posts: boolean,
  ) {
    const waitMs = await limitRenderings(request);
    if (waitMs === undefined) return answerPage(request, response, address, posts);
    const { headers: own, body } = busyPage(address.page.locale);
    answers.send(response, 429, { ...own, 'retry-after': String(Math.ceil(waitMs / 1000)) }, body);
  }

  function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    address: RequestedAddress,
    posts: boolean,
  ): void | Promise<void> {
    const { url, invitation, preview, landing, reminder } = address;
    if (preview && !posts)
      return answerPreview(request, response, preview, url.searchParams.get('outline') ?? '');
    if (isOwnData(address.page.path)) return answerOwnData(request, response, address, posts);
    if (reminder) return answerReminder(request, response, address.page.locale, reminder, posts);
    if (landing)
      return posts
        ? answerLandingForm(request, response, address)
        : answerLanding(request, response, address);
    if (watchCodeIn(address) !== undefined) return answerWatchPage(request, response, address, posts);
    if (posts) return answerPost(request, response, address);
    if (invitation !== undefined) return answerReviewPage(request, response, address);
    if (queryIn(address) !== undefined) return answerQueryPage(request, response, address);
    if (address.article !== undefined) return answerArticle(request, response, address, address.article);
    return publicPages.answer(request, response, address);
  }

  function answerStored(
    request: IncomingMessage,
    response: ServerResponse,
    file: ReturnType<MediaFiles>,
  ): void | Promise<void> {
    const send = (file: StoredResponse | undefined): void =>
      file
        ? sendStored(request, response, file)
        : answers.send(response, 404, { 'cache-control': 'no-store' });
    return file instanceof Promise ? file.then(send) : send(file);
  }

  return function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const address = addressOf(request.url ?? '');
    const fail = (error: unknown) => {
      onError(error, loggedPath(address), traceIdOf([request.headers['traceparent']].flat()[0]));
      if (response.headersSent) response.destroy();
      else answers.send(response, 500, { 'content-type': 'text/plain; charset=utf-8' }, 'Erreur · Error');
    };
    try {
      return route(request, response, address)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}
