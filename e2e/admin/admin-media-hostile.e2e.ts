import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { errorsFor } from '../../src/i18n/server-errors.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { emptyPng, picture, strangers } from '../../tests/pictures.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
/** A damaged picture is found by the child process, after those before it. */
const PREPARED_MS = 60_000;
const LARGE = 40 * 1024 * 1024;

const jpeg = await picture(1600, 1000).jpeg().toBuffer();
/** The type that the browser declares may differ from the bytes of the file. */
const files = {
  'IMG_2214.HEIC': { mimeType: '', buffer: strangers.heic, code: 'media_heic' },
  'iphone.jpg': { mimeType: 'image/jpeg', buffer: strangers.heic, code: 'media_heic' },
  'logo.svg': { mimeType: 'image/svg+xml', buffer: strangers.svg, code: 'media_svg' },
  'dessin.png': { mimeType: 'image/png', buffer: strangers.svg, code: 'media_svg' },
  'bombe.png': { mimeType: 'image/png', buffer: emptyPng(16_000, 16_000), code: 'media_pixels' },
  'mobile.png': { mimeType: 'image/png', buffer: emptyPng(500, 500, 'acTL'), code: 'media_animated' },
  'coupee.jpg': {
    mimeType: 'image/jpeg',
    buffer: jpeg.subarray(0, Math.floor(jpeg.length * 0.4)),
    code: 'media_damaged',
  },
  'page.jpg': { mimeType: 'image/jpeg', buffer: strangers.html, code: 'media_unknown' },
  'gif.webp': { mimeType: 'image/webp', buffer: strangers.gif, code: 'media_gif' },
} as const;

const line = (page: Page, name: string) => page.locator('[data-upload]').filter({ hasText: name });

it.each([
  ['fr', desktop, 'light'],
  ['en', phone, 'dark'],
] as const)(
  'in %s, each kind of unusable file gets its own sentence, and a good picture among them is stored',
  { timeout: 150_000 },
  async (locale, viewport, colorScheme) => {
    const words = adminTexts(locale).media;
    const sentences: Partial<Record<string, string>> = errorsFor(locale).codes;
    const page = await openAdmin(site, '/dashboard/media', {
      locale,
      viewport,
      colorScheme,
      token,
      expected: [/status of 415/, /status of 422/],
    });
    const input = page.locator('.admin-heading input[type=file]');
    await input.setInputFiles([
      ...Object.entries(files).map(([name, { mimeType, buffer }]) => ({ name, mimeType, buffer })),
      // Of another width in each language: the same picture would be a copy.
      {
        name: `bonne-${locale}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture(locale === 'fr' ? 1600 : 1500, 1000)
          .jpeg()
          .toBuffer(),
      },
    ]);
    // Created in the page, since sending 40 MB through the browser's protocol is slow.
    await input.evaluate((element: HTMLInputElement, size) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(size)], 'quarante.jpg', { type: 'image/jpeg' }));
      element.files = chosen.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, LARGE);
    const expected = {
      ...Object.fromEntries(Object.entries(files).map(([name, { code }]) => [name, code])),
      'quarante.jpg': 'media_too_large',
    };
    for (const [name, code] of Object.entries(expected))
      await line(page, name)
        .getByText(sentences[code] ?? code, { exact: true })
        .waitFor({ timeout: PREPARED_MS });
    await line(page, `bonne-${locale}.jpg`)
      .getByText(words.queue.isUntitled)
      .waitFor({ timeout: PREPARED_MS });
    // Each kind of problem has a sentence of its own.
    const told = Object.values(expected).map((code) => sentences[code]);
    expect(new Set(told).size).toBe(new Set(Object.values(expected)).size);
    await expectAccessible(page, 'a list of refused files');
    expect(await pageWidth(page)).toBe(viewport.width);
  },
);
