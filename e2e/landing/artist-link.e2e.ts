import { expect, it } from 'vitest';
import { locales } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { artistPixelTexts } from '../../src/i18n/landing/artist-pixel-texts.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

/** The one-time link with which an artist sets their own pixels of a landing page. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const call = apiCaller(site, token, '/landing-pages');
const META = '123456789012345';
const TOKEN = 'EAABartist-e2e';

const create = async (title: string): Promise<string> =>
  (await call('POST', '', { title, template: 'album-release' })).id;
const link = async (page: string, locale: string): Promise<string> =>
  new URL((await call('POST', `/${page}/artist-pixels/links`, { locale })).url).pathname;

it('an artist sets the pixels without script, in each language and on each screen, once', async () => {
  for (const locale of locales) {
    const t = artistPixelTexts[locale];
    const id = await create(`Marées ${locale}`);
    const pathname = await link(id, locale);
    const sent = await http(site, pathname);
    expect(sent.headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
      'content-language': locale,
    });
    expect([sent.headers['set-cookie'], sent.body.includes('<script')]).toEqual([undefined, false]);
    const heading = fill(t.heading, { title: `Marées ${locale}` });
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 1440, height: 900 },
    ]) {
      const shown = await openPage(site, pathname, { viewport });
      await shown.getByRole('heading', { name: heading }).waitFor();
      expect(await pageWidth(shown)).toBeLessThanOrEqual(viewport.width);
      await expectAccessible(shown, `artist's pixels ${locale} ${viewport.width}`);
    }
    const page = await openPage(site, pathname, { javaScriptEnabled: false, expected: [/422|410/] });
    const meta = page.getByRole('group', { name: t.meta });
    await meta.getByLabel(t.pixel).fill('12');
    await meta.getByLabel(t.token).fill(TOKEN);
    await page.getByRole('button', { name: t.send }).click();
    const field = meta.getByLabel(t.pixel);
    expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['12', 'true']);
    expect(await page.content()).not.toContain(TOKEN);
    await field.fill(META);
    await meta.getByLabel(t.token).fill(TOKEN);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t.done }).waitFor();
    expect(await call('GET', `/${id}/artist-pixels`)).toMatchObject({
      ...{ metaPixel: META, metaToken: { set: true }, isOn: false, openLinks: 0 },
      byArtistAt: expect.any(String),
    });
    const again = await http(site, pathname);
    expect([again.status, again.headers['cache-control'], again.body.includes(t.used)]).toEqual([
      410,
      'no-store',
      true,
    ]);
    expect(site.log()).not.toMatch(new RegExp(`${pathname.split('/').at(-1)}|${TOKEN}`));
  }
  expect((await http(site, `/p/pixels/${'a'.repeat(22)}`)).status).toBe(404);
});

it.each(['light', 'dark'] as const)(
  'an administrator makes the link in the dialog of the pixels, and sees when the artist has used it (%s)',
  async (colorScheme) => {
    const id = await create(`Liée ${colorScheme}`);
    const { landing, common } = adminTexts('fr');
    const words = landing.artistPixels;
    const page = await openAdmin(site, `/dashboard/landing-pages/${id}?step=4`, {
      ...{ token, colorScheme, permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await page.getByRole('region', { name: words.title }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.getByRole('button', { name: words.link.create }).click();
    const address = dialog.locator('.admin-address');
    await address.waitFor();
    await expectAccessible(page, 'the one-time link');
    const { pathname } = new URL(await address.innerText());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(pathname);
    await dialog.getByRole('button', { name: common.close }).click();
    await site.post('/api/artist-pixels', {
      ...{ code: pathname.split('/').at(-1), metaPixel: META, tiktokPixel: '', locale: 'fr' },
    });
    await page.reload();
    await page.getByRole('region', { name: words.title }).getByRole('button').click();
    await dialog
      .getByText(words.byArtist.split('{')[0] ?? '', { exact: false })
      .first()
      .waitFor();
    expect(await dialog.getByLabel(words.meta).inputValue()).toBe(META);
  },
);
