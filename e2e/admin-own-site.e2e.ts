import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { samplePictures } from '../src/app/demo/sample-pictures.ts';
import { partKeys } from '../src/domain/content/parts.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../tests/journeys/admin.ts';
import { expectAccessible } from '../tests/journeys/axe.ts';
import { desktop, pageWidth, phone } from '../tests/journeys/browser.ts';
import { siteOfFile } from '../tests/journeys/site.ts';

/** Every screen with which the agency edits its own site: the four languages take the four looks in turn. */

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const token = await tokenOf(site);
const LAST = samplePictures.length;

const windows = { 'a desktop': desktop, 'a phone': phone } as const;
const walks = [
  ['fr', 'a desktop', 'light'],
  ['en', 'a phone', 'dark'],
  ['es', 'a desktop', 'dark'],
  ['pt', 'a phone', 'light'],
] as const;

async function see(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  expect([state, await pageWidth(page)]).toEqual([state, page.viewportSize()?.width]);
}

it.each(walks)(
  'in %s on %s, %s, every screen is accessible and fits into the window',
  { timeout: 240_000 },
  async (locale, device, colorScheme) => {
    const viewport = windows[device];
    const t = adminTexts(locale);
    const page = await openAdmin(site, '/dashboard/media', { locale, viewport, colorScheme, token });
    const root = page.url().replace(/\/media$/, '');
    // Some of the sample pictures may still be in preparation: these are states of the screen as well.
    const tiles = page.locator('a.media-tile');
    await expect.poll(() => tiles.count()).toBe(LAST);
    expect(await tiles.first().textContent()).toContain(t.media.tile.sample);
    await see(page, 'a library');
    await tiles.first().click();
    await page.getByText(t.media.panel.alt, { exact: true }).first().waitFor();
    await see(page, 'a picture');

    for (const part of partKeys) {
      await page.goto(`${root}/content/${part}`);
      await page.getByRole('heading', { level: 2, name: t.content.parts[part] }).first().waitFor();
      // The frame holds the public page, whose journeys look at it.
      if (part === 'hero' || part === 'faq' || part === 'search') await see(page, `the part ${part}`);
      else expect([part, await pageWidth(page)]).toEqual([part, viewport.width]);
    }

    await page.goto(`${root}/content/claims`);
    await page.getByText(t.claims.demoNote).waitFor();
    await see(page, 'the register');
    await page.goto(`${root}/content/claims/countries`);
    await page.getByRole('dialog').getByLabel(t.claims.form.basis, { exact: true }).selectOption('file');
    await page.getByRole('group', { name: t.claims.form.file }).waitFor();
    await see(page, 'the form of a figure with a picture as its basis');
    await page.getByRole('dialog').getByRole('button', { name: t.common.cancel }).click();

    await page.goto(`${root}/go-live`);
    await page.getByText(t.goLive.checks.demo.title, { exact: true }).waitFor();
    await see(page, 'the list before going live');
  },
);
