import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Locale } from '../../src/domain/locale/locale.ts';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { landingTexts } from '../../src/i18n/landing/landing-texts.ts';
import { adminEnv, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { EMAIL, expectDelivered, leadsOf } from '../../tests/e2e/contact-form.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { landingView, states } from '../../tests/landing/landing-views.ts';

/** The form of a landing page, from the fan's message to the agency's list of leads and the page's figures. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const authorization = `Bearer ${token}`;

const call = apiCaller(site, token);

/** Publishes a promotion with a form in four languages, and returns its id and its path. */
async function promotion(title: string) {
  const { shared, texts } = landingView('music-promotion', states['form']?.('music-promotion'));
  const { id } = await call('POST', '/landing-pages', { title, template: 'music-promotion' });
  const written = Object.fromEntries(locales.map((locale) => [locale, { ...texts, title }]));
  const content = { schema: 1, shared: { ...shared, formPlatform: 'tiktok' }, texts: written };
  const { version } = await call('PUT', `/landing-pages/${id}`, { version: 1, content });
  const { url } = await call('POST', `/landing-pages/${id}/publish`, { version, locales });
  return { id: String(id), path: new URL(url).pathname };
}

const fieldsOf = (page: Page, locale: Locale) => {
  const t = landingTexts[locale].form;
  const field = (name: 'name' | 'email' | 'message') => page.getByLabel(t[name], { exact: true });
  return {
    t,
    field,
    send: page.locator('form[data-lead] [type=submit]'),
    fill: async (typed: { name: string; email: string; message: string }) => {
      for (const name of ['name', 'email', 'message'] as const) await field(name).fill(typed[name]);
    },
  };
};
/** The most that a page weighs beside its picture and the two fonts. */
const BUDGET_BYTES = 20_000;

let fans = 0;
const fan = () => {
  fans += 1;
  return { name: `Inès ${fans}`, email: `ines${fans}@fans.example`, message: 'Prévenez-moi à la sortie.' };
};

it.each([true, false])(
  'is sent in four languages, stored with its page and delivered, and shows a thank-you message (script: %s)',
  async (javaScriptEnabled) => {
    const { path } = await promotion(`Minuit ${javaScriptEnabled}`);
    for (const locale of locales) {
      const own = localizePath(locale, path);
      const page = await openPage(site, `${own}?utm_source=ig&utm_medium=cpc`, { javaScriptEnabled });
      const { t, send, fill } = fieldsOf(page, locale);
      const sent = fan();
      await fill(sent);
      await send.click();
      const thanks = page.locator('.lead-sent');
      await thanks.waitFor();
      expect(await thanks.innerText()).toBe(t.sent);
      expect(await page.locator('form[data-lead]').count()).toBe(0);
      const origin = { locale, page: own, referrer: null, utm: { utm_source: 'ig', utm_medium: 'cpc' } };
      await expectDelivered(site, { ...sent, platform: 'tiktok' }, origin);
    }
  },
);

it.each([true, false])(
  'is stored once when its answer is reloaded (script: %s)',
  async (javaScriptEnabled) => {
    const { path } = await promotion(`Minuit rechargé ${javaScriptEnabled}`);
    const page = await openPage(site, path, { javaScriptEnabled });
    const { send, fill, t } = fieldsOf(page, 'fr');
    const sent = fan();
    await fill(sent);
    await send.click();
    const thanks = page.locator('.lead-sent');
    await thanks.waitFor();
    await page.reload();
    expect(await thanks.innerText()).toBe(t.sent);
    expect(await leadsOf(site, sent.email)).toHaveLength(1);
  },
);

it('keeps the typed values and shows the errors beside them, in view', async () => {
  const { path } = await promotion('Minuit refusé');
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage(site, path, {
      javaScriptEnabled,
      viewport: { width: 360, height: 640 },
      expected: [/console error: .*422/],
    });
    const { field, send, fill } = fieldsOf(page, 'fr');
    await fill({ ...fan(), email: 'ines' });
    await page.locator('form[data-lead]').evaluate((form) => form.setAttribute('novalidate', ''));
    await send.click();
    const wrong = page.locator('[aria-invalid="true"]');
    await wrong.waitFor();
    expect([await wrong.getAttribute('name'), await wrong.inputValue()]).toEqual(['email', 'ines']);
    expect(await page.locator('#lead-email-error').innerText()).toBe(EMAIL.replaceAll("'", '’'));
    expect(await field('message').inputValue()).toBe('Prévenez-moi à la sortie.');
    await expect.poll(() => wrong.evaluate((input) => input === document.activeElement)).toBe(true);
    const box = await wrong.boundingBox();
    expect(box && box.y >= 0 && box.y < 640).toBe(true);
    // The check itself is a script.
    if (javaScriptEnabled) await expectAccessible(page, 'a refused form');
  }
});

it('counts a message as one visit and one conversion of the page, under the channel of the visit', async () => {
  const { id, path } = await promotion('Minuit compté');
  const page = await openPage(site, `${path}?utm_source=tiktok&utm_medium=cpc`);
  const { send, fill } = fieldsOf(page, 'fr');
  const sent = fan();
  await fill(sent);
  // A double click sends one lead.
  await send.dblclick();
  await page.locator('.lead-sent').waitFor();
  const figures = async () => {
    const { total, channels, targets } = await call('GET', `/landing-pages/${id}/counts`);
    return { total, channels, targets: targets.map(({ target }: { target: string }) => target) };
  };
  await expect.poll(figures).toEqual({
    total: { visits: 1, conversions: 1, clicks: 1 },
    channels: [{ channel: 'tiktok-ads', visits: 1, conversions: 1, clicks: 1 }],
    targets: ['form'],
  });
  expect(await leadsOf(site, sent.email)).toHaveLength(1);
});

it('stores a lead that the list of leads finds by the page, with the page as its source', async () => {
  const { path } = await promotion('Minuit listé');
  const page = await openPage(site, path);
  const { send, fill } = fieldsOf(page, 'fr');
  const sent = fan();
  await fill(sent);
  await send.click();
  await page.locator('.lead-sent').waitFor();
  const { items } = await call('GET', `/leads?source=${encodeURIComponent(path)}`);
  expect(items).toMatchObject([{ email: sent.email, source: path }]);
  const office = await openAdmin(site, `/dashboard/leads?source=${encodeURIComponent(path)}`, { token });
  await office.getByText(sent.name).first().click();
  await office.getByText(path).first().waitFor();
  const file = await fetch(`${site.url}/api/leads.csv?source=${encodeURIComponent(path)}`, {
    headers: { authorization },
  });
  expect(await file.text()).toContain(path);
});

it('stores nothing for a bot, and does not change the cached page', async () => {
  const { path } = await promotion('Minuit et robots');
  const before = await http(site, path);
  const bot = { ...fan(), form_ref: 'https://spam.example' };
  const answer = await http(
    site,
    path,
    { 'content-type': 'application/x-www-form-urlencoded' },
    { method: 'POST', body: new URLSearchParams(bot).toString() },
  );
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.body).toContain(landingTexts.fr.form.sent);
  expect(await leadsOf(site, bot.email)).toEqual([]);
  const after = await http(site, path);
  expect(after.headers['etag']).toBe(before.headers['etag']);
  expect(after.body).not.toContain(bot.email);
});

it('keeps the page below 20 kB without its picture and its fonts', async () => {
  const { path } = await promotion('Minuit pesé');
  const sizes: number[] = [];
  await openPage(site, path, {
    before: async (page) => {
      page.on('response', async (response) => {
        if (/\.woff2$|\/api\//.test(response.url())) return;
        sizes.push((await response.request().sizes()).responseBodySize);
      });
    },
  });
  await expect.poll(() => sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET_BYTES);
});

it('is accessible and no wider than the window, and sends nothing from the draft of a secret link', async () => {
  const { id, path } = await promotion('Minuit accessible');
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    const page = await openPage(site, path, { viewport });
    expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
    await expectAccessible(page, `form at ${viewport.width}`);
  }
  const { url } = await call('POST', `/landing-pages/${id}/previews`, { locale: 'fr' });
  const draft = await openPage(site, new URL(url).pathname);
  const { field, send, fill } = fieldsOf(draft, 'fr');
  const sent = fan();
  await fill(sent);
  await send.click();
  await expect.poll(() => field('name').inputValue()).toBe('');
  expect(await leadsOf(site, sent.email)).toEqual([]);
});
