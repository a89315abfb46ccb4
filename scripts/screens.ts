import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { sections } from '../src/admin/shell/sections.ts';
import { consentRecord, nothingAccepted } from '../src/domain/consent/choice.ts';
import { locales } from '../src/domain/locale/locale.ts';
import { REVIEW_PATH } from '../src/domain/review/review-path.ts';
import { sitePages } from '../src/domain/site-map/pages.ts';
import { keepSessionIn } from '../tests/e2e/session.ts';
import { signIn } from './bench/administrator.ts';
import { buildIfStale } from './building.ts';
import { chromiumArguments, requireChromium } from './find-chromium.ts';
import { nothingLoads } from './screens/nothing-loads.ts';
import { photographPlanner } from './screens/planner.ts';
import { photographForReadme } from './screens/readme.ts';
import { type Scene, scenes } from './screens/scenes.ts';
import { administrator, listStates, startFullSite, startSiteWithLists } from './screens/sites.ts';

/**
 * `npm run screens`: takes a screenshot of each state of the home page, of every public page in French, of each state of
 * the release planner in every language, and of every section of the back office (light and dark), at three widths, in
 * `.cache/screens`, for review by eye, and the pictures of README.md. `npm run screens -- home admin` takes only some of them.
 */
const folder = fileURLToPath(new URL('../.cache/screens/', import.meta.url));
const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const settingsPages = ['team', 'company', 'booking', 'webhooks', 'mail', 'costs', 'journal'];
const adminPaths = [
  ...sections.map((section) => (section === 'dashboard' ? '' : `/${section}`)),
  '/content/claims',
  ...settingsPages.map((name) => `/settings/${name}`),
];

interface Visit {
  url: string;
  name: string;
  width: number;
  colorScheme?: 'light' | 'dark';
  stored?: Record<string, string>;
  /** Token of the session of a signed-in account. */
  session?: string;
  scene?: Scene;
  /** Whether the lists of the page never load, so that the screenshot must not wait for them. */
  waits?: boolean;
}

const refused = { cookieConsent: JSON.stringify(consentRecord(nothingAccepted, Date.now())) };

async function photograph(browser: Browser, visit: Visit): Promise<void> {
  const { url, name, width, colorScheme = 'light', scene } = visit;
  const viewport = viewports.find((one) => one.width === width) ?? viewports[0];
  const context = await browser.newContext({
    locale: 'fr-FR',
    colorScheme,
    reducedMotion: 'reduce',
    // The screenshot adds the style below, which the CSP would refuse.
    bypassCSP: true,
    ...(viewport && { viewport }),
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const stored = visit.stored ?? (scene?.newVisitor ? {} : refused);
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  if (visit.session) await keepSessionIn(page, new URL(url).origin, visit.session);
  const take = async (title: string) => {
    if (visit.waits) await page.evaluate(() => document.fonts.ready);
    else await nothingLoads(page);
    const fullPage = !scene?.window;
    await page.screenshot({
      path: join(folder, `${title} ${width}.png`),
      fullPage,
      animations: 'disabled',
      // Without this, sections below the window are not rendered until a visitor scrolls near them.
      style: 'body * { content-visibility: visible !important }',
    });
  };
  try {
    await page.goto(url);
    let taken = 0;
    await scene?.act(page, async (title) => {
      taken += 1;
      await take(title);
    });
    if (taken === 0) await take(name);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name} ${width}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}

async function home(browser: Browser, url: string): Promise<void> {
  for (const { width } of viewports) {
    for (const [name, scene] of Object.entries(scenes))
      await photograph(browser, { url, name: `home, ${name}`, width, scene });
  }
}

async function lists(browser: Browser): Promise<void> {
  for (const state of listStates) {
    const site = await startSiteWithLists(state);
    for (const { width } of viewports)
      await photograph(browser, {
        url: site.url,
        name: `home, lists ${state}`,
        width,
        waits: state === 'loading',
      });
    await site.remove();
  }
}

async function pages(browser: Browser, url: string): Promise<void> {
  for (const path of [...sitePages.map((page) => page.path), REVIEW_PATH]) {
    for (const { width } of viewports)
      await photograph(browser, { url: url + path, name: `page, ${path.slice(1) || 'home'}`, width });
  }
}

async function admin(browser: Browser, url: string): Promise<void> {
  const token = await signIn(url, administrator);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { width } of viewports) {
      await photograph(browser, {
        url: `${url}/admin`,
        name: `admin, sign-in, ${colorScheme}`,
        width,
        colorScheme,
        stored: {},
      });
      for (const path of adminPaths) {
        const name = `admin, ${path.slice(1).replaceAll('/', ' ') || 'dashboard'}, ${colorScheme}`;
        await photograph(browser, {
          url: `${url}/admin/dashboard${path}`,
          name,
          width,
          colorScheme,
          stored: {},
          session: token,
        });
      }
    }
  }
}

async function planner(browser: Browser, url: string): Promise<void> {
  for (const locale of locales)
    for (const viewport of viewports) await photographPlanner(browser, { url, locale, viewport, folder });
}

async function readme(browser: Browser, url: string): Promise<void> {
  await photographForReadme(browser, url, await signIn(url, administrator));
}

const parts = { home, lists, pages, planner, admin, readme };
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);

await buildIfStale();
if (names.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await startFullSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
try {
  for (const [name, make] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`── ${name}`);
    await make(browser, site.url);
  }
} finally {
  await browser.close();
  await site.remove();
}
console.log(`The pictures are in .cache/screens.`);
