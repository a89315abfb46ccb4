import { afterAll, expect, it } from 'vitest';
import { type Locale, locales } from '../src/domain/locale/locale.ts';
import { CONFIRM_HOURS } from '../src/domain/reminder/reminder.ts';
import { newsletter } from '../src/i18n/dictionaries/newsletter/index.ts';
import { fill } from '../src/i18n/format.ts';
import { newsletterSentence } from '../src/i18n/newsletter/sentences.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../tests/e2e/admin.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { desktop, openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { receiveMails } from '../tests/e2e/mailed.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { booking } from '../tests/test-site.ts';

/** The newsletter, from the ticked box to the mail, the confirmation, the list of the back office and the stop. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const receiver = await receiveMails(site, token);
afterAll(() => receiver.close());

/** Books a call with a ticked box, and returns the path of the link in the mail that follows. */
async function ticked(email: string, locale: Locale, start: string): Promise<string> {
  const body = JSON.stringify({ ...booking, email, locale });
  const booked = await fetch(`${site.url}/api/booking/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(booked.status).toBe(201);
  const found = () => receiver.received.find(({ to }) => to.includes(email));
  await expect.poll(found, { timeout: 10_000 }).toBeTruthy();
  const raw = found()?.raw ?? '';
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return new RegExp(`(?:/[a-z]{2})?${start}/[\\w-]+`).exec(text)?.[0] ?? '';
}

it.each(locales)('in %s, is confirmed and stopped by the keyboard on a phone', async (locale) => {
  const { page: t } = newsletter[locale];
  const path = await ticked(`nova.${locale}@example.com`, locale, '/newsletter/oui');
  const page = await openPage(site, path, { viewport: phone });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t.confirm.title);
  await expectAccessible(page, `the page to confirm in ${locale}`);
  expect(await pageWidth(page)).toBe(phone.width);
  await page.getByRole('button', { name: t.confirm.button }).press('Enter');
  await page.locator('h1:focus', { hasText: t.confirm.doneTitle }).waitFor();
  expect(await page.title()).toContain(t.confirm.doneTitle);
  await page.getByRole('link', { name: t.stopLink }).press('Enter');
  await page.getByRole('heading', { level: 1, name: t.stop.title }).waitFor();
  await expectAccessible(page, `the page to stop in ${locale}`);
  await page.getByRole('button', { name: t.stop.button }).press('Enter');
  await page.locator('h1:focus', { hasText: t.stop.doneTitle }).waitFor();
});

it('is stopped by the one click of a mail program, and lists who confirmed in the back office', async () => {
  const t = adminTexts('fr').requests.newsletter;
  const [kept, gone] = ['kept@example.com', 'gone@example.com'];
  for (const email of [kept, gone]) {
    const path = await ticked(email, 'fr', '/newsletter/oui');
    expect((await fetch(site.url + path, { method: 'POST', body: new URLSearchParams() })).status).toBe(200);
  }
  const stop = await ticked(gone, 'fr', '/newsletter/stop');
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await fetch(site.url + stop, { method: 'POST', headers: foreign, body })).status).toBe(200);
  for (const [viewport, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    const page = await openAdmin(site, '/dashboard/requests/newsletter', { viewport, colorScheme, token });
    await page.getByText(kept).waitFor();
    expect(await page.getByText(gone).count()).toBe(0);
    await page.getByText(fill(t.about, { hours: CONFIRM_HOURS })).waitFor();
    await page
      .getByText(newsletterSentence({ form: 'booking', textVersion: 1 }, 'fr'))
      .first()
      .waitFor();
    expect(await pageWidth(page)).toBe(viewport.width);
    await expectAccessible(page, colorScheme);
  }
  const page = await openAdmin(site, '/dashboard/requests/newsletter', { viewport: desktop, token });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.export }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^lettre-d-information-.*\.csv$/);
});
