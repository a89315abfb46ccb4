import { expect, it } from 'vitest';
import { adminEnv, adminTexts, openAdmin } from '../tests/journeys/admin.ts';
import { expectAccessible } from '../tests/journeys/axe.ts';
import { phone } from '../tests/journeys/browser.ts';
import { siteOfFile } from '../tests/journeys/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
type Page = Awaited<ReturnType<typeof openAdmin>>;

/** The words of the element with the focus; empty: the focus is lost to the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? '' : (activeElement?.textContent ?? '');
  });

it('a button that disables itself, one that leaves, and a link to another screen hand the focus on', async () => {
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

it('on a phone, the chosen one of the tabs that scroll is in view', async () => {
  const page = await openAdmin(site, '/dashboard/reviews?status=rejected', { viewport: phone });
  const tab = page.locator('.review-tabs [aria-current]');
  await tab.waitFor();
  const end = () => tab.evaluate((element) => element.getBoundingClientRect().right);
  await expect.poll(end).toBeLessThanOrEqual(phone.width);
});
