import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Locale } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { errorsFor } from '../../src/i18n/server-errors.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, hasFocus, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
/** Pictures are resized one after another, and other tests use the processors. */
const patient = { timeout: 150_000 };
const PREPARED_MS = 60_000;

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small picture with a bright spot at its right. */
let made = 0;
async function photo(name: string, background = '#7a2f4b'): Promise<SentFile> {
  made += 1;
  const spot = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#ffe9bf' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 640, height: 420, channels: 3, background } })
    // Another position each time: for a picture that equals a stored one, the library shows the name of that one.
    .composite([{ input: spot, left: 500, top: 100 + 8 * made }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
const input = (page: Page) => page.locator('.admin-heading input[type=file]');
const textsIn = (locale: Locale) => adminTexts(locale).media;
const line = (page: Page, name: string) => page.locator('[data-upload]').filter({ hasText: name });
const tile = (page: Page, name: string) => page.locator('a.media-tile').filter({ hasText: name });
/** The panel beside the list, or the drawer over it. */
const panel = (page: Page) => page.locator('[role=dialog]');

/** Resolves when a focal point has been stored: a page that is left earlier ends its request. */
const focalStored = (page: Page) =>
  page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === 'PATCH' && (request.postData() ?? '').includes('"focal"');
  });

/**
 * Counts the running PATCH requests. The returned function resolves when none is running: on a busy machine, a second one
 * follows the response to the first.
 */
function changesOf(page: Page) {
  let underWay = 0;
  const count = (by: number) => (request: Request) => {
    if (request.method() === 'PATCH') underWay += by;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    await page.evaluate(() => undefined);
    await expect.poll(() => underWay).toBe(0);
  };
}

async function addPhoto(page: Page, locale: Locale, name: string): Promise<void> {
  await input(page).setInputFiles([await photo(name)]);
  await line(page, name).getByText(textsIn(locale).queue.isUntitled).waitFor({ timeout: PREPARED_MS });
}

const cases: [Locale, string, { width: number; height: number }][] = [
  ['fr', 'a desktop', desktop],
  ['es', 'a phone', phone],
];

it.each(cases)(
  'in %s on %s, pictures are sent, refused, described, cropped, deleted and restored',
  patient,
  async (locale, _where, viewport) => {
    const words = textsIn(locale);
    const { codes } = errorsFor(locale);
    const [good, other] = [`plage-${locale}.jpg`, `studio-${locale}.jpg`];
    const page = await openAdmin(site, '/dashboard/media', { locale, viewport, expected: [/status of 415/] });
    const changesEnd = changesOf(page);
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    if (locale === 'fr') {
      await page.getByText(words.empty.title).waitFor();
      await expectAccessible(page, 'an empty library');
    }
    await input(page).setInputFiles([
      await photo(good),
      await photo(other, '#2b4f7a'),
      { name: 'IMG_2214.HEIC', mimeType: '', buffer: Buffer.from('x') },
      { name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a, under another name') },
    ]);
    await line(page, 'IMG_2214.HEIC').getByText(codes.media_heic).waitFor();
    await line(page, 'faux.jpg').getByText(codes.media_gif).waitFor();
    for (const name of [good, other])
      await line(page, name).getByText(words.queue.isUntitled).waitFor({ timeout: PREPARED_MS });
    await expectAccessible(page, 'files that are ready and refused');
    expect(await pageWidth(page)).toBe(viewport.width);

    await line(page, good).getByRole('button', { name: words.queue.writeText }).click();
    const text = panel(page).locator('textarea[name=fr]');
    await expect.poll(() => hasFocus(page, 'textarea[name=fr]')).toBe(true);
    await text.fill('Une plage au crépuscule');
    await text.press('Tab');
    await panel(page)
      .getByText(new RegExp(fill(words.panel.saved, { time: '' })))
      .waitFor({ state: 'attached' });
    await expectAccessible(page, 'a picture that is open');
    expect(await pageWidth(page)).toBe(viewport.width);

    const point = panel(page).locator('.media-focal-picture');
    const box = await point.boundingBox();
    if (!box) throw new Error('no picture');
    const cropped = focalStored(page);
    await point.click({ position: { x: box.width * 0.85, y: box.height * 0.4 } });
    const crop = panel(page).locator('[data-crop=tall] img');
    await expect
      .poll(() => crop.evaluate((image) => image.style.objectPosition))
      .toMatch(/^8[45]% (?:39|40)%$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel(page).count()).toBe(0);
    await expect.poll(() => hasFocus(page, 'a.media-tile')).toBe(true);
    await expect.poll(() => tile(page, good).getByText(words.tile.untitled).count()).toBe(0);
    await tile(page, other).getByText(words.tile.untitled).waitFor();

    await cropped;
    await changesEnd();
    await page.reload();
    await tile(page, good).click();
    expect(await text.inputValue()).toBe('Une plage au crépuscule');
    const stored = panel(page).locator('.media-focal-mark');
    expect(await stored.evaluate((mark) => mark.style.left)).toMatch(/^8[45]%$/);

    await panel(page).getByRole('button', { name: words.delete.action }).click();
    await page.getByText(fill(words.delete.done, { name: good })).waitFor();
    await expect.poll(() => tile(page, good).count()).toBe(0);
    await expectAccessible(page, 'a picture that was deleted, with the toast that brings it back');
    await page.getByRole('button', { name: words.delete.undo }).click();
    await tile(page, good).waitFor();

    await tile(page, good).click();
    await panel(page).getByRole('button', { name: words.delete.action }).click();
    await expect.poll(() => tile(page, good).count()).toBe(0);
    const parts = page.getByRole('navigation', { name: words.filter.parts });
    await parts.getByRole('link', { name: new RegExp(words.parts.deleted) }).click();
    await tile(page, good).click();
    await panel(page).getByRole('button', { name: words.delete.restore }).waitFor();
    await expectAccessible(page, 'a deleted picture');
    await panel(page).getByRole('button', { name: words.delete.restore }).click();
    await panel(page).getByRole('button', { name: words.delete.action }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(words.none.deleted.title).waitFor();
    await expectAccessible(page, 'a part without pictures');
    await page.getByRole('button', { name: words.filter.showAll }).click();
    await page.locator('input[type=search]').fill(`plage-${locale}`);
    await expect.poll(() => page.locator('a.media-tile').count()).toBe(1);
  },
);

it('a picture is added, described and cropped with the keyboard alone', patient, async () => {
  const words = textsIn('fr');
  const page = await openAdmin(site, '/dashboard/media');
  const changesEnd = changesOf(page);
  const add = page.getByRole('button', { name: words.add });
  await add.focus();
  const chooser = page.waitForEvent('filechooser');
  // Resolves once the renderer intercepts file choosers: on a busy machine a key press can overtake that command.
  await page.evaluate(() => undefined);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([await photo('clavier.jpg')]);
  const write = line(page, 'clavier.jpg').getByRole('button', { name: words.queue.writeText });
  await write.waitFor({ timeout: PREPARED_MS });
  // From the button that adds: “clear the list”, then the line.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await write.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page, 'textarea[name=fr]')).toBe(true);
  await page.keyboard.type('Un clavier');
  // Back over “decorative” to the focal point.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(page, '.media-focal-slider')).toBe(true);
  const cropped = focalStored(page);
  for (const key of ['Shift+ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  const crop = panel(page).locator('[data-crop=wide] img');
  expect(await crop.evaluate((image) => image.style.objectPosition)).toBe('61% 49%');
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(page, 'a.media-tile')).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => panel(page).locator('textarea[name=fr]').inputValue()).toBe('Un clavier');
  await cropped;
  await changesEnd();
  await page.reload();
  await expect.poll(() => panel(page).locator('textarea[name=fr]').inputValue()).toBe('Un clavier');
  expect(await crop.evaluate((image) => image.style.objectPosition)).toBe('61% 49%');
});

it('two people who edit the same text see both versions, and the second one decides', patient, async () => {
  const words = textsIn('fr');
  const first = await openAdmin(site, '/dashboard/media', { colorScheme: 'dark' });
  await addPhoto(first, 'fr', 'a-deux.jpg');
  await tile(first, 'a-deux.jpg').click();
  const second = await openAdmin(site, '/dashboard/media');
  await tile(second, 'a-deux.jpg').click();
  const text = (page: Page) => panel(page).locator('textarea[name=fr]');
  await text(second).fill('Le texte du second');
  await text(first).fill('Le texte du premier');
  await text(first).press('Tab');
  await panel(first)
    .getByText(new RegExp(fill(words.panel.saved, { time: '' })))
    .waitFor({ state: 'attached' });
  await expectAccessible(first, 'a picture in the dark');
  // The live update shows the conflict to the second person before the field loses the focus.
  const notice = panel(second).getByRole('region', { name: words.conflict.title });
  await notice.getByText('Le texte du premier').waitFor();
  await notice.getByText('Le texte du second').waitFor();
  await expectAccessible(second, 'two versions');
  await notice.getByRole('button', { name: adminTexts('fr').editing.choices.confirm }).click();
  await expect.poll(() => notice.count()).toBe(0);
  await expect.poll(() => text(first).inputValue()).toBe('Le texte du second');
});

it('an upload that loses its connection shows a message, and is sent again', patient, async () => {
  const words = textsIn('fr');
  const page = await openAdmin(site, '/dashboard/media', {
    expected: [/request failed: POST .*\/api\/media/, /net::ERR_FAILED/],
  });
  await page.route(/\/api\/media\?name/, (route) => route.abort());
  await input(page).setInputFiles([await photo('perdue.jpg')]);
  await line(page, 'perdue.jpg').getByText(words.queue.isLost).waitFor();
  await expectAccessible(page, 'a lost upload');
  await page.unroute(/\/api\/media\?name/);
  await line(page, 'perdue.jpg').getByRole('button', { name: words.queue.retry }).click();
  await line(page, 'perdue.jpg').getByText(words.queue.isUntitled).waitFor({ timeout: PREPARED_MS });
});

it('files that are dropped on the page or pasted are sent', patient, async () => {
  const words = textsIn('fr');
  const page = await openAdmin(site, '/dashboard/media');
  await page.locator('.admin-heading').waitFor();
  const photos = new Map(
    [await photo('lachee.jpg'), await photo('collee.jpg')].map((one) => [one.name, one.buffer]),
  );
  const happen = (kind: string, name: string) =>
    page.evaluate(
      ([type, file, base64]) => {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], file ?? '', { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent(type ?? '', { ...options, dataTransfer: data }),
        );
      },
      [kind, name, photos.get(name)?.toString('base64')],
    );
  await happen('dragenter', 'lachee.jpg');
  await page.getByText(words.drop).waitFor();
  await expectAccessible(page, 'the place to drop');
  await happen('drop', 'lachee.jpg');
  await happen('paste', 'collee.jpg');
  for (const name of ['lachee.jpg', 'collee.jpg'])
    await line(page, name).getByText(words.queue.isUntitled).waitFor({ timeout: PREPARED_MS });
});
