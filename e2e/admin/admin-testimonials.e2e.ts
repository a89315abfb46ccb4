import { afterAll, expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { tabTo } from '../../tests/e2e/keyboard.ts';
import { siteOfFile, startSite } from '../../tests/e2e/site.ts';
import { picture } from '../../tests/pictures.ts';

const site = await siteOfFile(adminEnv);
/** A second process on the same data. */
const other = await startSite({ DATA_DIR: site.dataDir, ...site.receiver.env, ...adminEnv });
afterAll(async () => {
  await other.stop();
  other.remove();
});
const token = await tokenOf(site);
const PREPARED_MS = 60_000;

it.each([
  ['fr', desktop, 'light'],
  ['es', phone, 'dark'],
] as const)(
  'in %s, a testimonial gets a picture of its person, which is shown on the pages and cannot be deleted',
  { timeout: 150_000 },
  async (locale, viewport, colorScheme) => {
    const t = adminTexts(locale);
    const words = t.content;
    const fields = words.fields.testimonials;
    const quote = `Enfin des chiffres, ${locale}.`;
    const page = await openAdmin(site, `/dashboard/content/testimonials?locale=${locale}`, {
      locale,
      viewport,
      colorScheme,
      token,
    });
    await page.getByRole('radio', { name: new RegExp(`^${locale.toUpperCase()}`) }).check();
    await page.getByRole('button', { name: words.items.testimonials.add }).click();
    await page.getByLabel(fields.text, { exact: true }).fill(quote);
    await page.getByLabel(fields.name, { exact: true }).fill('Léa N.');
    await page.getByLabel(fields.consentBy, { exact: true }).fill('Léa Nova');
    await page.getByLabel(fields.consentOn, { exact: true }).fill('2026-11-20');
    await page.getByLabel(fields.consentHow, { exact: true }).selectOption('email');

    const field = page.getByRole('group', { name: fields.picture });
    await field.getByRole('button', { name: t.media.picker.choose }).click();
    const dialog = page.getByRole('dialog', { name: t.media.picker.title });
    const name = `lea-${locale}.jpg`;
    const buffer = await picture(900, 1200, '#7a2f4b').jpeg().toBuffer();
    await dialog.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer }]);
    await dialog.getByRole('button', { name: t.media.queue.choose }).first().click({ timeout: PREPARED_MS });
    await field.getByText(name).first().waitFor();
    await expectAccessible(page, 'a testimonial with its picture');
    expect(await pageWidth(page)).toBe(viewport.width);
    await page.getByText(t.editing.saving.saved.split('{')[0] ?? '').waitFor();
    await page.getByRole('button', { name: new RegExp(`^${words.items.testimonials.publish}`) }).click();
    await page
      .getByText(fill(words.publish.done.split('{')[0] ?? '', {}))
      .first()
      .waitFor();

    for (const { url } of [site, other]) {
      const path = locale === 'fr' ? '/all-reviews' : `/${locale}/all-reviews`;
      const visitor = await openPage({ url }, path, { locale: 'fr-FR', viewport });
      await expect
        .poll(async () => {
          await visitor.reload();
          return visitor.getByText(quote).count();
        })
        .toBe(1);
      const image = visitor.locator('[data-content=testimonials] img').first();
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth))
        .toBeGreaterThan(0);
      const box = await image.boundingBox();
      expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([56, 56]);
      await expectAccessible(visitor, 'a page with the picture of a testimonial');
    }

    await page.goto(`${page.url().split('/dashboard')[0]}/dashboard/media?q=${name}`);
    await page.locator('a.media-tile').filter({ hasText: name }).click();
    const panel = page.locator('[role=dialog]');
    await panel
      .getByRole('link', { name: `${words.parts.testimonials} (${locale.toUpperCase()})` })
      .waitFor();
    expect(await panel.getByRole('button', { name: t.media.delete.action }).isDisabled()).toBe(true);
  },
);

it('the picture of a testimonial is chosen from the library by the keyboard alone', async () => {
  const t = adminTexts('en');
  const { picker } = t.media;
  const buffer = await picture(600, 600, '#2f5b4b').jpeg().toBuffer();
  const stored = await fetch(`${site.url}/api/media?name=keyboard.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(buffer),
  });
  expect(stored.status).toBe(201);
  const page = await openAdmin(site, '/dashboard/content/testimonials', {
    locale: 'en',
    viewport: desktop,
    token,
  });
  const add = page.getByRole('button', { name: t.content.items.testimonials.add });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Chosen without a pointer.');
  await tabTo(page, picker.choose);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: picker.title });
  const tile = dialog.getByRole('button', { name: /keyboard\.jpg/ });
  await tile.waitFor({ timeout: PREPARED_MS });
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return tile.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const field = page.getByRole('group', { name: t.content.fields.testimonials.picture });
  await field.getByText('keyboard.jpg').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(picker.replace);
  await tabTo(page, picker.remove);
  await page.keyboard.press('Enter');
  await field.getByText(picker.none).waitFor();
});
