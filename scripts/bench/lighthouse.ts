import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { sitePages } from '../../src/domain/site-map/pages.ts';
import { chromiumArguments, requireChromium } from '../find-chromium.ts';
import { startSite } from './site-process.ts';
import { median } from './wrk.ts';

/** The home page counts most; of the others one run is enough to see a fault. */
const RUNS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Every page in French; the home page, a guide and a landing page in the other languages. */
function visits() {
  const everywhere: readonly string[] = ['/', '/guide-budget-youtube-ads', '/youtube-ads'];
  return locales.flatMap((locale) =>
    sitePages
      .filter(({ path }) => locale === 'fr' || everywhere.includes(path))
      .map(({ path }) => ({ address: localizePath(locale, path), locale, times: path === '/' ? RUNS : 1 })),
  );
}

/** (b) Lighthouse on a simulated phone: of the home pages the median of three runs, of every other page one. */
export async function measureLighthouse() {
  const site = await startSite();
  const results: Record<string, Record<string, number>> = {};
  try {
    for (const { address, locale, times } of visits()) {
      // As for nearly every visitor: the page is already in the server's memory.
      await fetch(site.url + address, { headers: { 'accept-language': locale } });
      const runs: Result[] = [];
      for (let run = 0; run < times; run += 1) runs.push(await audit(site.url + address, locale));
      results[address] = summarize(runs);
    }
    return results;
  } finally {
    await site.remove();
  }
}

async function audit(url: string, language: string): Promise<Result> {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      extraHeaders: { 'Accept-Language': language },
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function summarize(runs: Result[]): Record<string, number> {
  const scores = categories.map((name) => [
    name,
    median(runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100))),
  ]);
  const timings = Object.entries(metrics).map(([name, audit]) => [
    name,
    Math.round(median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN)) * 1000) / 1000,
  ]);
  // How fast Lighthouse found this machine to be: its fourfold slowdown is made for an index of 1500 to 2000.
  const power = ['benchmarkIndex', median(runs.map((run) => run.environment.benchmarkIndex))];
  return Object.fromEntries([...scores, ...timings, power]);
}
