import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Locale, localizePath } from '../../src/domain/locale/locale.ts';
import { openPage, phone } from './browser.ts';
import type { Site } from './site.ts';

/** Opens a page on a phone, and expects the right address and language, one `h1`, and no unfilled placeholder. */
export async function openWhole(site: Site, path: string, locale: Locale): Promise<Page> {
  const address = localizePath(locale, path);
  const page = await openPage(site, address, { viewport: phone });
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('main').innerText()).not.toMatch(/undefined|\{[\w.|]+\}/);
  return page;
}
