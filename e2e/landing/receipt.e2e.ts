import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { type Locale, localizePath } from '../../src/domain/locale/locale.ts';
import { consentTexts } from '../../src/i18n/consent-texts/index.ts';
import { receiptTexts } from '../../src/i18n/receipt-texts.ts';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { answerVendors, consentOn, vendors } from '../../tests/e2e/consent.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { landingView } from '../../tests/landing/landing-views.ts';

/** The receipts of a page that asks for the site and for its artist, as `/recu` reads them to the visitor. */

const site = await siteOfFile({ ...adminEnv, ...vendors.metaPixel.env });
const call = apiCaller(site, await tokenOf(site), '/landing-pages');
const ARTIST = '543210987654321';

const { shared, texts } = landingView('music-artist');
const content = {
  schema: 1,
  shared: { ...shared, tags: { googleAnalytics: false, metaPixel: true, tiktokPixel: false } },
  texts: { fr: texts, es: texts },
};
const { id } = await call('POST', '', { title: texts.title, template: 'music-artist' });
const { version } = await call('PUT', `/${id}`, { version: 1, content });
const { url } = await call('POST', `/${id}/publish`, { version, locales: ['fr', 'es'] });
const pixels = { isOn: true, contractOn: '2026-11-30', metaPixel: ARTIST, tiktokPixel: '', version: 0 };
await call('PUT', `/${id}/artist-pixels`, pixels);
const landing = new URL(url).pathname;
await vi.waitFor(async () => expect((await http(site, landing)).body).toContain(ARTIST), {
  timeout: 10_000,
  interval: 200,
});

const receiptOf = async (proof: string) =>
  JSON.stringify((await (await fetch(`${site.url}/api/consents/${proof}/receipt`)).json()).data);
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null')?.id as string | undefined, key);
/** Opens a receipt on the page that checks it, and returns what is said. */
async function read(page: Page, locale: Locale, proof: string | undefined): Promise<string> {
  if (new URL(page.url()).pathname !== localizePath(locale, '/recu'))
    await page.goto(localizePath(locale, '/recu'));
  const result = page.locator('[data-receipt-result]');
  const buffer = Buffer.from(await receiptOf(proof ?? ''));
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'r.json', mimeType: 'application/json', buffer }]);
  await result.locator('blockquote').first().waitFor();
  return (await result.textContent()) ?? '';
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const cases = (['fr', 'es'] as const).flatMap((locale) => sizes.map((viewport) => ({ locale, viewport })));

it.each(cases)(
  'quotes the banner that was read, and withdraws in view ($locale, $viewport.width)',
  async ({ locale, viewport }) => {
    const t = receiptTexts[locale];
    const page = await openPage(site, localizePath(locale, landing), {
      ...{ viewport, locale: locale === 'fr' ? 'fr-FR' : 'es-ES' },
      expected: [/^other origin: https:\/\/(?:connect|www)\.facebook/],
      before: (opened) => answerVendors(opened, site.url),
    });
    const words = (name: string) => {
      const { title, text } = consentTexts[name]?.[locale] ?? { title: '', text: '' };
      return [title, text].map((one) => one.replaceAll('{artist}', shared.artist).split('{')[0] ?? '');
    };
    const { banner, choose } = consentOn(page, locale);
    await banner.waitFor();
    await choose('accept');
    await expect.poll(() => kept(page, `_artist:${id}`)).toBeDefined();
    const [ofSite, ofArtist] = [await kept(page, 'consentReceipt'), await kept(page, `_artist:${id}`)];
    // The proof of the artist is sent after that of the site.
    await expect
      .poll(async () => (await fetch(`${site.url}/api/consents/${ofArtist}/receipt`)).status)
      .toBe(200);
    for (const proof of [ofArtist, ofSite]) {
      const said = await read(page, locale, proof);
      for (const part of words('2026-11-30.both')) expect(said).toContain(part);
      expect(said).not.toMatch(/[{]/);
      expect(await page.locator('[data-receipt-result] > blockquote').count()).toBe(1);
    }
    await expectAccessible(page, 'the receipt');
    expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);

    // The artist's answer is withdrawn alone; its banner does not ask again.
    await read(page, locale, ofArtist);
    await page.getByRole('button', { name: t.withdraw }).press('Enter');
    const status = page.getByRole('status').filter({ hasText: t.withdrawn });
    const isSaid = async () => {
      await status.waitFor();
      const box = await status.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= viewport.height).toBe(true);
      expect(await status.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(new URL(page.url()).hash).toBe('');
    };
    await isSaid();

    // The choice for the site, after which the page is reloaded without the pixel.
    await read(page, locale, ofSite);
    await page.getByRole('button', { name: t.withdraw }).press('Enter');
    await page.waitForEvent('load');
    await isSaid();
    // A browser restores the place of the scroll some time after the page has loaded.
    await page.waitForTimeout(1000);
    await isSaid();
  },
);

it('quotes the artist’s own banner to a visitor who answered the site before', async () => {
  const page = await openPage(site, '/es/cookies', {
    locale: 'es-ES',
    expected: [/^other origin: https:\/\/(?:connect|www)\.facebook/],
    before: (opened) => answerVendors(opened, site.url),
  });
  const { banner, choose } = consentOn(page, 'es');
  await banner.waitFor();
  await choose('accept');
  const alone = await read(page, 'es', await kept(page, 'consentReceipt'));
  expect(alone).toContain(consentTexts['2026-11-30.2']?.es.text);
  expect(alone).not.toContain(shared.artist);
  await page.goto(`/es${landing}`);
  await page.locator('[data-artist-banner]').getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(() => kept(page, `_artist:${id}`)).toBeDefined();
  const proof = await kept(page, `_artist:${id}`);
  await expect.poll(async () => (await fetch(`${site.url}/api/consents/${proof}/receipt`)).status).toBe(200);
  const said = await read(page, 'es', proof);
  expect(said).toContain(`${shared.artist} mide su publicidad`);
  expect(said).toContain('Si aceptas, ');
  expect(said).not.toContain('Cookies: tú eliges');
});
