import { loadavg } from 'node:os';
import { throttling } from 'lighthouse/core/config/constants.js';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { sitePages } from '../../src/domain/site-map/pages.ts';
import { noteInteractions, paintsOf } from '../../tests/e2e/page-timing.ts';
import { chromiumArguments, requireChromium } from '../find-chromium.ts';
import { touchAll } from './page-touches.ts';
import { startSite } from './site-process.ts';
import { median } from './tools/wrk.ts';

const VISITS = 3;
/** The time in which a page can still paint something larger: with the banner, which appears after two seconds. */
const SETTLE_MS = 3000;
/** The goals of each page, in milliseconds; the last is the good Interaction to Next Paint of web.dev/articles/inp. */
const goals = { lcpMs: 1000, lcpAfterFcpMs: 50, interactionMs: 200 };
/** A text file: the time that the browser, the network and this machine need for any response. */
const REFERENCE = '/robots.txt';
const phone = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
  locale: 'fr-FR',
} as const satisfies BrowserContextOptions;
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;

/**
 * (s) First and largest paint of a first visit, and the longest interaction: every page in French, the home page in every
 * language. A phone of 360 × 640 with Lighthouse's slow 4G (while it paints) and a processor four times slower, medians of
 * three visits, each in a new profile. `missed` lists the pages that miss a goal. `PAGES=/guides,/en` measures these alone.
 */
export async function measureFirstPaint() {
  const only = process.env['PAGES']?.split(',');
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const pages: Record<string, ReturnType<typeof summarize>> = {};
  try {
    pages[REFERENCE] = summarize(await inTurn(() => paint(browser, site.url + REFERENCE)), []);
    for (const locale of locales)
      for (const { path } of sitePages) {
        if (locale !== 'fr' && path !== '/') continue;
        const address = localizePath(locale, path);
        if (only && !only.includes(address)) continue;
        const url = site.url + address;
        // As for nearly every visitor, the page is already in the server's page cache.
        await fetch(url, { headers: { 'accept-language': locale } });
        const paints = await inTurn(() => paint(browser, url));
        const touched = await inTurn((visit) => touch(browser, url, visit));
        pages[address] = summarize(paints, touched);
      }
  } finally {
    await browser.close();
    await site.remove();
  }
  console.table(pages);
  const missed = Object.entries(pages).filter(
    ([, { fcpMs, lcpMs, interactionMs }]) =>
      lcpMs > goals.lcpMs || lcpMs > fcpMs + goals.lcpAfterFcpMs || interactionMs > goals.interactionMs,
  );
  return { goals, missed: missed.map(([address]) => address), pages };
}

async function inTurn<T>(measure: (visit: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) results.push(await measure(visit));
  return results;
}

/** Opens an address on the slow phone in a new profile, and measures there. */
async function onPhone<T>(
  browser: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}

const paint = (browser: Browser, url: string) =>
  onPhone(browser, async (page, devtools) => {
    const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: bytesPerSecond(downloadThroughputKbps),
      uploadThroughput: bytesPerSecond(uploadThroughputKbps),
    });
    await page.goto(url);
    await page.waitForTimeout(SETTLE_MS);
    return paintsOf(page);
  });

const touch = (browser: Browser, url: string, visit: number) =>
  onPhone(browser, async (page) => {
    await noteInteractions(page);
    await page.goto(url);
    return touchAll(page, visit % 2 === 0 ? 'refuse' : 'accept');
  });

function summarize(paints: { first: number; largest: number }[], touched: Record<string, number>[]) {
  const names = [...new Set(touched.flatMap((times) => Object.keys(times)))];
  const medians = names.map((name) => ({ name, ms: median(touched.flatMap((times) => times[name] ?? [])) }));
  const [longest] = medians.toSorted((one, other) => other.ms - one.ms);
  return {
    fcpMs: Math.round(median(paints.map(({ first }) => first))),
    lcpMs: Math.round(median(paints.map(({ largest }) => largest))),
    interactionMs: longest?.ms ?? 0,
    longest: longest?.name,
    // Load average of the last minute: other work on the machine lengthens all times.
    load: Math.round(loadavg()[0] ?? 0),
  };
}
