import { expect, it } from 'vitest';
import type { Locale } from '../../../src/domain/locale/locale.ts';
import { fill } from '../../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../../tests/e2e/admin.ts';
import { expectAccessible } from '../../../tests/e2e/axe.ts';
import { desktop, phone } from '../../../tests/e2e/browser.ts';
import { siteOfFile } from '../../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const t = adminTexts('fr');
const words = t.addresses;
const patient = { timeout: 180_000 };
/** Every process has a change within a second. */
const soon = { timeout: 5_000, interval: 50 };
const slug = 'budget-clip-musical';
const model = 'guide-budget-youtube-ads';

const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${site.url}/api/content/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()).data;
};
const languageOf = async (part: string, locale: Locale) =>
  (await call('GET', part)).locales.find((one: { locale: Locale }) => one.locale === locale);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers });
const html = async (path: string) => (await get(path)).text();

it(
  'a guide of the agency is written, published, seen in every list, withdrawn to a page, and put back',
  patient,
  async () => {
    const page = await openAdmin(site, '/dashboard/content/addresses', {
      token,
      viewport: desktop,
      expected: [/status of 422/],
    });
    await page.getByRole('button', { name: words.add }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.guide.title).fill('Quel budget pour un clip musical ?');
    await expectAccessible(page, 'the form of a new guide');
    // An address that a page has is refused at its field.
    await dialog.getByLabel(words.guide.address).fill('nos-chiffres');
    await dialog.getByLabel(words.guide.follows).selectOption(model);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: words.guide.create }).click();
    await dialog.locator('[aria-invalid="true"][name="slug"]').waitFor();
    await dialog.getByLabel(words.guide.address).fill(slug);
    await dialog.getByRole('button', { name: words.guide.create }).click();
    await page.getByText(words.guide.created).first().waitFor();
    await page.waitForURL(`**/content/${slug}?text=fr`);
    await page.getByRole('heading', { level: 2, name: /Quel budget pour un clip/ }).waitFor();
    expect((await get(`/${slug}`)).status).toBe(302);

    // The texts of another guide stand for those that a person would type.
    const { default: written } = await languageOf(model, 'fr');
    const { draftVersion: version } = await languageOf(slug, 'fr');
    const fields = {
      ...written.fields,
      title: 'Quel budget pour un clip musical ?',
      name: 'Budget d’un clip',
    };
    await call('PUT', `${slug}/draft`, { locale: 'fr', version, content: { ...written, fields } });
    await page.reload();
    await page.locator('.block-text').first().waitFor();
    await page.locator('.content-publish').click();
    await page.getByRole('dialog').getByRole('button', { name: t.content.publishGuide.confirm }).click();
    await expect.poll(async () => (await get(`/${slug}`)).status, soon).toBe(200);

    const own = await html(`/${slug}`);
    expect(own).toContain('<h1');
    expect(own).toContain('"@type":"HowTo"');
    expect(own).toContain('"@type":"FAQPage"');
    expect(own.match(/hreflang="[^"]*" href="[^"]*budget-clip-musical"/g)).toHaveLength(2);
    expect(own).not.toContain(`href="${site.url}/en/${slug}"`);
    // The pictures that its page names are there: drawn from its title, for the languages in which it is online.
    const pictures = new Set(own.match(/\/og\/[^"]+\.png/g));
    expect([...pictures]).toEqual([`/og/fr/${slug}.png`]);
    const picture = await get(`/og/fr/${slug}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await get(`/og/en/${slug}.png`)).status).toBe(404);
    for (const path of ['/guides', '/expertise-marketing-musical', '/rss.xml', '/plan-du-site', '/llms.txt'])
      expect(await html(path), path).toContain(`/${slug}`);
    expect(await html('/en/guides')).not.toContain(`/${slug}`);
    expect((await html('/sitemap.xml')).match(new RegExp(`<loc>[^<]*/${slug}</loc>`, 'g'))).toHaveLength(1);
    // It is the next guide of the one that it follows.
    expect(await html(`/${model}`)).toContain(`/${slug}`);
    // A language without the guide leads to the French page, and a visitor who prefers that language gets it too.
    expect((await get(`/en/${slug}`)).headers.get('location')).toBe(`/${slug}`);
    expect((await get(`/${slug}`, { 'accept-language': 'en' })).status).toBe(200);

    // Another language begins with the French text, each passage of which waits to be translated.
    await page.goto(page.url().replace(/text=fr/, 'text=es'));
    await page.getByRole('button', { name: t.content.fill.action }).click();
    await page.locator('.block-text').first().waitFor();
    await expectAccessible(page, 'a language that begins with the French text');
    await page.locator('.content-publish').click();
    await page.getByText('Encore en français').first().waitFor();
    expect((await languageOf(slug, 'es')).version).toBeNull();

    await page.goto(page.url().replace(/content\/.*/, 'content/addresses'));
    const name = 'Budget d’un clip';
    await page.getByRole('button', { name: fill(words.act.withdraw, { name }) }).click();
    await expectAccessible(page, 'the question before a guide is withdrawn');
    await dialog.getByLabel(words.withdraw.target).selectOption('/faq');
    await dialog.getByRole('button', { name: words.withdraw.confirm }).click();
    await page
      .getByText(fill(words.withdraw.done, { target: '/faq' }))
      .first()
      .waitFor();
    for (const [path, to] of [
      [`/${slug}?a=1`, '/faq?a=1'],
      [`/en/${slug}`, '/en/faq'],
    ] as const) {
      const moved = await get(path);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, to]);
    }
    for (const path of [
      '/guides',
      '/expertise-marketing-musical',
      '/rss.xml',
      '/sitemap.xml',
      '/llms.txt',
      `/${model}`,
    ])
      expect(await html(path), path).not.toContain(`/${slug}`);

    await page.getByRole('button', { name: fill(words.act.restore, { name }) }).click();
    await page.getByText(words.withdraw.restored).first().waitFor();
    expect((await get(`/${slug}`)).status).toBe(200);
    expect(await html('/guides')).toContain(`/${slug}`);
  },
);

it('a former address leads to its page until it is removed, on a phone', patient, async () => {
  const page = await openAdmin(site, '/dashboard/content/addresses', {
    token,
    viewport: phone,
    colorScheme: 'dark',
  });
  await page.getByRole('button', { name: words.former.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.former.path).fill('/Blog/Ancien_Guide.html');
  await dialog.getByLabel(words.former.target).selectOption(`/${model}`);
  await expectAccessible(page, 'the form of a former address');
  await dialog.getByRole('button', { name: words.former.create }).click();
  await page.getByText('/Blog/Ancien_Guide.html', { exact: true }).waitFor();
  await expectAccessible(page, 'the list of the addresses');
  const moved = await get('/Blog/Ancien_Guide.html');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/${model}`]);
  expect((await get('/es/Blog/Ancien_Guide.html')).headers.get('location')).toBe(`/es/${model}`);
  await page
    .getByRole('button', { name: fill(words.former.remove, { path: '/Blog/Ancien_Guide.html' }) })
    .click();
  await dialog.getByRole('button', { name: words.former.removeShort }).click();
  await page.getByText(words.former.removed).first().waitFor();
  expect((await get('/Blog/Ancien_Guide.html')).status).toBe(302);
});

it('a publication is scheduled by the keyboard, shown with its moment, and cancelled', patient, async () => {
  const { schedule } = t.content;
  const page = await openAdmin(site, '/dashboard/content/hub?text=fr', { token, viewport: phone });
  const field = page.locator('.content-editor input[type="text"], .content-editor textarea').first();
  await field.fill('guides gratuits');
  await page.getByRole('button', { name: schedule.action, exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const year = new Date(Date.now() + 86_400_000 * 30).getFullYear();
  const month = String(new Date(Date.now() + 86_400_000 * 30).getMonth() + 1).padStart(2, '0');
  await dialog.getByRole('textbox', { name: schedule.at }).fill(`15/${month}/${year} 09:30`);
  await expectAccessible(page, 'the question when to publish');
  await page.keyboard.press('Enter');
  const note = page.getByRole('note').filter({ hasText: /09:30/ });
  await note.waitFor();
  expect(await note.textContent()).toContain('heure de Paris');
  await expectAccessible(page, 'a scheduled publication');
  expect((await languageOf('hub', 'fr')).version).toBeNull();
  await page.getByRole('button', { name: schedule.cancel }).click();
  await page.getByText(schedule.cancelled).first().waitFor();
  expect(await languageOf('hub', 'fr')).toMatchObject({
    scheduled: null,
    draft: { content: { fields: { guides: 'guides gratuits' } } },
  });
});
