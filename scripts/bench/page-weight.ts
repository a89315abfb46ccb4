import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';
import { sitePages } from '../../src/domain/site-map/pages.ts';
import { PAGE_QUALITY } from '../../src/http-front/render-page.ts';
import { chromiumArguments, requireChromium } from '../find-chromium.ts';
import { reachableScripts } from './reachable-scripts.ts';
import { startSite } from './site-process.ts';

/** The time in which all resources load that need no interaction, including the consent banner. */
const SETTLE_MS = 4000;

const chunks = fileURLToPath(new URL('../../dist/client/_site/', import.meta.url));

/** The responses of one type: their number, and the bytes of their compressed bodies and of the HTTP overhead. */
interface Weight {
  answers: number;
  body: number;
  headers: number;
}

/**
 * (a) Bytes over the network (brotli) and requests of a first visit, before any interaction: every page in French, the
 * home page in every language. Also the bytes of all scripts that any interaction on the page can load in its language.
 */
export async function measurePageWeight() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const pages: Record<string, object> = {};
    for (const locale of locales) {
      for (const { path } of sitePages) {
        if (locale !== 'fr' && path !== '/') continue;
        const address = localizePath(locale, path);
        const { html, ...seen } = await visit(browser, site.url + address);
        pages[address] = { ...seen, ...weighHtml(html), scriptsInAll: scriptsInAll(html, locale) };
      }
    }
    return pages;
  } finally {
    await browser.close();
    await site.remove();
  }
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  const answers = new Map<string, { type: string; body: number }>();
  const weights: Record<string, Weight> = {};
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { type, body: Number(response.headers['content-length'] ?? 0) });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = 'Other', body = 0 } = answers.get(requestId) ?? {};
    weights[type] ??= { answers: 0, body: 0, headers: 0 };
    weights[type].answers += 1;
    weights[type].body += body;
    weights[type].headers += encodedDataLength - body;
  });
  const response = await page.goto(url);
  const html = (await response?.text()) ?? '';
  await page.waitForTimeout(SETTLE_MS);
  await context.close();
  const all = Object.values(weights);
  const sum = (part: keyof Weight) => all.reduce((total, weight) => total + weight[part], 0);
  return { requests: sum('answers'), body: sum('body'), headers: sum('headers'), byType: weights, html };
}

/**
 * Returns the compressed bytes of a page, and of its markup, inline styles and inline scripts, each compressed
 * separately, so that their sum is a little more than the page. JSON-LD counts as markup.
 */
export function weighHtml(html: string): Record<'page' | 'markup' | 'inlineCss' | 'inlineScripts', number> {
  const styles = /(<style\b[^>]*>)(.*?)(<\/style>)/gs;
  const scripts = /(<script\b(?![^>]*application\/ld\+json)[^>]*>)(.*?)(<\/script>)/gs;
  const inside = (elements: RegExp) => [...html.matchAll(elements)].map(([, , text]) => text).join('');
  return {
    page: compressed(html),
    markup: compressed(html.replaceAll(styles, '$1$3').replaceAll(scripts, '$1$3')),
    inlineCss: compressed(inside(styles)),
    inlineScripts: compressed(inside(scripts)),
  };
}

/** Returns the bytes (brotli) of all chunks that a page can load, without the texts of the languages that it is not in. */
export function scriptsInAll(html: string, locale: Locale): number {
  const read = (name: string) =>
    existsSync(chunks + name) ? readFileSync(chunks + name, 'utf8') : undefined;
  const foreign = locales.filter((other) => other !== locale).map((other) => `${other}-`);
  return reachableScripts(html, read)
    .filter((name) => !foreign.some((start) => name.startsWith(start)))
    .reduce((sum, name) => sum + servedBytes(chunks + name), 0);
}

/** Returns the size of a file as it is served; the build leaves the smallest files uncompressed. */
const servedBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }).length;
