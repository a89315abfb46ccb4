import { expect, it } from 'vitest';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { landingReportTexts } from '../../src/i18n/landing/landing-report-texts.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { landingView } from '../../tests/landing/landing-views.ts';

/** The figures of a landing page that the artist sees by a secret link. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const call = apiCaller(site, token, '/landing-pages');

/** Publishes a page with 20 visits and 6 conversions, and returns its id. */
async function visited(title: string): Promise<string> {
  const { shared, texts } = landingView('album-release');
  const { id } = await call('POST', '', { title, template: 'album-release' });
  const content = { schema: 1, shared, texts: { fr: { ...texts, title } } };
  const { version } = await call('PUT', `/${id}`, { version: 1, content });
  await call('POST', `/${id}/publish`, { version, locales: ['fr'] });
  const where = { page: id, locale: 'fr', channel: 'instagram' };
  const report = (body: object) => site.post('/api/visits', body, { 'user-agent': firefox });
  for (let view = 0; view < 20; view += 1) await report({ kind: 'landing-view', ...where });
  for (let click = 0; click < 6; click += 1)
    await report({ kind: 'landing-click', ...where, target: 'aaaaaaa1', first: true });
  await expect.poll(async () => (await call('GET', `/${id}/counts`)).total.conversions).toBe(6);
  return id;
}

it('the figures are shown in each language and on each screen, only by the secret link, and can be printed', async () => {
  const id = await visited('Marées');
  for (const locale of locales) {
    const { url } = await call('POST', `/${id}/figure-links`, { locale });
    const { pathname } = new URL(url);
    expect(pathname.startsWith(localizePath(locale, '/p/figures/'))).toBe(true);
    const sent = await http(site, pathname);
    expect(sent.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-language': locale,
    });
    expect(sent.headers['set-cookie']).toBeUndefined();
    const t = landingReportTexts[locale];
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
    ]) {
      const page = await openPage(site, pathname, { viewport });
      await page.getByRole('heading', { name: fill(t.title, { title: 'Marées' }) }).waitFor();
      expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
      await expectAccessible(page, `figures ${locale} ${viewport.width}`);
      await page.getByRole('button', { name: t.print }).waitFor();
    }
    expect(site.log()).not.toContain(pathname.split('/').at(-1));
  }
  const { url } = await call('POST', `/${id}/figure-links`, { locale: 'fr' });
  const plain = await openPage(site, new URL(url).pathname, { javaScriptEnabled: false });
  expect(await plain.getByRole('table').first().innerText()).toContain('30,0');
  expect(await plain.getByRole('button').count()).toBe(0);
  await plain.emulateMedia({ media: 'print' });
  expect(await plain.getByRole('table').first().isVisible()).toBe(true);
});

it.each(['light', 'dark'] as const)(
  'a link to the figures is created and revoked on the screen of figures (%s)',
  async (colorScheme) => {
    const id = await visited(`Partagée ${colorScheme}`);
    const { landing, common } = adminTexts('fr');
    const page = await openAdmin(site, `/dashboard/landing-pages/${id}/figures`, {
      token,
      colorScheme,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByText(/^de 14,5 à 51,9.%, avec/).waitFor();
    await page.getByRole('button', { name: landing.figuresLink.title, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: landing.figuresLink.title });
    await dialog.getByRole('button', { name: landing.figuresLink.create }).click();
    const address = dialog.locator('.admin-address');
    await address.waitFor();
    await expectAccessible(page, 'the link to figures');
    const { pathname } = new URL(await address.innerText());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(pathname);
    expect((await http(site, pathname)).status).toBe(200);
    // The following question has a button of the same name.
    await dialog.getByRole('button', { name: landing.figuresLink.revoke }).click();
    await dialog.getByText(landing.figuresLink.revokeAsk).waitFor();
    await dialog.getByRole('button', { name: landing.figuresLink.revoke }).click();
    await page.getByText(landing.figuresLink.revoked).waitFor();
    expect((await http(site, pathname)).status).toBe(404);
    await dialog.getByRole('button', { name: common.close }).click();
  },
);
