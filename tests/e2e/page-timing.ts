import type { Page } from 'playwright-core';

/** Times of a page as Chromium measures them, in milliseconds. */

/** The first and the largest paint after the start, and the addresses that were requested before the first. */
export const paintsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ first: number; largest: number; early: string[] }>((done) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        new PerformanceObserver((list) => {
          const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < first);
          done({
            first,
            largest: list.getEntries().at(-1)?.startTime ?? Number.NaN,
            early: early.map(({ name }) => name),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** For `before`: records the longest interaction, from the touch to the next painted frame (Event Timing). */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let longest = 0;
    Reflect.set(window, 'longestInteraction', () => {
      const sinceLastCall = longest;
      longest = 0;
      return sinceLastCall;
    });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) longest = Math.max(longest, duration);
      // The types of the DOM do not know `durationThreshold`.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * Returns the longest interaction since the last call, or since the page was opened; 0 if none took 16 ms.
 * @param waitMs wait for the entry of an interaction, which follows its frame; a later entry counts in the next call
 */
export async function longestInteraction(page: Page, waitMs = 1000): Promise<number> {
  await page.waitForTimeout(waitMs);
  return page.evaluate(() => Reflect.get(window, 'longestInteraction')() as number);
}
