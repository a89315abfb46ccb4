import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, type RunnerTestCase, TestRunner } from 'vitest';

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1440, height: 900 };

const pictures = fileURLToPath(new URL('../.cache/e2e/', import.meta.url));

export interface VisitOptions extends Omit<BrowserContextOptions, 'baseURL'> {
  /** Problems that this visit is meant to have. Each must turn up, and any other fails the test. */
  expected?: RegExp[];
  /** Runs on the page before its own scripts. */
  before?: (page: Page) => Promise<unknown>;
}

let browser: Promise<Browser> | undefined;

/** For the tests that are about what moves, or meet it on their way. */
export const moving = { reducedMotion: 'no-preference' } as const;

/**
 * A page in a browser profile of its own, at a path of the site. The test fails on anything that a visitor's console
 * would show: an error, a warning, a violation of the content security policy, a request that failed or that went to
 * another origin.
 */
export async function openPage(
  { url: siteUrl }: { url: string },
  path = '/',
  { expected = [], before, ...options }: VisitOptions = {},
): Promise<Page> {
  const test = TestRunner.getCurrentTest<RunnerTestCase>();
  const endpoint = inject('chromium');
  if (!endpoint) return test.context.skip('there is no Chromium, and ALLOW_SKIP=1');
  browser ??= chromium.connect(endpoint);
  const context = await (await browser).newContext({
    baseURL: siteUrl,
    viewport: desktop,
    locale: 'fr-FR',
    userAgent: visitor((await browser).version()),
    // Drawing motion without a graphics card takes most of the time of a test that is not about it.
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  const problems: string[] = [];
  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') problems.push(`console ${kind}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What a browser was still fetching for a page when the visitor went on to the next.
    if (request.method() === 'GET' && reason === 'net::ERR_ABORTED') return;
    // A proof of consent or a count outlives the page that sent it (`keepalive`); the protocol calls that aborted, though it arrives.
    if (/\/api\/(?:consents|visits)$/.test(request.url()) && reason === 'net::ERR_ABORTED') return;
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
    // An answer that a test was changing on its way.
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
 * The scripts of a public page start after its first paint. What is done before is done by plain HTML, which has tests of
 * its own; a test that keeps the scripts away goes on without them.
 */
async function scriptsAreThere(page: Page): Promise<void> {
  if ((await page.locator('[data-consent-root]').count()) === 0) return;
  const ready = page.locator('html[data-consent-ready]');
  await ready.waitFor({ state: 'attached', timeout: 3000 }).catch(() => undefined);
}

/** Whether the element that has the focus is one of the selector's. */
export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** How wide the page's content is, in CSS pixels: more than the window, and a reader has to scroll sideways. */
export const pageWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** What of a page has to be scrolled sideways by itself to be read to its end, by class. */
export const scrolledSideways = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    within,
  );

/** Waits until a section stands at the top of the window, below the header at most. */
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

/** A browser that draws nothing says so in its name, and the site counts it among the bots. */
const visitor = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;

/** What a failed test looked like, in `.cache/e2e/`. */
async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const file = `${pictures}${name.replaceAll(/[^\w-]+/g, '-').slice(0, 100)}.png`;
  await page.screenshot({ path: file }).catch(() => undefined);
  console.info(`The page at the end of “${name}”: ${file}`);
}

/**
 * Until what is far below the first screen has its layout, which it gets after the first paint (decision record 0017).
 * Before, its text is not read as drawn, and its colours not as where they stand.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0, undefined, { timeout: 3000 });
}
