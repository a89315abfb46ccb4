import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { localizePath } from '../src/domain/locale/locale.ts';
import { adminEnv, administrator, adminTexts } from '../tests/e2e/admin.ts';
import { openPage, type VisitOptions } from '../tests/e2e/browser.ts';
import { AFTER_BANNER_MS, consentOn, nothing, record, whoRefused } from '../tests/e2e/consent.ts';
import { contactFormOn, expectDelivered, message, SUCCESS } from '../tests/e2e/contact-form.ts';
import { firefoxPath, workerFirefox } from '../tests/e2e/firefox.ts';
import { sayNotRun } from '../tests/e2e/not-run.ts';
import { campaign, simulatorOn } from '../tests/e2e/simulator.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { textsOf } from '../tests/e2e/texts.ts';

/** The main flows in an unmodified release of Firefox, if one is installed. */

const site = await siteOfFile(adminEnv);
if (!firefoxPath)
  sayNotRun('the principal flows in Firefox', 'there is no firefox-esr or firefox, and no FIREFOX_PATH');

describe.runIf(firefoxPath)('in Firefox', () => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await workerFirefox();
    return () => browser?.close();
  });
  const open = (path: string, options: VisitOptions = {}) =>
    openPage(site, path, { before: whoRefused, ...options, ...(browser && { browser }) });

  it('the home page is in the language of the browser, and in another one once it is chosen', async () => {
    const page = await open('/', { locale: 'pt-BR' });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pt');
    expect(new URL(page.url()).pathname).toBe('/pt');
    expect(await page.locator('h1').innerText()).not.toBe('');
    await page.goto(`${site.url}/en`);
    await page
      .getByRole('link', { name: textsOf('en').home.hero.contact })
      .first()
      .waitFor();
  });

  it('the banner stores a refusal, and is not shown again', async () => {
    const page = await open('/', { before: async () => undefined });
    const consent = consentOn(page);
    await consent.banner.waitFor({ timeout: AFTER_BANNER_MS + 10_000 });
    await consent.answer('refuse').click();
    await consent.banner.waitFor({ state: 'detached' });
    expect(await consent.stored()).toMatchObject({ analytics: false, marketing: false });
    await page.reload();
    expect(await consent.stored()).toEqual({ ...record(nothing), timestamp: expect.any(String) });
  });

  it.each(['fr', 'es'] as const)(
    'the simulator in %s reads the budget as people type it, to the result',
    async (locale) => {
      const page = await open(localizePath(locale, '/'));
      const simulator = simulatorOn(page, locale);
      const { dialog, t, messages } = simulator;
      const answers = campaign({ budget: 1500 });
      await simulator.open();
      await simulator.choosePlatform(answers);
      await simulator.chooseType(answers);
      await simulator.at('budget');
      await simulator.budget.fill('mil');
      await simulator.next();
      await expect
        .poll(() => dialog.locator('#simulator-budget-error').textContent())
        .toBe(messages.budget_number_error);
      const views: string[] = [];
      for (const typed of [
        '1500',
        '1 500',
        '1\u202f500 €',
        '1500€',
        '1.500',
        '1,500',
        '1’500',
        '1 500 euros',
      ]) {
        await simulator.budget.fill('');
        await simulator.budget.pressSequentially(typed);
        expect(await simulator.budget.inputValue()).toBe(typed);
        views.push((await dialog.locator('#simulator-budget-preview').textContent()) ?? '');
      }
      expect(views[0]).toMatch(/\d/);
      expect(new Set(views).size).toBe(1);
      await simulator.next();
      await simulator.chooseRegion(answers);
      await simulator.typeContact(answers);
      await simulator.hurryLikeAPerson();
      await simulator.button(t.compute).click();
      await simulator.shows(answers);
      expect((await site.lead(answers.email, 'delivered')).lead.fields).toMatchObject({ budget: 1500 });
    },
  );

  it('a message is delivered, and an administrator who signs in finds it in the list of leads', async () => {
    const page = await open('/');
    const form = contactFormOn(page);
    const sent = message();
    await form.fill(sent);
    await form.button.click();
    await form.says(SUCCESS);
    await expectDelivered(site, sent, { page: '/', locale: 'fr' });

    const words = adminTexts('fr').signIn;
    await page.goto(`${site.url}/admin`);
    await page.getByLabel(words.email).fill(administrator.email);
    await page.locator('input[name=password]').fill(administrator.password);
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL('**/dashboard');
    // Firefox reports an error for an import that the navigation aborts.
    await page.locator('main h1').waitFor();
    await page.goto(`${site.url}/admin/dashboard/leads`);
    await page.getByText(sent.email).first().waitFor();
    // The session is in a cookie that no script reads.
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ httpOnly }) => httpOnly)).not.toEqual([]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  });
});
