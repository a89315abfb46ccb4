import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeOf, wrongCode } from '../../tests/accounts/second-factor.ts';
import { adminEnv, administrator, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
const words = t.secondFactor;

/** Signs in with the password on the sign-in page. */
async function typePassword(page: Page): Promise<void> {
  await page.getByLabel(t.signIn.email).fill(administrator.email);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
}
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.shell.open }).click();
  await page.getByRole('button', { name: t.shell.logout }).click();
  await page.waitForURL('**/admin');
}
async function expectSound(page: Page, state: string): Promise<void> {
  // At the top the header covers no part of a control, which axe would measure as a small one.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, state);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([state, over]).toEqual([state, 0]);
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('a second factor is set up, used, replaced by a recovery code, given new codes, and switched off on a phone', {
  timeout: 120_000,
}, async () => {
  const page = await openPage(site, '/admin/dashboard/settings', {
    viewport: phone,
    expected: [/console error: .*401/],
  });
  await typePassword(page);
  await page.waitForURL('**/admin/dashboard/settings');

  const card = page.getByRole('region', { name: words.title });
  await button(page, words.begin).click();
  await card.locator('input[name=password]').fill(administrator.password);
  await button(page, words.next).click();
  await page.getByRole('img', { name: words.qr }).waitFor();
  await expectSound(page, 'the QR code');
  const secret = (await card.locator('code').innerText()).replaceAll(/\s/g, '');
  await card.locator('input[name=code]').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.codes.title }).waitFor();
  await expectSound(page, 'the recovery codes');
  const [first = '', second = ''] = await page.locator('.recovery-codes code').allInnerTexts();
  await button(page, words.codes.done).click();
  await button(page, words.off.action).waitFor();
  await expectSound(page, 'on');

  await signOut(page);
  await typePassword(page);
  const code = page.getByLabel(t.signIn.code.label);
  await code.waitFor();
  await expectSound(page, 'the question for the code');
  await code.fill(wrongCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Code incorrect ou déjà utilisé. Attendez le suivant.').waitFor();
  await expectSound(page, 'a wrong code');
  // The code of the current period has been used to confirm the set-up.
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');

  await signOut(page);
  await typePassword(page);
  await button(page, t.signIn.code.useRecovery).click();
  await page.getByLabel(t.signIn.code.recovery).fill(first);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');

  await page.goto('/admin/dashboard/settings');
  await page.getByText(words.left.replace('{count}', '9')).waitFor();
  await expectSound(page, 'on, with nine codes');
  await button(page, words.codes.renew).click();
  await card.locator('input[name=password]').fill(administrator.password);
  await card.locator('input[name=code]').fill(second);
  await expectSound(page, 'before the codes are replaced');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.codes.title }).waitFor();
  const [renewed = ''] = await page.locator('.recovery-codes code').allInnerTexts();
  await button(page, words.codes.done).click();
  await page.getByText(words.left.replace('{count}', '10')).waitFor();
  await button(page, words.off.action).click();
  await card.locator('input[name=password]').fill(administrator.password);
  await card.locator('input[name=code]').fill(renewed);
  await expectSound(page, 'before it is switched off');
  await page.keyboard.press('Enter');
  await button(page, words.begin).waitFor();
  await signOut(page);
  await typePassword(page);
  await page.waitForURL('**/admin/dashboard');
});

it.each(['light', 'dark'] as const)(
  'the audit log has the entries of the second factor, and filters them, in a %s window',
  async (colorScheme) => {
    const page = await openAdmin(site, '/dashboard/settings', { colorScheme });
    await page.getByRole('link', { name: t.audit.title, exact: true }).click();
    const log = page.getByRole('list', { name: t.audit.title });
    for (const action of ['second_factor_on', 'recovery_code_used', 'second_factor_off'] as const) {
      await log.getByText(t.audit.actions[action]).first().waitFor();
    }
    await page.getByLabel(t.audit.filter.action).selectOption('second_factor_on');
    // Not an exact count: the test before this one may have run several times.
    await expect.poll(() => log.getByText(t.audit.actions.second_factor_off).count()).toBe(0);
    await log.getByText(t.audit.details).first().click();
    await log.getByRole('cell', { name: t.audit.yes, exact: true }).first().waitFor();
    for (const viewport of [page.viewportSize(), phone]) {
      if (viewport) await page.setViewportSize(viewport);
      await expectSound(page, `audit log ${viewport?.width}`);
    }
    await page.getByLabel(t.audit.filter.day, { exact: true }).fill('2020-01-01');
    await page.getByText(t.audit.none.title).waitFor();
    await button(page, t.audit.filter.clear).last().click();
    await log.waitFor();
  },
);
