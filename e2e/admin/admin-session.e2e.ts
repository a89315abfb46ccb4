import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { adminEnv, administrator, adminTexts, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
const words = t.session.again;

async function sendLead(artistName: string): Promise<void> {
  const body = { locale: 'fr', page: '/', filledInMs: 5000, form_ref: '', email: 'artist@music.example' };
  const lead = {
    platform: 'youtube',
    campaignType: 'awareness',
    budget: 1500,
    country: 'europe',
    artistName,
  };
  expect((await site.post('/api/simulator/submit', { ...body, ...lead })).status).toBe(201);
}
/** Opens a section as a user who signs in with the form: the browser then keeps its token after a reload. */
async function signIn(
  path: string,
  viewport: typeof desktop = desktop,
  expected = [/console error: .*401/],
): Promise<Page> {
  const page = await openPage(site, `/admin${path}`, { viewport, expected });
  await page.getByLabel(t.signIn.email).fill(administrator.email);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin${path}`);
  return page;
}
async function openLead(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await page.getByLabel(t.leads.note.label).waitFor();
}
const endAllSessions = async () =>
  site.post('/api/auth/logout-everywhere', {}, { authorization: `Bearer ${await tokenOf(site)}` });
/** Expires all sessions, as eight hours without use do. */
async function expireAllSessions(): Promise<void> {
  const database = await openDatabase({ dataDir: site.dataDir });
  await database.db.updateTable('sessions').set({ expires_at: Date.now() }).execute();
  await database.close();
}
const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
async function typePassword(page: Page): Promise<void> {
  await dialog(page).locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
}

it.each([
  ['is ended elsewhere', 'a desktop', desktop, 'light', endAllSessions],
  ['is ended elsewhere', 'a phone', phone, 'dark', endAllSessions],
  ['expires', 'a large desktop', { width: 1920, height: 1080 }, 'dark', expireAllSessions],
  ['expires', 'a small phone', { width: 320, height: 640 }, 'light', expireAllSessions],
] as const)(
  'a session that %s while a note is typed asks for the password in place, on %s',
  async (_, name, viewport, colorScheme, end) => {
    await sendLead(`Nova on ${name}`);
    const page = await signIn('/dashboard/leads', viewport);
    await page.emulateMedia({ colorScheme });
    await openLead(page, `Nova on ${name}`);
    await page.getByLabel(t.leads.note.label).fill('Rappeler jeudi.');
    await end();
    await page.getByRole('button', { name: t.leads.note.submit, exact: true }).click();
    await dialog(page).waitFor();
    await expectAccessible(page, `ended on ${name}`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    // Escape must not close the drawer below, in which text may be typed.
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(1);
    await typePassword(page);
    await page.getByText('Rappeler jeudi.').waitFor();
    await expect.poll(() => page.getByText('Rappeler jeudi.').count()).toBe(1);
    expect(page.url()).toContain('/admin/dashboard/leads');
  },
);

it('a typed note survives a reload of the tab, and its local copy is deleted once it is stored', async () => {
  await sendLead('Zoé of the reload');
  const page = await signIn('/dashboard/leads', desktop, []);
  page.on('dialog', (question) => void question.accept());
  await openLead(page, 'Zoé of the reload');
  const note = page.getByLabel(t.leads.note.label);
  await note.fill('À demi écrite');
  await page.reload();
  await note.waitFor();
  expect(await note.inputValue()).toBe('À demi écrite');
  const stored = page.waitForResponse((response) => response.url().endsWith('/notes'));
  await page.getByRole('button', { name: t.leads.note.submit, exact: true }).click();
  await (await stored).finished();
  await page.getByText('À demi écrite').waitFor();
  await expect.poll(() => note.inputValue()).toBe('');
  const kept = () =>
    page.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes('écrite')));
  await expect.poll(kept).toEqual([]);
  await page.reload();
  await note.waitFor();
  expect(await note.inputValue()).toBe('');
});

it('a tab recovers when the account signs in again in another tab', async () => {
  await sendLead('Kim of the tabs');
  const page = await signIn('/dashboard/leads');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await openLead(other, 'Kim of the tabs');
  await other.getByLabel(t.leads.note.label).fill('Dans le second onglet');
  await endAllSessions();
  await other.getByRole('button', { name: t.leads.note.submit, exact: true }).click();
  await dialog(other).waitFor();
  await dialog(page).waitFor();
  await typePassword(page);
  await dialog(other).waitFor({ state: 'detached' });
  await other.getByText('Dans le second onglet').waitFor();
});
