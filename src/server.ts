import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { SecretsDisagree } from './adapters/db/queue/running-process.ts';
import { createEdgeCopies } from './adapters/http/edge-copies.ts';
import { drawCover } from './adapters/pictures/draw-cover.ts';
import { limitRenderings } from './api/middleware/rate-limit.ts';
import type { GeneratedCredentials } from './app/account/ensure-first-administrator.ts';
import { openPreview } from './app/content/preview-content.ts';
import { monthToWatch } from './app/planner/watch/watch-friday.ts';
import { compose } from './composition/compose.ts';
import { createLandingSource } from './composition/landing-source.ts';
import { onPageChange } from './composition/page-changes.ts';
import { articleFiles, homePages, reviewPages } from './composition/page-paths.ts';
import { purgesOf, tagsOfPage } from './composition/page-tags.ts';
import { createReminderSource } from './composition/reminder-source.ts';
import { createSiteFacts } from './composition/site-facts.ts';
import { withdrawnAt } from './composition/withdrawn-at.ts';
import { EnvError, readEnv } from './config/env.ts';
import type { PageLocals } from './contracts/site.ts';
import { showsArticles } from './domain/article/article-path.ts';
import { nextAnnouncementChange } from './domain/content/announcement.ts';
import { ARM_MARK, landingIn } from './domain/landing/landing-address.ts';
import { landingPath } from './domain/landing/landing-path.ts';
import { localizePath, splitPath } from './domain/locale/locale.ts';
import { doesWork, servesPages } from './domain/process/process-role.ts';
import { nextFullHour } from './domain/settings/reply-deadline.ts';
import { nextAgencyDay } from './domain/time/agency-day.ts';
import { adminDocument, adminHeaders, adminLocale } from './http-front/admin-document.ts';
import { callerOf } from './http-front/call-api.ts';
import { compress } from './http-front/compress.ts';
import { debounce } from './http-front/debounce.ts';
import { createCdnHeaders } from './http-front/edge/cdn-headers.ts';
import { cachingUntil } from './http-front/edge/edge-cache.ts';
import { createFormerFiles, filesToKeep } from './http-front/files/former-files.ts';
import { createGuideCovers } from './http-front/files/guide-covers.ts';
import { createMediaFiles } from './http-front/files/media-files.ts';
import { loadStaticFiles } from './http-front/files/static-files.ts';
import { createPageCache } from './http-front/page-cache.ts';
import { renderFor, timed } from './http-front/private-page.ts';
import { PAGE_QUALITY, renderPublic } from './http-front/render-page.ts';
import { refusedStatus } from './http-front/requested-address.ts';
import { EMPTY_CSP, securityHeaders } from './http-front/security-headers.ts';
import { createSiteHandler } from './http-front/site-handler.ts';
import { limitBody, UPLOAD_MS } from './http-front/slow-body.ts';
import { storeResponse } from './http-front/stored-response.ts';
import { createEdgeWarmer } from './jobs/edge/edge-warmer.ts';
import { defaultOf } from './pages/content.ts';
import { guideCover } from './pages/guide-entries.ts';
import { createStaffHelp } from './pages/help/staff-help.ts';
import { createQuestionBox } from './pages/questions/question-box.ts';
import { questionWords } from './pages/questions/words.ts';
import { render } from './pages/render.ts';

/** Composition root of the running site: reads the configuration, builds the parts, listens, and drains on SIGTERM. */

const DAY_MS = 86_400_000;
/** Size of the cache of rendered pages, all encodings together. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** A cached page is rendered again after this many milliseconds, because another process may have changed its data. */
const PAGE_MAX_AGE_MS = 60_000;
/**
 * Milliseconds between a change and the rendering of the home pages. Pages that visitors request are rendered first,
 * because the home pages take a third of a second of processor time.
 */
const WARM_AFTER_MS = 1000;
/** How long a stopping server waits for open responses and deliveries, in milliseconds. */
const DRAIN_MS = 20_000;

/** Exit code of a process with other secrets than the rest: `EX_CONFIG` of sysexits.h, which a service manager need not retry. */
const OTHER_SECRETS = 78;

/** All that a process of the role `worker` answers. */
const FOR_MONITORS = /^\/api\/(?:health|ready|metrics)(?:\?|$)/;

const dist = new URL('../dist/', import.meta.url);

/** Returns eight hexadecimal digits that name this build: the same for all processes that run it. */
const buildName = (): string =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 8);

async function serve(): Promise<void> {
  const env = readEnv(process.env);
  const template = readFileSync(new URL('client/_admin/index.html', dist), 'utf8');
  const build = buildName();
  const composition = await compose(env, {
    ...{ questionBox: createQuestionBox, questionWords, staffHelp: createStaffHelp(), defaultOf, build },
  });
  const { api, pageFeeds, pageArticles, settings, costs, claims, content, pictures, log, metrics } =
    composition;
  const landings = createLandingSource(composition);

  // Headers, cookies and passkeys use the scheme and host of the start: a change needs a restart (decision record
  // 0086).
  const { url } = settings.now().site;
  const headers = securityHeaders(url);
  const site = createSiteFacts(
    ...([settings, costs, claims, content, pictures] as const),
    composition.ports.reminderPushSender.publicKey,
  );
  /** A new object when a list may have changed: `shownLists` reads the lists once for each object. */
  let feeds = { ...pageFeeds };
  const listsChanged = () => {
    feeds = { ...pageFeeds };
  };
  /** Called once for each rendering, because a page and its policy must use the same settings. */
  const locals = (): PageLocals => ({ site: site(), feeds, articles: pageArticles });
  const onError = (err: unknown, path: string, traceId?: string) =>
    log.error({ err, path, traceId }, 'page failed');
  const trueUntil = (time: number, path: string) =>
    Math.min(
      nextAgencyDay(time),
      nextAnnouncementChange(content.now(), time),
      content.nextChange(time),
      site().replyHours === undefined ? Number.POSITIVE_INFINITY : nextFullHour(time),
      landings.trueUntil(path, time),
    );
  const { purging } = composition;
  const cdnHeadersOf = purging && createCdnHeaders(purging.vendor, purging.isLate);
  /** A network would give all visitors the arm of the first. */
  const tagsOf = (path: string) => {
    const slug = landingIn(splitPath(path).path)?.slug;
    const found = slug === undefined ? undefined : landings.find(slug);
    return found && 'isTested' in found ? undefined : tagsOfPage(path);
  };
  const pages = createPageCache({
    // Nothing is rendered for a landing page that is not online.
    render: async (path) => {
      const locale = adminLocale(path);
      if (locale) {
        const document = Buffer.from(adminDocument(template, locale, site().brand, build));
        return storeResponse({ ...headers, ...adminHeaders(locale) }, document, PAGE_QUALITY);
      }
      const own = landings.locals(path);
      // The mark of an arm belongs to the key of the page cache, not to the page's path.
      const [page = path] = path.split(ARM_MARK, 1);
      const now = Date.now();
      const withdrawn = withdrawnAt(path, { landings, claims });
      const caching = cachingUntil(withdrawn, now);
      const rendered = own && (await renderPublic(render, page, { ...locals(), ...own }, headers, caching));
      const tags = cdnHeadersOf && rendered && tagsOf(path);
      if (!tags) return rendered;
      const cdn = cdnHeadersOf({ tags, trueUntil: trueUntil(now, path), withdrawnAt: withdrawn });
      return { ...rendered, cdn };
    },
    now: Date.now,
    maxAgeMs: PAGE_MAX_AGE_MS,
    trueUntil,
    maxBytes: PAGE_CACHE_BYTES,
    onError,
    onRendered: metrics.pageRendered,
  });
  metrics.watchPages(pages);
  const warmSoon = debounce(() => void pages.warm(homePages), WARM_AFTER_MS);
  const renderPrivate = timed(
    // The page that reports content names landing pages.
    (path, extra) => render(path, { ...locals(), ...(extra.report && landings.locals(path)), ...extra }),
    (seconds) => metrics.pageRendered('private', seconds),
  );
  const fileHeaders = { ...headers, 'content-security-policy': EMPTY_CSP };
  const files = loadStaticFiles(fileURLToPath(new URL('client/', dist)), fileHeaders);
  const { buildFiles } = composition.ports;
  const ownFiles = filesToKeep(files);
  /** At the start, and each day while the process runs: what no process uses for two weeks is deleted. */
  const keepFiles = () =>
    buildFiles
      .keep(ownFiles, Date.now())
      .catch((err: unknown) => log.error({ err }, 'files of this build not stored'));
  let keeping: NodeJS.Timeout | undefined;
  const answerSite = createSiteHandler({
    files,
    formerFiles: createFormerFiles(buildFiles.get, fileHeaders),
    covers: createGuideCovers({
      coverOf: (locale, slug) => guideCover(locale, slug, content.now(), site().brand),
      ...{ draw: drawCover, headers, onError },
    }),
    media: createMediaFiles(composition.mediaFiles.get, headers),
    pages,
    renderPrivate,
    openPreview: async (code) => {
      const preview = await openPreview(composition.ports, code);
      return preview && { ...site(), ...preview };
    },
    landings,
    articles: pageArticles,
    content: content.now,
    reminders: createReminderSource(composition.ports, landings),
    watchedMonth: (plan) => monthToWatch(composition.ports, plan),
    callApi: callerOf(api.fetch),
    limitRenderings: limitRenderings(env),
    headers,
    siteOrigin: new URL(url).origin,
    onError,
  });
  composition.landing.landingScale.connect(async (view) => {
    const path = localizePath(view.locale, landingPath(view.slug));
    const page = await renderFor(renderPrivate, path, { landing: view });
    return (await compress(Buffer.from(page.body), 'br', PAGE_QUALITY)).length;
  });
  const answerApi = getRequestListener(api.fetch, { overrideGlobalObjects: false });

  const answersVisitors = servesPages(env.role);
  let stopping = false;
  const server = createServer((request, response) => {
    // A proxy must not send its next request over a connection that is about to end.
    if (stopping) response.setHeader('connection', 'close');
    const refused = answersVisitors || FOR_MONITORS.test(request.url ?? '') ? refusedStatus(request) : 404;
    if (refused) return void response.writeHead(refused, headers).end();
    // Uploads have another limit: the pause between two bytes.
    if (!/^\/api\/media(?:\?|$)/.test(request.url ?? '')) limitBody(request);
    if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) void answerApi(request, response);
    else void answerSite(request, response);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = UPLOAD_MS;
  server.keepAliveTimeout = 65_000;

  const edge =
    env.edgeUrl && doesWork(env.role)
      ? createEdgeWarmer({
          renew: createEdgeCopies(env.edgeUrl),
          // A visitor needs no file of the back office while the site is away.
          paths: () => [
            ...[...files.keys()].filter((path) => !/^\/_?admin\//.test(path)),
            ...landings.onlinePaths(),
          ],
          log,
        })
      : undefined;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    composition.drain();
    setTimeout(() => process.exit(1), DRAIN_MS + env.drainLagMs).unref();
    await sleep(env.drainLagMs);
    server.close();
    server.closeIdleConnections();
    await edge?.stop();
    clearInterval(keeping);
    await composition.stop();
    await new Promise<void>((resolve) => (server.listening ? server.once('close', resolve) : resolve()));
    await composition.close();
    log.info({}, 'stopped');
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  // Registered before the first page is rendered, so that no page older than a change stays in the cache.
  onPageChange(composition, {
    reviews() {
      listsChanged();
      pages.purge((path) => reviewPages.has(splitPath(path).path));
      warmSoon();
    },
    landings(slugs) {
      pages.purge(
        (path) =>
          path === '/sitemap.xml' ||
          slugs.has(landingIn(splitPath(path.split(ARM_MARK, 1)[0] ?? '').path)?.slug ?? ''),
      );
    },
    articles() {
      listsChanged();
      pages.purge((path) => articleFiles.has(path) || showsArticles(splitPath(path).path));
    },
    home() {
      listsChanged();
      void pages.renew((path) => splitPath(path).path === '/');
      warmSoon();
    },
    all() {
      listsChanged();
      pages.expire();
      warmSoon();
    },
  });
  if (edge)
    onPageChange(composition, {
      reviews: edge.changed,
      articles: edge.changed,
      home: edge.changed,
      all: edge.changed,
      landings: (slugs) => void edge.renew(landings.pathsOf(slugs)),
    });
  if (purging?.changed) onPageChange(composition, purgesOf(purging.changed));
  const administrator = await composition.start(async () => {
    // Before the first page names them: the next request for a file may reach a process of another build.
    await keepFiles();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port: env.port, host: env.host, reusePort: env.reusePort }, resolve);
    });
  });
  keeping = setInterval(keepFiles, DAY_MS).unref();
  if (answersVisitors) void pages.warm(homePages);
  edge?.start();
  announce(url, administrator);
}

/** Prints the addresses to the terminal: the only output besides the log. */
function announce(siteUrl: string, administrator: GeneratedCredentials | undefined): void {
  const account = administrator
    ? `\n  First administrator: ${administrator.email}, password ${administrator.password}\n  This is shown once. A lost password: npm run admin -- reset ${administrator.email}\n`
    : '';
  process.stdout.write(
    `\n  Site   ${siteUrl}\n  Admin  ${siteUrl}/admin\n  API    ${siteUrl}/api/docs\n${account}\n`,
  );
}

try {
  await serve();
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvError || error instanceof SecretsDisagree ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(error instanceof SecretsDisagree ? OTHER_SECRETS : 1);
}
