import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { desktop, phone, unstyledLinks } from './browser.ts';
import { longLocales } from './texts.ts';

/** Checks a state of the screen, under a name for the failure. */
export type Sound = (state: string) => Promise<void>;

type LongLocale = (typeof longLocales)[number];

/** Each window in each colour scheme, and the other window. */
const looks = [
  [phone, 'light', desktop],
  [desktop, 'dark', phone],
  [phone, 'dark', desktop],
  [desktop, 'light', phone],
] as const;

/** The pixels by which the page, or a dialog over it, is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const layers = [document.documentElement, ...document.querySelectorAll('[role=dialog]')];
    return Math.max(0, ...layers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/**
 * Returns the check of each state of an e2e test: nothing is wider than its window on a phone and on a desktop, no link
 * has the browser's own colour, and axe finds nothing on one of the windows in one colour scheme. Axe sees each state
 * in French on a phone and in Spanish on a desktop, in the other colour scheme. `admin-widths` opens every screen in
 * all languages.
 */
export function soundness(page: Page, locale: LongLocale): Sound {
  let seen = longLocales.indexOf(locale);
  return async (state) => {
    const [viewport, colorScheme, other] = looks[seen % looks.length] ?? looks[0];
    seen += longLocales.length;
    const fits = async (window: typeof phone) => {
      await page.setViewportSize(window);
      const name = `${state}, ${locale}, ${colorScheme} at ${window.width}`;
      await expect.poll(() => overflow(page), { message: name }).toBe(0);
      return name;
    };
    await page.emulateMedia({ colorScheme });
    await fits(other);
    const name = await fits(viewport);
    // While the code of a part is loaded, a placeholder replaces the whole section.
    await page.locator('h1').first().waitFor();
    await expect.poll(() => unstyledLinks(page), { message: name }).toEqual([]);
    await expectAccessible(page, name);
  };
}
