import { expect, it } from 'vitest';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
type Page = Awaited<ReturnType<typeof openAdmin>>;

/** The text of the focused element; empty if the body has the focus, which means that it was lost. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? '' : (activeElement?.textContent ?? '');
  });

it('the focus is not lost when its button is disabled or removed, or when a link opens another screen', async () => {
  const page = await openAdmin(site, '/dashboard/settings/company');
  await page.getByRole('textbox', { name: t.settings.company.fields.brand }).fill('Onde Claire');
  await page.getByRole('button', { name: t.common.save }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(t.settings.company.saved).waitFor();
  await expect.poll(() => focused(page)).toContain(t.common.save);

  await page.goto('/admin/dashboard/leads?q=nowhere');
  await page.getByRole('button', { name: t.leads.list.clear }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toContain('nowhere');
  await expect.poll(() => focused(page)).toBe(t.leads.title);

  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: new RegExp(t.welcome.steps.company.title) }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(t.sections.settings);
  await expectAccessible(page, 'a title with the focus');
});

it('on a phone, the current tab of a row of tabs that scrolls is in view', async () => {
  const page = await openAdmin(site, '/dashboard/reviews?status=rejected', { viewport: phone });
  const tab = page.locator('.review-tabs [aria-current]');
  await tab.waitFor();
  const end = () => tab.evaluate((element) => element.getBoundingClientRect().right);
  await expect.poll(end).toBeLessThanOrEqual(phone.width);
});
