import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { moving, openPage } from './browser.ts';
import type { Site } from './site.ts';

/** Returns the current texts of the figures of a page that count up. */
export const countersOf = (page: Page): Promise<string[]> => page.locator('.counted').allTextContents();

/** Whether the figures are shown and not hidden; they may be outside the window. */
export const countersShow = (page: Page): Promise<boolean> => page.locator('.counted').first().isVisible();

interface Counting {
  path: string;
  /** The texts of the figures before and after counting. */
  finals: string[];
  durationMs: number;
}

/**
 * Expects the counters of a page to count up once, over `durationMs`, from the moment half of their block is visible.
 */
export async function expectToCountUpOnce(site: Site, { path, finals, durationMs }: Counting): Promise<void> {
  const page = await openPage(site, path, {
    ...moving,
    // The window is so low that the counters of every page begin below it.
    viewport: { width: 1440, height: 420 },
    before: (p) => p.clock.install(),
  });
  /** Scrolls until this share of the block is in the window. */
  const see = (share: number) =>
    page.locator('[data-counters]').evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      const to = window.scrollY + top - window.innerHeight + height * part;
      window.scrollTo({ top: to, behavior: 'instant' });
    }, share);
  const first = async () => Number.parseInt((await countersOf(page))[0] ?? '', 10);
  await page.clock.pauseAt(Date.now() + 60_000);
  await see(0.3);
  await page.clock.runFor(1000);
  expect(await countersShow(page)).toBe(false);
  await see(0.6);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return countersOf(page);
    })
    .not.toEqual(finals);
  expect(await countersShow(page)).toBe(true);
  const started = await first();
  expect(started).toBeLessThan(Number.parseInt(finals[0] ?? '', 10) / 7);
  await page.clock.runFor(durationMs * 0.4);
  expect(await first()).toBeGreaterThan(started);
  await page.clock.runFor(durationMs * 0.4);
  expect(await countersOf(page)).not.toEqual(finals);
  await page.clock.runFor(durationMs * 0.2 + 20);
  expect(await countersOf(page)).toEqual(finals);
  await see(-1);
  await see(0.9);
  await page.clock.runFor(100);
  expect(await countersOf(page)).toEqual(finals);
}
