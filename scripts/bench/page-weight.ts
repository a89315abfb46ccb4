import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, requireChromium } from '../find-chromium.ts';
import { startSite } from './site-process.ts';

/** Paths whose weight is measured. */
const paths = ['/', '/en', '/guide-budget-youtube-ads', '/youtube-ads', '/expertise-marketing-musical'];
/** Long enough for everything that comes without an interaction, the consent banner included. */
const SETTLE_MS = 4000;

/** (a) Bytes over the network (compressed) and requests of a first visit, before any interaction. */
export async function measurePageWeight() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const pages: Record<string, Awaited<ReturnType<typeof weigh>>> = {};
    for (const path of paths) pages[path] = await weigh(browser, site.url + path);
    return pages;
  } finally {
    await browser.close();
    await site.remove();
  }
}

async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devTools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  await context.close();
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return { requests: types.size, totalBytes: total, bytes };
}
