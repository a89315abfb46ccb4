import { afterAll, expect, it } from 'vitest';
import { inLanguage } from '../../src/admin/ui/language-words.ts';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { simulatorHref } from '../../src/domain/simulator/opener.ts';
import { adminSettings as t } from '../../src/i18n/dictionaries/admin-settings/fr.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, administrator, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth, phone, scrolledSideways } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { startMailReceiver } from '../../tests/mail-receiver.ts';

const site = await siteOfFile(adminEnv);
const mails = await startMailReceiver();
afterAll(() => mails.close());
const frame = adminTexts('fr');
const { form } = frame.common;
const settings = (page: string) => `/dashboard/settings/${page}`;
const save = { name: frame.common.save };
/** The API's tests check that a change applies within a second; here a busy machine also renders the pages again. */
const soon = { timeout: 10_000, interval: 50 };
const html = async (path: string) => (await fetch(site.url + path)).text();

it('the public pages compute with a saved cost', async () => {
  const open = await openPage(site, '/');
  const admin = await openAdmin(site, settings('costs'), { viewport: phone });
  await admin.getByRole('heading', { name: fill(t.costs.title, { version: 1 }) }).waitFor();
  await expectAccessible(admin, 'costs on a phone');
  const field = (text: string) =>
    admin.getByLabel(fill(text, { type: 'Notoriété', region: 'Europe' }), { exact: true });
  await field(t.costs.min).fill('0,09');
  await admin.getByRole('button', save).click();
  await admin.getByText(t.costs.problems.cost_order_error).waitFor();
  await expectAccessible(admin, 'a wrong cost');
  await field(t.costs.min).fill('0,02');
  await field(t.costs.max).fill('0,08');
  await admin.getByRole('button', save).click();
  await admin.getByText(t.costs.saved).waitFor();
  await expect.poll(() => html('/'), soon).toContain('20\u00a0000');

  // A page that was opened before computes with the costs that it shows, a new one with the new costs.
  const link = simulatorHref({ platform: 'youtube', campaignType: 'awareness', budget: 1000 });
  const costs: string[] = [];
  for (const page of [open, await openPage(site, '/')]) {
    await page.evaluate((href) => location.assign(href), link);
    const region = page
      .getByRole('dialog')
      .getByText(/^0,0\d\sà\s0,0\d\s€\spar vue/)
      .first();
    costs.push(((await region.textContent()) ?? '').replaceAll('\u00a0', ' '));
  }
  expect(costs).toEqual(['0,01 à 0,04 € par vue', '0,02 à 0,08 € par vue']);
});

it('saved brand and company data are on all pages, and two administrators do not overwrite each other', async () => {
  const brand = 'Association phonographique indépendante des musiques du Nord';
  expect(brand).toHaveLength(60);
  const first = await openAdmin(site, settings('company'));
  const second = await openAdmin(site, settings('company'));
  const name = (page: typeof first) => page.getByLabel(new RegExp(`^${t.company.fields.name}`));
  // The page is already in the page cache.
  expect(await html('/legal')).toContain('[COMPANY_NAME]');
  await name(first).fill('Mon édition');
  await name(second).fill('Écho Musique OÜ');
  await second.getByRole('textbox', { name: new RegExp(`^${t.company.fields.brand}`) }).fill(brand);
  await second.getByLabel(new RegExp(`^${t.company.fields.address}`)).fill('Tallinn');
  // The legal form is shown in the language of each page.
  for (const locale of locales) {
    const field = `${t.company.fields.legalForm} (${inLanguage('fr', locale)})`;
    await second.getByLabel(field).fill(`SAS de Lyon (${locale})`);
  }
  await second.getByLabel(new RegExp(`^${t.company.fields.vatNumber}`)).fill('FR00123456789');
  await second.getByLabel(new RegExp(`^${t.company.fields.capital.replace(/ \(.*/, '')}`)).fill('');
  await second.getByLabel(new RegExp(`^${t.company.fields.spaceInvoicedBy}`)).fill('Google, Meta, TikTok');
  await second.getByRole('radio', { name: t.company.fee.kinds.quote }).check();
  await second.getByRole('button', save).click();
  await second.getByText(t.company.saved).waitFor();
  await expect.poll(() => html('/legal'), soon).toContain('Écho Musique OÜ');
  for (const locale of locales) {
    const notice = await html(localizePath(locale, '/legal'));
    expect(notice).toContain(`SAS de Lyon (${locale})`);
    expect(notice).not.toMatch(/2[\s.,\u00a0\u202f]?500|osaühing/);
  }
  const home = await html('/');
  expect(home).toContain('Site édité par Écho Musique OÜ.');
  expect(home).toMatch(new RegExp(`<title>[^<]*${brand}`));
  expect(home).toMatch(new RegExp(`©[^<]*\\d{4}[^<]*${brand}`));
  expect(home).toContain(`"name":"${brand}"`);
  for (const path of ['/', '/en/legal', '/es/all-reviews', '/pt/faq', '/llms.txt', '/site.webmanifest'])
    expect([path, (await html(path)).includes('MDMC')]).toEqual([path, false]);
  expect(home).toContain('"legalName":"Écho Musique OÜ"');
  expect(home).toContain('"vatID":"FR00123456789"');
  expect(home).toContain('"address":"Tallinn"');
  expect(home).not.toContain('[COMPANY_');
  // The longest brand that can be saved fits into the header of a phone, on public pages and in the back office.
  const header = { public: '.site-header a', office: '.shell-mobile .admin-mark' };
  await second.setViewportSize(phone);
  await second.reload();
  for (const [page, logo] of [
    [await openPage(site, '/faq', { viewport: phone }), header.public],
    [second, header.office],
  ] as const) {
    await expect.poll(() => page.locator(logo).first().textContent()).toBe(brand);
    const box = await page.locator(logo).first().boundingBox();
    expect([logo, (box?.y ?? -1) >= 0, (box?.height ?? 99) <= 64]).toEqual([logo, true, true]);
    expect(await pageWidth(page)).toBe(phone.width);
  }

  // The first administrator sees the conflict before saving.
  await first.getByText(form.conflictTitle).waitFor();
  expect(await name(first).inputValue()).toBe('Mon édition');
  await expectAccessible(first, 'conflict');
  await first.getByRole('button', { name: form.keepMine }).click();
  await first.getByRole('button', save).click();
  await first.getByText(t.company.saved).waitFor();
  await expect.poll(() => html('/legal'), soon).toContain('Mon édition');
  expect(await html('/legal')).toContain('Tallinn');
});

// Before the mail server is set: without one, the link of an invitation is shown.
it('a person is invited by a link that is shown once, opens the account, signs in, and is disabled', async () => {
  const page = await openAdmin(site, settings('team'), { viewport: phone });
  await page.getByText(administrator.email).first().waitFor();
  const { invite } = frame.access;
  await page.getByLabel(new RegExp(`^${invite.name}`)).fill('Max Petit');
  await page.getByLabel(new RegExp(`^${frame.signIn.email}`)).fill('max@agency.example');
  await page.getByRole('button', { name: invite.submit, exact: true }).click();
  const link = (await page.locator('code').textContent()) ?? '';
  await expectAccessible(page, 'a link that is shown once');

  const invited = await openPage(site, link.slice(site.url.length), { viewport: phone });
  const { choose } = frame.password;
  await invited.getByRole('heading', { name: choose.invited.title }).waitFor();
  await expectAccessible(invited, 'the page of an invitation');
  await invited.locator('input[name=password]').fill('a melody for one more');
  await invited.getByRole('button', { name: choose.invited.submit }).click();
  await invited.waitForURL('**/admin/dashboard');
  // Its calls would be refused once the account is disabled.
  await invited.goto('/api/health');

  const credentials = { email: 'max@agency.example', password: 'a melody for one more' };
  const signIn = () => site.post('/api/auth/login', credentials);
  expect((await signIn()).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: fill(t.team.disableOf, { email: 'max@agency.example' }) }).click();
  await page.getByRole('button', { name: t.team.disable, exact: true }).click();
  await page.getByText(fill(t.team.disabledNow, { person: 'Max Petit' })).waitFor();
  expect((await signIn()).status).toBe(401);
});

it('a test message reaches a real mail server, and the team gets a message about a lead', async () => {
  const page = await openAdmin(site, settings('mail'));
  await page.getByLabel(t.mail.fields.host).fill('127.0.0.1');
  await page.getByLabel(t.mail.fields.security).selectOption('none');
  await page.getByLabel(t.mail.fields.port).fill(String(mails.port));
  await page.getByLabel(t.mail.fields.notifyTo).fill('team@agency.example');
  await page.getByRole('button', save).click();
  await page.getByText(t.mail.saved).waitFor();
  await page.getByRole('button', { name: t.mail.test }).click();
  await page.getByText(/Accepté par le serveur/).waitFor();
  expect(mails.received.map(({ to }) => to)).toEqual([['team@agency.example']]);
  await expectAccessible(page, 'mail');
  await site.post('/api/contact/submit', {
    name: 'Nova',
    email: 'nova@music.example',
    message: 'Bonjour',
    platform: 'youtube',
    filledInMs: 5000,
  });
  await expect.poll(() => mails.received.length, { timeout: 5000 }).toBe(2);
  await expect.poll(() => page.getByRole('cell', { name: t.mail.states.sent }).count()).toBe(1);
  // On a phone every message can be read without scrolling sideways.
  await page.setViewportSize(phone);
  const list = page.getByRole('list', { name: t.mail.listTitle });
  await list.getByText(t.mail.states.sent, { exact: true }).waitFor();
  expect(await scrolledSideways(page, 'main .admin-card')).toEqual([]);
  await expectAccessible(page, 'mail on a phone');
});

it('the settings ask before they discard typed values', async () => {
  const page = await openAdmin(site, settings('costs'), { viewport: phone });
  await page.getByLabel(fill(t.costs.min, { type: 'Notoriété', region: 'Asie' }), { exact: true }).fill('1');
  const nav = page.getByRole('navigation', { name: t.tabs.label });
  await nav.getByRole('link', { name: t.tabs.mail }).click();
  const question = page.getByRole('dialog', { name: form.unsaved });
  await question.getByText(frame.common.leave).waitFor();
  await question.getByRole('button', { name: frame.common.leaveCancel }).click();
  await question.waitFor({ state: 'hidden' });
  expect(page.url()).toContain('/settings/costs');
});
