import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { GeneratedCredentials } from './app/account/ensure-first-administrator.ts';
import { compose } from './compose.ts';
import { EnvError, readEnv } from './config/env.ts';
import type { PageLocals } from './contracts/site.ts';
import { locales, localizePath, splitPath } from './domain/locale/locale.ts';
import { sitePages } from './domain/site-map/pages.ts';
import { nextAgencyDay } from './domain/time/agency-day.ts';
import { siteFacts } from './site-facts.ts';
import { afterCalm } from './web/after-calm.ts';
import { callerOf } from './web/call-api.ts';
import { createPageCache } from './web/page-cache.ts';
import { finishPages, type Render, renderPublic } from './web/render-page.ts';
import { EMPTY_CSP, securityHeaders } from './web/security-headers.ts';
import { createSiteHandler } from './web/site-handler.ts';
import { loadStaticFiles } from './web/static-files.ts';

/** Composition root of the running site: reads the configuration, builds the parts, listens, and drains on SIGTERM. */

/** Memory for rendered pages, all encodings together. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** What another process may have changed shows up after this long at the latest. */
const PAGE_MAX_AGE_MS = 60_000;
/** After a change, the pages that somebody asks for come first: the home pages take a third of a second of processor. */
const WARM_AFTER_MS = 1000;
/** How long a stopping server waits for open answers and deliveries. */
const DRAIN_MS = 20_000;

/** Most visits begin here: nobody waits for these to be rendered. */
const homePages = locales.map((locale) => localizePath(locale, '/'));
/** What shows reviews, or the day of the newest one, without language prefix. */
const reviewPages: ReadonlySet<string> = new Set([
  ...sitePages.filter(({ kind }) => ['home', 'service', 'reviews'].includes(kind)).map(({ path }) => path),
  '/sitemap.xml',
]);

const dist = new URL('../dist/', import.meta.url);

async function serve(): Promise<void> {
  // React reads it when the pages are loaded, just below: unset, it would bring its slow development build.
  process.env.NODE_ENV ??= 'production';
  const env = readEnv(process.env);
  const entry = (await import(new URL('server/entry.mjs', dist).href)) as { render: Render };
  const render = finishPages(entry.render);
  const {
    api,
    useCases,
    seedDemo,
    resealSecrets,
    ensureFirstAdministrator,
    worker,
    feeds,
    reviewWatch,
    configuration,
    costs,
    mailWorker,
    housekeeper,
    log,
    stopWork,
    close,
  } = await compose(env);
  await resealSecrets();
  const administrator = await ensureFirstAdministrator();
  // After it: some samples are given to somebody.
  if (env.demoData) await seedDemo();

  const headers = securityHeaders(env.siteUrl);
  /** Taken once for each rendering: a page and its policy must show the same configuration. */
  const locals = (): PageLocals => ({
    site: siteFacts(env, configuration.now(), costs.now()),
    feeds: { reviews: useCases.listReviews, articles: useCases.listArticles },
  });
  const onError = (error: unknown, path: string) => log.error({ err: error, path }, 'page failed');
  const pages = createPageCache({
    render: (path) => renderPublic(render, path, locals(), headers),
    now: Date.now,
    maxAgeMs: PAGE_MAX_AGE_MS,
    trueUntil: nextAgencyDay,
    maxBytes: PAGE_CACHE_BYTES,
    onError,
  });
  const warmSoon = afterCalm(() => void pages.warm(homePages), WARM_AFTER_MS);
  const answerSite = createSiteHandler({
    files: loadStaticFiles(fileURLToPath(new URL('client/', dist)), {
      ...headers,
      'content-security-policy': EMPTY_CSP,
    }),
    pages,
    renderPrivate: (path, extra) =>
      render(new Request(`http://site.invalid${path}`), { ...locals(), ...extra }),
    callApi: callerOf(api.fetch),
    headers,
    secure: env.siteUrl.startsWith('https:'),
    onError,
  });
  const answerApi = getRequestListener(api.fetch, { overrideGlobalObjects: false });

  const server = createServer((request, response) => {
    if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) void answerApi(request, response);
    else void answerSite(request, response);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.close();
    server.closeIdleConnections();
    await stopWork();
    await new Promise<void>((resolve) => (server.listening ? server.once('close', resolve) : resolve()));
    await close();
    log.info({}, 'stopped');
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  // Before the first page is rendered: from here on none stays that is older than a decision.
  await reviewWatch.start(() => {
    pages.purge((path) => reviewPages.has(splitPath(path).path));
    warmSoon();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: env.port, host: env.host, reusePort: env.reusePort }, resolve);
  });
  worker.start();
  mailWorker.start();
  housekeeper.start();
  const renew = () => {
    pages.expire();
    warmSoon();
  };
  feeds.refresher.start(renew);
  configuration.onChange(renew);
  configuration.start();
  costs.onChange(renew);
  costs.start();
  void pages.warm(homePages);
  announce(env.siteUrl, administrator);
}

/** For the person at the terminal: the only lines that are not the log's. */
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
    `${error instanceof EnvError ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
}
