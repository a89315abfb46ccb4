import { afterAll, expect, it } from 'vitest';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';
import { reminderPage } from '../../src/i18n/dictionaries/reminder-page/index.ts';
import { reminderPushes } from '../../src/i18n/dictionaries/reminder-pushes/index.ts';
import { landingTexts } from '../../src/i18n/landing/landing-texts.ts';
import { closedLinkTexts } from '../../src/i18n/messages/closed-link-texts.ts';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { lostInForcedColours } from '../../tests/e2e/forced-colours.ts';
import { http } from '../../tests/e2e/http.ts';
import { receiveMails } from '../../tests/e2e/mailed.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { landingView, states } from '../../tests/landing/landing-views.ts';

/** A fan's reminder, from the landing page to the mail, the confirmation and the stop. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const receiver = await receiveMails(site, token);
afterAll(() => receiver.close());
const [width, height] = [390, 844];
const viewport = { width, height };

const call = apiCaller(site, token);

const DAY_MS = 86_400_000;

/** Publishes an album of the next weeks in four languages, and returns its path. */
async function album(title: string): Promise<string> {
  const { shared, texts } = landingView('album-release', states['before']?.('album-release'));
  const { id } = await call('POST', '/landing-pages', { title, template: 'album-release' });
  const written = Object.fromEntries(locales.map((locale) => [locale, { ...texts, title }]));
  const releaseAt = Date.now() + 20 * DAY_MS;
  const content = { schema: 1, shared: { ...shared, picture: null, releaseAt }, texts: written };
  const { version } = await call('PUT', `/landing-pages/${id}`, { version: 1, content });
  const { url } = await call('POST', `/landing-pages/${id}/publish`, { version, locales });
  return new URL(url).pathname;
}

/** Waits for the mail to an address, and returns the path of its link. */
async function linkTo(address: string, start: string): Promise<string> {
  const found = () => receiver.received.find(({ to }) => to.includes(address));
  await expect.poll(found, { timeout: 10_000 }).toBeTruthy();
  const raw = found()?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  return new RegExp(`(?:/[a-z]{2})?${start}/[\\w-]+`).exec(raw)?.[0] ?? '';
}

it.each(locales)(
  'in %s, is asked for, confirmed and stopped by the keyboard on a phone',
  async (locale: Locale) => {
    const path = localizePath(locale, await album(`Marées ${locale}`));
    const words = landingTexts[locale].reminder;
    const t = reminderPage[locale];
    const address = `fan.${locale}@fans.example`;
    const page = await openPage(site, path, { viewport });
    await page.getByLabel(words.platform).selectOption('spotify');
    await page.getByLabel(words.email).focus();
    await page.keyboard.type(address);
    await expectAccessible(page, `the form in ${locale}`);
    expect(await pageWidth(page)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Enter');
    const answer = page.locator('.remind[role=status]');
    await answer.waitFor();
    expect(await answer.innerText()).toContain(address);
    await expect.poll(() => answer.evaluate((section) => section === document.activeElement)).toBe(true);
    await expectAccessible(page, `the answer in ${locale}`);
    await page.getByRole('button', { name: words.change }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#remind-email:focus').waitFor();
    expect(await page.getByLabel(words.platform).inputValue()).toBe('spotify');

    await page.goto(site.url + (await linkTo(address, '/rappel/oui')));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t.confirm.title);
    await expectAccessible(page, `the page to confirm in ${locale}`);
    expect(await lostInForcedColours(page)).toEqual([]);
    expect(await pageWidth(page)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: t.confirm.button }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus', { hasText: t.confirm.doneTitle }).waitFor();

    await page.getByRole('link', { name: t.stopLink }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t.stop.button }).focus();
    await expectAccessible(page, `the page to stop in ${locale}`);
    await page.keyboard.press('Enter');
    await page.locator('h1:focus', { hasText: t.stop.doneTitle }).waitFor();
    expect(await page.title()).toContain(t.stop.doneTitle);
    const again = await http(site, new URL(page.url()).pathname);
    expect([again.status, again.body]).toEqual([
      404,
      expect.stringContaining(closedLinkTexts[locale].mail.text),
    ]);
  },
);

it.each(locales)(
  'in %s, is asked for by notification, and stopped, by the keyboard',
  async (locale: Locale) => {
    const path = localizePath(locale, await album(`Push ${locale}`));
    const t = reminderPushes[locale];
    const page = await openPage(site, path, {
      viewport,
      before: async (opened) => {
        await opened.context().grantPermissions(['notifications']);
        // The push service of this Chromium cannot be reached.
        await opened.addInitScript(() => {
          const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
          const made = { toJSON: () => ({ endpoint: `https://fcm.googleapis.com/${Math.random()}`, keys }) };
          PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
        });
      },
    });
    // Only the script shows this choice. Before, the arrow key would reach the calendar, whose file is no page.
    await page.locator('[name=how][value=push]').waitFor();
    await page.locator('[name=how][value=mail]').focus();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, `the notification in ${locale}`);
    await page.locator('.remind-send').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t.noted.title }).waitFor();
    const answer = page.locator('.remind[role=status]');
    await expect.poll(() => answer.evaluate((section) => section === document.activeElement)).toBe(true);
    await expectAccessible(page, `the answer of the notification in ${locale}`);
    expect(await pageWidth(page)).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: t.noted.stop }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(reminderPage[locale].stopPush.text).waitFor();
    await page.getByRole('button', { name: reminderPage[locale].stop.button }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(reminderPage[locale].stopPush.done).waitFor();
  },
);

it('says how to allow notifications when the browser blocks them, and keeps the form by mail', async () => {
  const page = await openPage(site, await album('Refus'), {
    viewport,
    before: (opened) =>
      opened.addInitScript(() => {
        Notification.requestPermission = async () => 'denied';
      }),
  });
  await page.locator('[name=how][value=push]').check();
  await page.locator('.remind-send').click();
  await page.getByText(reminderPushes.fr.refused.undo).waitFor();
  await expectAccessible(page, 'the refusal');
  await page.getByLabel(landingTexts.fr.reminder.email).fill('alors@fans.example');
  await page.keyboard.press('Enter');
  await page.locator('.remind[role=status]').waitFor();
});

it.each([
  ['the reminder alone', 'alone'],
  ['the news of the artist too', 'both'],
] as const)(
  'a ticked box of the artist’s list is confirmed by the button that names %s',
  async (_, button) => {
    const title = `Liste ${button}`;
    const address = `${button}@fans.example`;
    const page = await openPage(site, await album(title), { javaScriptEnabled: false, viewport });
    await page.getByLabel(landingTexts.fr.reminder.email).fill(address);
    await page.locator('[name=artistList]').check();
    await page.locator('.remind [type=submit]').click();
    const confirm = await openPage(site, await linkTo(address, '/rappel/oui'), { viewport });
    await expectAccessible(confirm, 'the page with two buttons');
    expect(await pageWidth(confirm)).toBeLessThanOrEqual(width);
    await confirm.getByRole('button', { name: reminderPage.fr.confirmList[button] }).focus();
    await confirm.keyboard.press('Enter');
    await confirm.locator('h1:focus', { hasText: reminderPage.fr.confirm.doneTitle }).waitFor();
    const { items } = await call('GET', '/landing-pages');
    const { id } = items.find((one: { title: string }) => one.title === title);
    const { artistList } = await call('GET', `/landing-pages/${id}/reminders`);
    expect(artistList.waiting).toBe(button === 'both' ? 1 : 0);
  },
);

it('works without script, and opens the calendar file', async () => {
  const path = await album('Sans script');
  const page = await openPage(site, path, { javaScriptEnabled: false, viewport });
  await page.getByLabel(landingTexts.fr.reminder.email).fill('sans@fans.example');
  await page.locator('.remind [type=submit]').click();
  await page.locator('.remind[role=status]').waitFor();
  expect(await linkTo('sans@fans.example', '/rappel/oui')).toMatch(/^\/rappel\/oui\//);
  const body = new URLSearchParams({ reminder: '1', how: 'calendar' });
  const file = await fetch(site.url + path, { method: 'POST', body });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
});
