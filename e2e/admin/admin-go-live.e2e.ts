import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { CheckKey } from '../../src/domain/go-live/checks.ts';
import { locales } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, administrator, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

/** Addresses that were never tried: nothing listens there. */
const automations = Object.fromEntries(
  ['SIMULATOR', 'CONTACT', 'BOOKING'].map((name) => [`WEBHOOK_${name}_URL`, 'http://127.0.0.1:9/']),
);
const site = await siteOfFile({ ...adminEnv, ...automations, DEMO_DATA: 'on' });
const t = adminTexts('fr');
const words = t.goLive;
const PLACE = '/dashboard/go-live';

const group = (page: Page, kind: keyof typeof words.groups) =>
  page.getByRole('region', { name: words.groups[kind], exact: true });
const point = (page: Page, key: CheckKey) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words.checks[key].title }) });
const progress = (done: number) => fill(t.shell.goLive.progress, { done, total: 19 });
const recheck = (page: Page) => page.getByRole('button', { name: words.recheck }).click();

it('the rail and the dashboard of a demo site link to the list, whose open lines link to their screens', async () => {
  const page = await openAdmin(site, '/dashboard', { viewport: desktop });
  const links = page.getByRole('link', { name: new RegExp(`^${t.shell.goLive.card}`) });
  await expect.poll(() => links.count()).toBe(2);
  await links.first().click();
  await page.waitForURL(`**/admin${PLACE}`);
  await group(page, 'blocks').waitFor();
  await expectAccessible(page, 'open list');

  for (const [key, address, place] of [
    ['company', '/settings/company', t.settings.company.brandTitle],
    ['prices', '/settings/statements', t.settings.statements.title],
    ['statements', '/settings/statements', t.settings.statements.title],
    ['replyTime', '/settings/statements', t.settings.statements.replyTitle],
    ['booking', '/settings/booking', t.settings.booking.title],
    ['webhooks', '/settings/webhooks', t.settings.webhooks.title],
    ['mail', '/settings/mail', t.settings.mail.title],
    ['reviews', '/settings/reviews-widget', t.settings.sources.widgetTitle],
    ['secondFactor', '/settings', t.secondFactor.title],
  ] as const) {
    await point(page, key).getByRole('link').click();
    await page.waitForURL(`**/admin/dashboard${address}`);
    await page.getByRole('heading', { name: place }).first().waitFor();
    await page.goto(`${site.url}/admin${PLACE}`);
  }
  // A page of the site opens beside the list.
  const legal = page.waitForEvent('popup');
  await point(page, 'legal').getByRole('link').click();
  await (await legal).waitForURL(`${site.url}/legal`);
  await (await legal).getByText('[COMPANY_VAT_NUMBER]').waitFor();
});

it('the lines of the company and of the legal pages are in order once its data is complete', async () => {
  const page = await openAdmin(site, PLACE, { viewport: desktop });
  await point(page, 'company').getByRole('link').click();
  const { fields, fee } = t.settings.company;
  for (const [name, value] of [
    ['contactEmail', 'bonjour@agence.fr'],
    ['name', 'Agence OÜ'],
    ['registryCode', '12345678'],
    ['vatNumber', 'EE123456789'],
    ['address', 'Tallinn'],
    ['director', 'La gérance'],
    ['hostName', 'Hébergeur'],
    ['hostAddress', 'Tallinn'],
    ['phone', '+372 5555 0100'],
    ['hostPhone', '+372 5555 0101'],
    ['mediator', 'Médiateur'],
    ['spaceInvoicedBy', 'Google, Meta'],
  ] as const)
    await page.getByLabel(fields[name], { exact: false }).first().fill(value);
  await page.getByRole('radio', { name: fee.kinds.quote }).check();
  await page.getByRole('button', { name: t.common.save }).click();
  await page.getByText(t.settings.company.saved).waitFor();
  await page.goto(`${site.url}/admin${PLACE}`);
  await recheck(page);
  await group(page, 'ok').getByText(words.checks.company.outcomes.complete).waitFor();
  await group(page, 'ok').getByText(words.checks.legal.outcomes.filled).waitFor();
});

it('the lines of backup and restoring are in order once a backup was downloaded and tried', async () => {
  const page = await openAdmin(site, PLACE, { viewport: desktop });
  const show = point(page, 'backup').getByRole('button');
  // By keyboard alone.
  await show.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(t.shared.currentPassword).fill(administrator.password);
  await expectAccessible(page, 'a backup');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await (await download).path();
  expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
  await group(page, 'ok').getByRole('heading', { name: words.checks.backup.title }).waitFor();
  await point(page, 'restore').getByRole('button').click();
  await page.getByRole('button', { name: words.restore.action }).click();
  await group(page, 'ok').getByRole('heading', { name: words.checks.restore.title }).waitFor();
  await page.getByText(progress(6), { exact: true }).first().waitFor();
});

it.each(locales)('the list and its card are in the language of the back office: %s', async (locale) => {
  const own = adminTexts(locale);
  const page = await openAdmin(site, PLACE, { locale, viewport: desktop, colorScheme: 'dark' });
  await page.getByRole('heading', { level: 1, name: own.shell.goLive.title }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${own.shell.goLive.card}`) }).waitFor();
  await page.getByRole('region', { name: own.goLive.groups.risky }).waitFor();
  await expectAccessible(page, `dark, ${locale}`);
});

it.each([390, 320])(
  'a phone of %d pixels shows the list without scrolling sideways, and the card in its menu',
  async (width) => {
    const page = await openAdmin(site, PLACE, { viewport: { ...phone, width } });
    await group(page, 'risky').waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    for (const control of await page.locator('main a, main button').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, `phone of ${width}`);
    await page.getByRole('button', { name: t.shell.open }).click();
    await page.getByRole('link', { name: new RegExp(`^${t.shell.goLive.card}`) }).waitFor();
    await expectAccessible(page, `menu of ${width}`);
  },
);

it('the button that removes the samples removes unconfirmed figures and examples from the public pages at once', async () => {
  const home = async () => (await fetch(`${site.url}/`)).text();
  expect(await home()).toMatch(/500\+/);
  const page = await openAdmin(site, PLACE, { viewport: desktop });
  await point(page, 'demo').getByRole('button').click();
  await page.getByRole('button', { name: words.removeDemo.confirm }).click();
  await group(page, 'ok').getByRole('heading', { name: words.checks.demo.title }).waitFor();
  await expect.poll(home, { timeout: 5000 }).not.toMatch(/500\+/);
  expect(await home()).not.toContain('https://example.com/');
});
