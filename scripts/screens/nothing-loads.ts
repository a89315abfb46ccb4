import type { Page } from 'playwright-core';

/** Waits until the page shows no skeletons, no loading indicator of the back office, and no stale rows. */
export async function nothingLoads(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => !document.querySelector('.skeleton, .admin-wait, [aria-busy=true], [data-stale]'),
  );
}
