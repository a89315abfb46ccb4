import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { landingTemplates } from '../../src/domain/landing/landing-page.ts';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';
import { sitePages } from '../../src/domain/site-map/pages.ts';
import { landingView } from '../../tests/landing/landing-views.ts';
import { grain } from '../../tests/pictures.ts';
import { chromiumArguments, requireChromium } from '../find-chromium.ts';
import { administratorEnv } from './administrator.ts';
import { publishArticles } from './publish-articles.ts';
import { landingDesk } from './publish-landing.ts';
import { startSite } from './site-process.ts';
import { median } from './tools/wrk.ts';

const RUNS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

interface Visit {
  address: string;
  locale: Locale;
}

/** Returns the audited addresses: every page in French; home page, a guide and a service page in other languages. */
function visits(): Visit[] {
  const everywhere: readonly string[] = ['/', '/guide-budget-youtube-ads', '/youtube-ads'];
  return locales.flatMap((locale) =>
    sitePages
      .filter(({ path }) => locale === 'fr' || everywhere.includes(path))
      .map(({ path }) => ({ address: localizePath(locale, path), locale })),
  );
}

/** Scores from 0 to 100, times in milliseconds, the machine's `benchmarkIndex`, and the slowdown factor. */
type Figures = Record<string, number>;

/** Lighthouse's default slowdown simulates its phone on a machine of this `benchmarkIndex` (its document on throttling). */
const USUAL_INDEX = 1750;
const USUAL_SLOWDOWN = 4;

/** Publishes a page of each template with a photograph in French, and returns their addresses. */
async function landingVisits(url: string) {
  const desk = await landingDesk(url);
  const photograph = await grain(1600, 1200).blur(6).toBuffer();
  const picture = await desk.upload(photograph, 'Portrait');
  const addresses: Visit[] = [];
  for (const template of landingTemplates) {
    const { shared, texts } = landingView(template);
    const content = { schema: 1 as const, shared: { ...shared, picture }, texts: { fr: texts } };
    addresses.push({ address: await desk.publish(template, texts.title, content), locale: 'fr' });
  }
  return addresses;
}

/** (q) Lighthouse on landing pages: as on the site's own pages, for each template with all its sections and a photograph. */
export const measureLandingLighthouse = () => measureVisits(landingVisits, administratorEnv);

/** (r) Lighthouse on the list of the blog's articles and on two articles, with pictures. */
export const measureArticleLighthouse = () =>
  measureVisits(
    async (url) => (await publishArticles(url)).map((address) => ({ address, locale: 'fr' as const })),
    { ...administratorEnv, BLOG_URL: '', DEMO_DATA: 'off' },
  );

/**
 * (b) Lighthouse on a simulated phone: medians of three runs in one open browser, as a phone's browser is open. Each
 * page is audited with Lighthouse's `usual` slowdown, and with a `calibrated` one from this machine's benchmark index.
 */
export const measureLighthouse = () => measureVisits(() => visits());

async function measureVisits(
  visitsOf: (url: string) => Visit[] | Promise<Visit[]>,
  env: Record<string, string> = {},
) {
  const site = await startSite(env);
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  });
  const audit = auditIn(chrome.port);
  const results: Record<string, Record<'usual' | 'calibrated', Figures>> = {};
  try {
    for (const { address, locale } of await visitsOf(site.url)) {
      // As for nearly every visitor, the page is already in the server's page cache.
      await fetch(site.url + address, { headers: { 'accept-language': locale } });
      const usual: Result[] = [];
      const calibrated: Result[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const result = await audit(site.url + address, locale, USUAL_SLOWDOWN);
        usual.push(result);
        calibrated.push(await audit(site.url + address, locale, calibratedSlowdown(result)));
      }
      results[address] = { usual: summarize(usual), calibrated: summarize(calibrated) };
    }
    return results;
  } finally {
    chrome.kill();
    await site.remove();
  }
}

/** Returns the slowdown that simulates the same phone on this machine: a slow machine is slowed down less. */
function calibratedSlowdown({ environment }: Result): number {
  const slowdown = (USUAL_SLOWDOWN * environment.benchmarkIndex) / USUAL_INDEX;
  return Math.max(1, Math.round(slowdown * 10) / 10);
}

const auditIn =
  (port: number) =>
  async (url: string, language: string, cpuSlowdownMultiplier: number): Promise<Result> => {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      extraHeaders: { 'Accept-Language': language },
      throttling: { cpuSlowdownMultiplier },
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result.lhr;
  };

function summarize(runs: Result[]): Figures {
  const scores = categories.map((name) => [
    name,
    median(runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100))),
  ]);
  const timings = Object.entries(metrics).map(([name, audit]) => [
    name,
    Math.round(median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN)) * 1000) / 1000,
  ]);
  const machine = [
    ['benchmarkIndex', median(runs.map((run) => run.environment.benchmarkIndex))],
    ['slowdown', median(runs.map((run) => run.configSettings.throttling.cpuSlowdownMultiplier))],
  ];
  return Object.fromEntries([...scores, ...timings, ...machine]);
}
