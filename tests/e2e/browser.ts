import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished, type RunnerTestCase, TestRunner } from 'vitest';
import { workerBrowser } from './chromium.ts';

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1440, height: 900 };

const pictures = fileURLToPath(new URL('../.cache/e2e/', import.meta.url));

export interface VisitOptions extends Omit<BrowserContextOptions, 'baseURL'> {
  /** Problems that this visit must have. A missing problem and any other problem each fail the test. */
  expected?: RegExp[];
  /** Called with the page before it is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** Absent: the Chromium of the worker. */
  browser?: Browser;
}

/** Options of tests that check animations or depend on them. */
export const moving = { reducedMotion: 'no-preference' } as const;

/**
 * Opens a path of the site in a new browser profile. The test fails on an error or a warning in the console, on a
 * violation of the content security policy, on a failed request and on a request to another origin.
 */
export async function openPage(
  { url: siteUrl }: { url: string },
  path = '/',
  { expected = [], before, browser: other, ...options }: VisitOptions = {},
): Promise<Page> {
  const test = TestRunner.getCurrentTest<RunnerTestCase>();
  const browser = other ?? (await workerBrowser());
  if (!browser) return test.context.skip('there is no Chromium, and ALLOW_SKIP=1');
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: desktop,
    locale: 'fr-FR',
    ...(!other && { userAgent: visitor(browser.version()) }),
    // Without a graphics card, animations would take most of the time of tests that do not check them.
    reducedMotion: 'reduce',
    ...options,
  });
  // Machines differ in speed by a factor of more than two, and each runs several e2e tests at once.
  context.setDefaultTimeout(20_000);
  const problems: string[] = [];
  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') problems.push(`console ${kind}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // In Chromium and in Firefox.
    const aborted = reason === 'net::ERR_ABORTED' || reason === 'NS_BINDING_ABORTED';
    // A request of the previous page that was unfinished when the visitor opened the next page.
    if (/^(?:GET|HEAD)$/.test(request.method()) && aborted) return;
    // A proof of consent or a count outlives the page that sent it (`keepalive`): the browser's protocol reports the
    // request as aborted, although it arrives.
    // Previews, checks and the state of a device's notifications are requested by POST, and are no longer needed when
    // another page is opened or a newer one is asked for.
    const { pathname } = new URL(request.url());
    if (
      aborted &&
      /^\/api\/(?:consents|visits|push\/state|content\/preview|landing-pages\/[^/]+\/check|campaigns\/[^/]+\/imports\/preview)$/.test(
        pathname,
      )
    )
      return;
    problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== siteUrl) problems.push(`other origin: ${request.url()}`);
  });
  await context.exposeBinding('reportViolation', (_source, what: string) => void problems.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'reportViolation')(`policy violated: ${violatedDirective} ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  onTestFinished(async () => {
    if (test.result?.state === 'fail') await takePicture(page, test.name);
    // A test may still be changing a response.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    expect({ unexpected, missing: missing.map(String) }).toEqual({ unexpected: [], missing: [] });
  });
  await before?.(page);
  await page.goto(path);
  if (options.javaScriptEnabled !== false) {
    await scriptsAreThere(page);
    await laidOut(page).catch(() => undefined);
  }
  return page;
}

/**
 * Waits for the scripts of a public page, which start after its first paint: before that, plain HTML works, which has
 * its own tests. A test that blocks the scripts continues without them after 3 seconds.
 */
async function scriptsAreThere(page: Page): Promise<void> {
  if ((await page.locator('[data-consent-root]').count()) === 0) return;
  const ready = page.locator('html[data-consent-ready]');
  await ready.waitFor({ state: 'attached', timeout: 3000 }).catch(() => undefined);
}

/** Whether the focused element matches the selector. */
export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Width of the page's content in CSS pixels: if it is more than the window's, readers must scroll sideways. */
export const pageWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Returns the texts of the links that have the browser's own colour, since no style gives them one. */
export const unstyledLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = 'LinkText';
    const browserColour = getComputedStyle(sample).color;
    sample.remove();
    return [...document.links]
      .filter((link) => link.checkVisibility() && getComputedStyle(link).color === browserColour)
      .map(({ textContent, href }) => textContent || href);
  });

/** Returns the class names of the elements that a reader must scroll sideways. */
export const scrolledSideways = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    within,
  );

/** Waits until the top of a section is less than 100 px from the top of the window, which may be below the header. */
export const arrivesAt = (page: Page, id: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          (name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
          id,
        ),
      { message: `scrolled to #${id}` },
    )
    .toBeLessThan(100);

/** A headless browser names itself in its user agent, and the site counts it as a bot: this user agent does not. */
const visitor = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;

/** Saves a screenshot of a failed test in `.cache/e2e/`. */
async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const file = `${pictures}${name.replaceAll(/[^\w-]+/g, '-').slice(0, 100)}.png`;
  await page.screenshot({ path: file }).catch(() => undefined);
  console.info(`The page at the end of “${name}”: ${file}`);
}

/**
 * Waits until the content far below the first screen has its layout, which it gets after the first paint (decision
 * record 0041). Before that, the texts and colours that the browser reports differ from those that are shown.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0, undefined, { timeout: 3000 });
}
