import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Locale, locales } from '../../src/domain/locale/locale.ts';
import { expectAccessible } from './axe.ts';
import { desktop, phone } from './browser.ts';

/** Checks a state of the screen, under a name for the failure. */
export type Sound = (state: string) => Promise<void>;

/** A phone in one colour scheme and a desktop in the other, in each order. */
const pairs = [
  [phone, 'light', desktop, 'dark'],
  [phone, 'dark', desktop, 'light'],
  [desktop, 'light', phone, 'dark'],
  [desktop, 'dark', phone, 'light'],
] as const;

/** The pixels by which the page, or a dialog over it, is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const layers = [document.documentElement, ...document.querySelectorAll('[role=dialog]')];
    return Math.max(0, ...layers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/**
 * Returns the check of each state of a walk: axe finds nothing, and nothing is wider than its window, on a phone in one
 * colour scheme and on a desktop in the other. The four languages take the schemes in turn, so that together they see each state on
 * both in both.
 */
export function soundness(page: Page, locale: Locale): Sound {
  let seen = locales.indexOf(locale);
  return async (state) => {
    const [first, firstScheme, last, lastScheme] = pairs[seen % pairs.length] ?? pairs[0];
    seen += 1;
    for (const [viewport, colorScheme] of [
      [first, firstScheme],
      [last, lastScheme],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const name = `${state}, ${locale}, ${colorScheme} at ${viewport.width}`;
      await expect.poll(() => overflow(page), { message: name }).toBe(0);
      // A part that is only fetched now takes the place of the whole section for a moment.
      await page.locator('h1').first().waitFor();
      await expectAccessible(page, name);
    }
  };
}
