import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import type { AdminTexts } from '../../src/admin/texts.ts';
import { type Locale, localizePath } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, administrator, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { openPage } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { type Sound, soundness } from '../../tests/e2e/soundness.ts';
import { longLocales } from '../../tests/e2e/texts.ts';

/**
 * The sections that work on records, with the dialogs, drawers and questions that open over them, and the screens before a session,
 * light and dark, on a phone and a desktop. `admin-languages` has reviews, integrations and settings;
 * `admin-own-site` has content, pictures and the list before going live.
 */

// Without a blog, a synchronisation stores the sample articles.
const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on', BLOG_URL: '' });
const token = await tokenOf(site);
/** A second session, which the account page can end. */
await tokenOf(site);
await site.post('/api/wordpress/sync', {}, { authorization: `Bearer ${token}` });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').last();
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
/** Closes the dialog on top, and waits until it is removed from the page. */
async function closeDialog(page: Page): Promise<void> {
  const open = await page.getByRole('dialog').count();
  await page.keyboard.press('Escape');
  await page.waitForFunction((before) => document.querySelectorAll('[role=dialog]').length < before, open);
}
/** Opens an entry of a menu. */
async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function walkDashboard(page: Page, { dashboard: t, shell, welcome }: AdminTexts, sound: Sound) {
  await page.getByRole('heading', { name: welcome.title }).waitFor();
  await sound('the dashboard with the first steps');
  await page.locator('.period label').filter({ hasText: t.own.segment }).click();
  await page.getByLabel(t.own.from, { exact: true }).waitFor();
  await sound('the dashboard with own dates');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: shell.search }).fill('a');
  await sound('the palette');
}

async function walkLeads(page: Page, { leads: t, common }: AdminTexts, sound: Sound): Promise<void> {
  const first = page.locator('a.leads-link').first();
  await first.waitFor();
  await page.locator('[aria-controls=lead-filters]').click();
  await sound('the leads with all filters');
  await button(page, t.work.add.title).click();
  await inDialog(page, t.work.add.save).click();
  await dialog(page).locator('[aria-invalid=true]').first().waitFor();
  await sound('a lead by hand with errors');
  await closeDialog(page);
  await choose(page, t.work.views.label, t.work.views.saveThis);
  await dialog(page).getByLabel(t.work.views.name).waitFor();
  await sound('the saved views');
  await closeDialog(page);
  await choose(page, t.tools.title, t.tools.export);
  await dialog(page)
    .getByLabel(new RegExp(`^${t.person.email}`))
    .waitFor();
  await sound('the export of a person');
  await closeDialog(page);
  await choose(page, t.tools.title, t.tools.erase);
  await dialog(page)
    .getByLabel(new RegExp(`^${t.person.email}`))
    .fill('a@music.example');
  await dialog(page)
    .getByLabel(new RegExp(`^${t.person.again}`))
    .fill('b@music.example');
  await sound('the erasure of a person');
  await closeDialog(page);

  for (const tick of [0, 1]) await page.locator('.leads-tick input').nth(tick).check();
  const bar = page.getByRole('region', { name: t.work.bulk.label });
  await sound('several leads');
  await bar.getByLabel(t.work.status.choose).selectOption('lost');
  await dialog(page).getByLabel(t.work.lost.reason).waitFor();
  await sound('the reason of several lost leads');
  await closeDialog(page);
  await button(page, t.work.bulk.clear).click();

  await first.click();
  await dialog(page).getByLabel(t.note.label).fill('Rappeler jeudi.');
  await sound('a lead');
  await dialog(page).getByLabel(t.columns.status, { exact: true }).selectOption('won');
  await dialog(page).getByLabel(t.work.won.value).fill('x');
  await inDialog(page, t.work.won.save.one).click();
  await page.getByText(t.work.won.wrong).waitFor();
  await sound('a wrong amount of a won lead');
  await inDialog(page, common.cancel).click();
  await page.getByText(t.work.won.wrong).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByText(common.leave).waitFor();
  await sound('the question about what is not saved');
}

async function walkCampaigns(page: Page, { campaigns: t, common }: AdminTexts, sound: Sound) {
  const names = page.locator('a.campaigns-name');
  await names.first().waitFor();
  await sound('the campaigns');
  await page.getByRole('link', { name: t.create }).first().click();
  await inDialog(page, t.form.create).click();
  await dialog(page).locator('[aria-invalid=true]').first().waitFor();
  await sound('a new campaign with errors');
  await inDialog(page, common.close).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await names.first().click();
  await inDialog(page, t.report.create).click();
  await inDialog(page, t.report.revoke).click();
  await dialog(page).getByText(t.report.revokeAsk).waitFor();
  await sound('a campaign with its secret link');
  await page.locator('.admin-question').getByRole('button', { name: common.cancel }).click();
  await inDialog(page, t.delete.action).click();
  await inDialog(page, t.delete.confirm).waitFor();
  await sound('the question before a campaign is deleted');
}

async function walkLandingPages(page: Page, { landing: t, common }: AdminTexts, sound: Sound) {
  const first = page.locator(`a[href*="/landing-pages/"]:not([href$="/new"])`).first();
  await first.waitFor();
  await sound('the landing pages');
  const id = /landing-pages\/([^/?]+)/.exec((await first.getAttribute('href')) ?? '')?.[1];
  const root = page.url().replace(/\?.*/, '');
  await page.goto(`${root}/new`);
  await button(page, t.wizard.next).waitFor();
  await sound('the templates');
  for (const step of [2, 3, 4]) {
    await page.goto(`${root}/${id}?step=${step}`);
    await page.locator('.landing-step[aria-current=step]').waitFor();
    await sound(`step ${step}`);
  }
  await button(page, t.wizard.versions).click();
  await dialog(page).getByText(t.versions.title).waitFor();
  await sound('the versions of a landing page');
  await closeDialog(page);
  await page.goto(`${root}/${id}/figures`);
  await button(page, t.figuresLink.title).click();
  await inDialog(page, t.figuresLink.create).click();
  await inDialog(page, t.figuresLink.revoke).click();
  await dialog(page).getByText(t.figuresLink.revokeAsk).waitFor();
  await sound('the secret link to figures');
  await inDialog(page, common.cancel).click();
  await closeDialog(page);
  await sound('the figures');
}

async function walkRadar(page: Page, { radar: t }: AdminTexts, sound: Sound): Promise<void> {
  await page.locator('.radar-cell').first().click();
  await page.locator('.radar-releases li').first().waitFor();
  const { switch: toggle, names, confirm } = t.sources;
  await page
    .getByRole('switch', { name: toggle.replace('{source}', names.musicbrainz_tags) })
    .click({ force: true });
  await page.getByText(confirm).waitFor();
  await sound('the radar with a question');
}

async function walkArticles(page: Page, { wordpressSync: t }: AdminTexts, sound: Sound): Promise<void> {
  const preview = page.getByText(t.posts.preview, { exact: true }).first();
  await preview.waitFor();
  await sound('the articles');
  await preview.click();
  await dialog(page).getByRole('article').waitFor();
  await sound('an article');
}

async function walkContent(page: Page, { content: t, media }: AdminTexts, sound: Sound): Promise<void> {
  await button(page, t.versions.action).click();
  await dialog(page).getByText(t.versions.none).waitFor();
  await sound('the versions of a text');
  await closeDialog(page);
  await button(page, t.items.testimonials.add).click();
  await button(page, media.picker.choose).first().click();
  await dialog(page).getByRole('button').nth(2).waitFor();
  await sound('the choice of a picture');
}

async function walkAccount(
  page: Page,
  { access, account, secondFactor, settings }: AdminTexts,
  sound: Sound,
) {
  await button(page, access.sessions.endOthers).click();
  await page.getByText(access.sessions.askOthers).waitFor();
  await button(page, account.signOutEverywhere).click();
  await button(page, secondFactor.begin).click();
  await button(page, secondFactor.next).waitFor();
  await sound('the questions of an account');
  await page.goto(page.url().replace(/\/settings.*/, '/settings/costs'));
  await button(page, fill(settings.costs.showOf, { version: 1 })).click();
  await dialog(page).getByRole('table').first().waitFor();
  await sound('a version of the costs');
}

async function walkSignIn(page: Page, { password, signIn }: AdminTexts, sound: Sound, locale: Locale) {
  await page.getByLabel(signIn.email).fill(administrator.email);
  await page.locator('input[name=password]').fill('wrong');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'second_factor_required', message: '…' } }),
  );
  await sound('the sign-in');
  await button(page, signIn.submit).click();
  await page.locator('input[name=code]').waitFor();
  await sound('the code of the second factor');
  await page.goto(localizePath(locale, '/admin/password'));
  await page.getByRole('heading', { name: password.ask.title }).waitFor();
  await sound('the question for a link');
  await page.goto(localizePath(locale, '/admin/password#never-made'));
  await page.getByText(password.choose.ended).waitFor();
  await sound('a link that has ended');
}

async function walkEndedSession(page: Page, { session: t, shell }: AdminTexts, sound: Sound): Promise<void> {
  await page.getByText(shell.unknownText).waitFor();
  await sound('an unknown section');
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'unauthorized', message: '…' } }),
  );
  await page.getByRole('link', { name: shell.toHome.dashboard }).click();
  await page.getByRole('dialog', { name: t.again.title }).waitFor();
  await sound('an ended session');
}

describe.each(longLocales)('the back office in %s', (locale) => {
  it.each([
    ['dashboard', '', walkDashboard],
    ['leads', '/leads', walkLeads],
    ['campaigns', '/campaigns', walkCampaigns],
    ['landing pages', '/landing-pages', walkLandingPages],
    ['radar', '/radar', walkRadar],
    ['articles', '/wordpress-sync', walkArticles],
    ['testimonials', '/content/testimonials', walkContent],
    ['account', '/settings', walkAccount],
  ] as const)(
    'is accessible and fits the window in every dialog of the %s',
    { timeout: 120_000 },
    async (_, path, walk) => {
      const expected = path === '/leads' || path === '/campaigns' ? [/console error: .*422/] : [];
      const page = await openAdmin(site, `/dashboard${path}`, { locale, token, expected });
      await walk(page, adminTexts(locale), soundness(page, locale));
    },
  );

  it('is accessible and fits the window before a session and after it', { timeout: 120_000 }, async () => {
    const texts = adminTexts(locale);
    const page = await openPage(site, localizePath(locale, '/admin'), {
      expected: [/console error: .*401/, /console error: .*404/],
    });
    await walkSignIn(page, texts, soundness(page, locale), locale);
    const inside = await openAdmin(site, '/dashboard/nowhere', {
      locale,
      token,
      expected: [/console error: .*401/],
    });
    await walkEndedSession(inside, texts, soundness(inside, locale));
  });
});
