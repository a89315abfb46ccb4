import { expect, it } from 'vitest';
import { ARTIST_TEXT_VERSION } from '../../src/domain/consent/text-versions.ts';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import {
  AFTER_BANNER_MS,
  answerVendors,
  consentOn,
  proofsOf,
  vendors,
  whoChose,
} from '../../tests/e2e/consent.ts';
import { http } from '../../tests/e2e/http.ts';
import { tabTo } from '../../tests/e2e/keyboard.ts';
import { keyboardOnly } from '../../tests/e2e/keyboard-only.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { landingView } from '../../tests/landing/landing-views.ts';

/** The tags of a landing page: only those that are switched on for it, after consent, and never in a draft. */

const { metaPixel, tiktokPixel } = vendors;
const site = await siteOfFile({ ...adminEnv, ...metaPixel.env, ...tiktokPixel.env });

const call = apiCaller(site, await tokenOf(site), '/landing-pages');

/** Publishes a page that switches the pixel of Meta on and that of TikTok off. */
async function measured(title: string, languages: Locale[] = ['fr'], changes: object = {}) {
  const { shared, texts } = landingView('music-artist');
  const tags = { googleAnalytics: false, metaPixel: true, tiktokPixel: false };
  const { id } = await call('POST', '', { title, template: 'music-artist' });
  const content = {
    schema: 1,
    shared: { ...shared, tags, ...changes },
    texts: Object.fromEntries(languages.map((locale) => [locale, { ...texts, title }])),
  };
  const { version } = await call('PUT', `/${id}`, { version: 1, content });
  const { url } = await call('POST', `/${id}/publish`, { version, locales: languages });
  return { id: String(id), path: new URL(url).pathname };
}

const pattern = (address: string) =>
  new RegExp(`^other origin: ${address.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&')}`);

it('a page loads its own tag once it is accepted, and none of the agency’s other tags', async () => {
  const { path } = await measured('Mesurée');
  const policy = (await http(site, path)).headers['content-security-policy'];
  expect(policy).toContain('connect.facebook.net');
  expect(policy).not.toContain('tiktok');
  let requested: string[] = [];
  const page = await openPage(site, path, {
    expected: [pattern(metaPixel.script), pattern(metaPixel.beacon)],
    before: async (p) => {
      requested = await answerVendors(p, site.url);
    },
  });
  await consentOn(page).banner.waitFor();
  expect(requested).toEqual([]);
  await consentOn(page).choose('accept');
  await expect.poll(() => requested).toEqual([metaPixel.script, metaPixel.beacon]);
  await page.reload();
  await expect.poll(() => requested.length).toBe(4);
  expect(requested.join(' ')).not.toContain('tiktok');
});

it('asks for the artist by name, and loads the artist’s pixel beside the agency’s once both are accepted', async () => {
  const { id, path } = await measured('Deux pixels');
  const artist = '543210987654321';
  const body = { isOn: true, contractOn: '2026-11-30', metaPixel: artist, tiktokPixel: '', version: 0 };
  await call('PUT', `/${id}/artist-pixels`, body);
  await expect.poll(async () => (await http(site, path)).body).toContain(artist);
  const page = await openPage(site, path, {
    expected: [pattern(metaPixel.script), pattern(metaPixel.beacon)],
    before: async (p) => {
      await answerVendors(p, site.url);
      await whoChose({ analytics: false, marketing: true, functional: false })(p);
    },
  });
  const told = () => page.evaluate(() => sessionStorage.getItem('told') ?? '');
  const line = page.locator('[data-artist-banner]');
  await line.waitFor();
  const queued = () =>
    page.evaluate(() => JSON.stringify((window as { fbq?: { queue: unknown } }).fbq?.queue ?? []));
  await expect.poll(queued).toContain('123456789012345');
  expect((await queued()) + (await told())).not.toContain(artist);
  await expectAccessible(page, 'the line that asks for the artist');
  for (const name of ['Politique de cookies', 'Refuser', 'Accepter']) await tabTo(page, name);
  await Promise.all([page.waitForResponse('**/api/consents'), page.keyboard.press('Enter')]);
  await expect.poll(async () => (await queued()) + (await told())).toContain(artist);
  expect(await line.isHidden()).toBe(true);
  const [proof] = (await proofsOf(site)).filter(({ scope }) => scope === id);
  expect(proof).toMatchObject({ marketing: 1, text_version: ARTIST_TEXT_VERSION });
});

it('breaks no word of the line that also asks for an artist, in the narrowest window and any language', async () => {
  const { id, path } = await measured('Deux questions', [...locales], {
    artist: 'Volcan Domestique et le Lac',
  });
  const artist = {
    isOn: true,
    contractOn: '2026-11-30',
    metaPixel: '543210987654321',
    tiktokPixel: '',
    version: 0,
  };
  await call('PUT', `/${id}/artist-pixels`, artist);
  await expect.poll(async () => (await http(site, path)).body).toContain(artist.metaPixel);
  for (const locale of locales) {
    const page = await openPage(site, localizePath(locale, path), { viewport: { width: 320, height: 640 } });
    await consentOn(page, locale).banner.waitFor();
    const broken = await page.locator('.consent-banner button').evaluateAll((buttons) =>
      buttons.flatMap(({ firstChild, textContent }) => {
        const range = document.createRange();
        if (firstChild) range.selectNodeContents(firstChild);
        return range.getClientRects().length > 1 ? [textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  }
});

it('fetches its settings at the press, by keyboard, with the switch of the artist, and stores the choice', async () => {
  const { id, path } = await measured('Réglages');
  const artist = '543210987654322';
  const body = { isOn: true, contractOn: '2026-11-30', metaPixel: artist, tiktokPixel: '', version: 0 };
  await call('PUT', `/${id}/artist-pixels`, body);
  await expect.poll(async () => (await http(site, path)).body).toContain(artist);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const page = await openPage(site, path, { viewport });
    const { banner, dialog, save, stored } = consentOn(page);
    const toggle = (name: string) => dialog.locator(`[name=${name}]`);
    await banner.waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    await tabTo(page, 'Régler');
    // The line covers no link of the foot that has the focus.
    const keys = keyboardOnly(page);
    await keys.reach('Signaler');
    await keys.reach('Régler', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    const own = dialog.getByRole('checkbox', { name: /pour ses publicités/ });
    expect([await own.isDisabled(), await toggle('marketing').isChecked()]).toEqual([true, false]);
    await expectAccessible(page, `the settings at ${viewport.width}`);
    // Each switch and answer in turn, in view and with a ring.
    await keys.reach('Enregistrer');
    expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
    await toggle('analytics').focus();
    await page.keyboard.press('Space');
    await Promise.all([page.waitForResponse('**/api/consents'), save.press('Enter')]);
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored()).toMatchObject({ analytics: true, marketing: false });
    // The banner that opened the settings is hidden.
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await page.getByRole('link', { name: 'Cookies' }).click();
    await dialog.waitFor();
    expect([await toggle('analytics').isChecked(), page.url()]).toEqual([true, site.url + path]);
  }
});

it('a page loads no tag after a refusal', async () => {
  const { path } = await measured('Refusée');
  const page = await openPage(site, path);
  await consentOn(page).banner.waitFor();
  await consentOn(page).choose('refuse');
  await page.reload();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

it('the draft of a secret link asks for no consent and permits no vendor', async () => {
  const { id } = await measured('Brouillon');
  const { url } = await call('POST', `/${id}/previews`, { locale: 'fr' });
  const { pathname } = new URL(url);
  const sent = await http(site, pathname);
  expect(sent.headers['content-security-policy']).not.toMatch(/facebook|tiktok|google/);
  expect(sent.body).not.toContain('data-consent-root');
  expect(sent.body).not.toContain('123456789012345');
  // Neither the page nor a script shows the banner.
  const page = await openPage(site, pathname);
  await page.waitForTimeout(AFTER_BANNER_MS);
  expect(await consentOn(page).banner.count()).toBe(0);
});
