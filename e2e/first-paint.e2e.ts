import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, laidOut, openPage, phone } from '../tests/e2e/browser.ts';
import { whoRefused } from '../tests/e2e/consent.ts';
import { http } from '../tests/e2e/http.ts';
import { paintsOf } from '../tests/e2e/page-timing.ts';
import { siteOfFile } from '../tests/e2e/site.ts';

/** The first page of a visit between its first paint and its first use: fonts load, and the rest is laid out. */

const site = await siteOfFile({ DEMO_DATA: 'on' });
const kinds = [
  '/',
  '/youtube-ads',
  '/expertise-marketing-musical',
  '/guides',
  '/guide-budget-youtube-ads',
  '/all-reviews',
  '/glossaire',
  '/faq',
  '/contact',
  '/privacy',
];
const tablet = { width: 768, height: 1024 };

/** How far elements on the screen have moved by themselves, as Chromium counts it. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 100);
      }),
  );
const fontsInUse = (page: Page) => page.evaluate(() => [...document.fonts].map(({ family }) => family));
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe.each(kinds)('%s', (path) => {
  it.each([phone, tablet, desktop])(
    'does not shift at $width px, and has its final height before the first interaction',
    async (viewport) => {
      // The consent banner would add space for itself at the bottom of the page.
      const page = await openPage(site, path, { viewport, before: whoRefused });
      await laidOut(page);
      const height = await heightOf(page);
      expect(await shifts(page)).toBeLessThan(0.005);
      await page.keyboard.press('Shift');
      expect(await heightOf(page)).toBe(height);
    },
  );
});

// Twice more, since other work may interrupt the parser, and the page is then painted in two steps.
it.each(kinds)(
  '%s paints its largest part at once, and requests nothing before',
  { retry: 2 },
  async (path) => {
    const page = await openPage(site, path, { viewport: phone, before: whoRefused });
    await laidOut(page);
    const { first, largest, early } = await paintsOf(page);
    expect(first).toBeGreaterThan(0);
    expect(largest - first).toBeLessThanOrEqual(50);
    expect(early).toEqual([]);
    // Chromium requests these by itself at `load`, and no list of requests contains them.
    expect(await page.locator('link[rel=icon][type="image/svg+xml"]').getAttribute('href')).toMatch(/^data:/);
    const { body } = await http(site, path);
    expect(body).not.toContain('rel="manifest"');
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  },
);

describe('the fonts of a first page', () => {
  const ours = expect.arrayContaining([expect.stringContaining('Instrument Sans')]);

  it('are in use in a wide window, without a layout shift', async () => {
    // Lengthens the time limit of 300 ms for fonts to 8 s, for a slow machine.
    const patient = () => {
      const { setTimeout: real } = window;
      Reflect.set(window, 'setTimeout', (task: () => void, ms: number, ...rest: []) =>
        real(task, ms === 300 ? 8000 : ms, ...rest),
      );
    };
    const page = await openPage(site, '/guide-budget-meta-ads', {
      before: (shown) => shown.addInitScript(patient),
    });
    expect(await fontsInUse(page)).toEqual(ours);
    expect(await shifts(page)).toBeLessThan(0.005);
  });

  it.each([
    // A title with other lines, buttons that no longer fit side by side, links.
    ['/guide-budget-tiktok-ads', 390],
    ['/pt/expertise-marketing-musical', 375],
    ['/privacy', 360],
  ])(
    'are in use on a phone where they change line breaks, without a layout shift: %s at %i px',
    async (path, width) => {
      const page = await openPage(site, path, {
        viewport: { width, height: 740 },
        locale: path.slice(1, 3) === 'es' || path.slice(1, 3) === 'pt' ? path.slice(1, 3) : 'fr-FR',
      });
      await laidOut(page);
      expect(await fontsInUse(page)).toEqual(ours);
      expect(await shifts(page)).toBeLessThan(0.005);
      const held = page.locator('[style*=letter-spacing]');
      expect(await held.count()).toBeGreaterThan(0);
      await page.setViewportSize({ width: width + 100, height: 740 });
      await expect.poll(() => held.count()).toBe(0);
    },
  );

  it('delay no text when they are late', async () => {
    let seen: Promise<unknown> | undefined;
    const page = await openPage(site, '/guide-budget-meta-ads', {
      before: (shown) =>
        shown.route('**/*.woff2', async (route) => {
          // Read once, before the first of the fonts goes on.
          seen ??= shown
            .locator('h1:visible')
            .waitFor()
            .then(() => fontsInUse(shown));
          await seen;
          await route.continue();
        }),
    });
    expect(await seen).toContain('Bricolage fallback');
    expect(await seen).not.toEqual(ours);
    expect(await shifts(page)).toBeLessThan(0.005);
  });
});
