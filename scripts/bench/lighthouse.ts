import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArguments, requireChromium } from '../find-chromium.ts';
import { startSite } from './site-process.ts';
import { median } from './wrk.ts';

const pages: [path: string, language: string][] = [
  ['/', 'fr'],
  ['/en', 'en'],
];
const RUNS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** (b) Lighthouse on a simulated phone, median of three runs. */
export async function measureLighthouse() {
  const site = await startSite();
  const results: Record<string, Record<string, number>> = {};
  try {
    for (const [path, language] of pages) {
      const runs: Result[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await audit(site.url + path, language));
      results[path] = summarize(runs);
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
  return Object.fromEntries([...scores, ...timings]);
}
