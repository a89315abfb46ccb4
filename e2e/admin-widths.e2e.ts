import { expect, it } from 'vitest';
import { fill } from '../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from './admin.ts';
import { expectAccessible } from './axe.ts';
import { hasFocus, pageWidth, phone, scrolledSideways } from './browser.ts';
import { siteOfFile } from './site.ts';

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const t = adminTexts('fr');
const tablet = { width: 768, height: 1024 };
const tabs = '.admin-tabs';
const lists = ['leads', 'campaigns', 'reviews'].map((name) => `/admin/dashboard/${name}`);

it.each([
  ['a phone', phone],
  ['a tablet', tablet],
])(
  'every list and every page of the settings stays inside the window of %s',
  { timeout: 120_000 },
  async (_, viewport) => {
    const page = await openAdmin(site, '/dashboard/settings', { viewport });
    const links = page.locator(`${tabs} a`);
    await links.first().waitFor();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of [...addresses, ...lists]) {
      await page.goto(address);
      await page.locator('main :is(.admin-card, .admin-scroll, li)').first().waitFor();
      await expect.poll(() => page.getByRole('status', { name: t.common.loading }).count()).toBe(0);
      expect([address, await pageWidth(page)]).toEqual([address, viewport.width]);
    }
  },
);

it.each(['settings/webhooks', 'marketing-integrations'])(
  'the tabs of %s are all in sight on a tablet, and on a phone say on which side there are more',
  async (path) => {
    const page = await openAdmin(site, `/dashboard/${path}`, { viewport: tablet });
    const row = page.locator(tabs);
    const more = () => row.getAttribute('data-more');
    await expect.poll(more).toBe('');
    expect(await scrolledSideways(page, tabs)).toEqual([]);
    await expectAccessible(page, 'tablet');

    await page.setViewportSize(phone);
    await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await expect.poll(more).toBe('end');
    await row.evaluate((element) => element.scrollTo({ left: 100, behavior: 'instant' }));
    await expect.poll(more).toBe('start end');
    await expectAccessible(page, 'phone');
    await row.evaluate((element) => element.scrollTo({ left: 5000, behavior: 'instant' }));
    await expect.poll(more).toBe('start');
  },
);

it('the filters of the leads are folded on a phone, by keyboard too, and counted', async () => {
  const page = await openAdmin(site, '/dashboard/leads?kind=simulation&status=new', { viewport: phone });
  const filters = page.getByRole('button', { name: t.leads.list.filters.one });
  await filters.waitFor();
  await page.getByRole('button', { name: `${t.leads.columns.status} ${t.leads.list.chosen} 1` }).waitFor();
  const source = page.getByLabel(t.leads.columns.source);
  await expect.poll(() => source.isVisible()).toBe(false);
  await filters.focus();
  await page.keyboard.press('Enter');
  await source.waitFor();
  await expectAccessible(page, 'unfolded');
  await source.fill('youtube');
  await page
    .getByRole('button', { name: fill(t.leads.list.filters.many, { count: 2 }), expanded: true })
    .waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(page, '#lead-filters *')).toBe(true);
  await page.getByRole('button', { name: t.leads.list.clear }).first().click();
  await page.getByRole('button', { name: t.leads.list.filters.none, exact: true }).waitFor();
  await page.waitForURL('**/dashboard/leads');
});
