import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { servicesTexts } from '../src/site/services/texts.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { hasFocus, openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { whoRefused } from '../tests/e2e/consent.ts';
import { siteOfFile } from '../tests/e2e/site.ts';

/** The examples of ads in large view on the page of Spotify. */

const site = await siteOfFile();
const t = servicesTexts('fr');

describe('the examples of Spotify', () => {
  const link = (page: Page, name: string) => page.locator(`a[href="#example-${name}"]`);
  const dialog = (page: Page) => page.locator('dialog[open]');
  const isLocked = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['its button', (page) => page.getByRole('button', { name: t.spotify.examples.close }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click on the overlay', (page) => page.mouse.click(20, 450)],
  ])('open in a large view, and close on %s', async (_name, close) => {
    const page = await openPage(site, '/spotify-ads', { before: whoRefused });
    for (const name of ['audio', 'video', 'display'] as const) {
      await link(page, name).click();
      await dialog(page).waitFor();
      expect(await isLocked(page)).toBe(true);
      const drawing = dialog(page).getByRole('img', { name: t.spotify.examples[name].alt });
      const small = await link(page, name).getByRole('img').boundingBox();
      expect((await drawing.boundingBox())?.width).toBeGreaterThan(2 * (small?.width ?? 0));
      await drawing.click();
      expect(await dialog(page).count()).toBe(1);
      await close(page);
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await isLocked(page)).toBe(false);
      expect(await hasFocus(page, `a[href="#example-${name}"]`)).toBe(true);
      expect(new URL(page.url()).hash).toBe('');
    }
  });

  it('open and close by keyboard, and keep the focus inside', async () => {
    const page = await openPage(site, '/spotify-ads', { before: whoRefused });
    await link(page, 'video').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await expectAccessible(page, 'an example shown large');
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last element and the first, the focus is on the browser's own window.
      const inside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog[open]') !== null;
      });
      expect(inside).toBe(true);
    }
    await page.getByRole('button', { name: t.spotify.examples.close }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page, 'a[href="#example-video"]')).toBe(true);
  });

  it('are larger than the screen of a phone, and do not scroll the page behind', async () => {
    const page = await openPage(site, '/spotify-ads', { viewport: phone, before: whoRefused });
    await link(page, 'video').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link(page, 'video').click();
    await dialog(page).waitFor();
    const picture = await dialog(page).getByRole('img').boundingBox();
    expect(picture?.width).toBeGreaterThan(phone.width);
    // Only the picture is panned: its title and its button stay on the screen.
    expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBe(phone.width);
    expect(await pageWidth(page)).toBe(phone.width);
    await expectAccessible(page, 'an example on a phone');
    await page.mouse.move(180, 320);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  it('show two formats one below the other on a phone, without panning', async () => {
    const page = await openPage(site, '/spotify-ads', { viewport: phone, before: whoRefused });
    await link(page, 'display').click();
    const formats = dialog(page).getByRole('img', { name: t.spotify.examples.display.alt });
    await formats.waitFor();
    const boxes = await formats
      .locator('svg')
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect()).map(({ x, right }) => [x, right]));
    expect(boxes).toHaveLength(2);
    expect(Math.min(...boxes.flat())).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.flat())).toBeLessThanOrEqual(phone.width);
    await expectAccessible(page, 'two formats on a phone');
  });

  it('open and close without script', async () => {
    const page = await openPage(site, '/spotify-ads', { javaScriptEnabled: false });
    await link(page, 'audio').click();
    const shown = page.locator('#example-audio');
    expect(await shown.isVisible()).toBe(true);
    await shown.getByRole('link', { name: t.spotify.examples.close }).click();
    expect(await shown.isVisible()).toBe(false);
  });
});
