import { describe, expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const t = adminTexts('fr');
const words = t.dashboard;

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the dashboard on %s', (_where, viewport) => {
  it('shows the latest activities at 14:32, 11:15 and 09:45 in any time zone, with links to their subjects', async () => {
    const page = await openAdmin(site, '/dashboard', { viewport, timezoneId: 'America/Montreal' });
    const lines = page.getByRole('region', { name: words.activity.title }).getByRole('listitem');
    await lines.first().waitFor();
    const texts = await lines.allInnerTexts();
    const at = (time: string) => texts.findIndex((text) => text.includes(time));
    expect(at('14:32')).toBeGreaterThanOrEqual(0);
    expect(at('11:15')).toBeGreaterThan(at('14:32'));
    expect(at('09:45')).toBeGreaterThan(at('11:15'));
    expect(texts[at('11:15')]).toContain(words.activity.reviews.pending);
    await lines.nth(at('11:15')).getByRole('link').click();
    await page.waitForURL('**/admin/dashboard/reviews?id=*');
    await page.getByRole('article').waitFor();
  });

  it('links the figure of all other sources to exactly their leads', async () => {
    const page = await openAdmin(site, '/dashboard?days=90', { viewport });
    const leads = page.getByRole('region', { name: words.leads.title });
    await leads.getByText(words.leads.figures).click();
    await leads.getByRole('table').waitFor();
    await expectAccessible(page, 'figures by day');
    const heads = await leads.getByRole('columnheader').allInnerTexts();
    const column = heads.indexOf(words.leads.other);
    const figure = leads.locator(`tbody tr > :nth-child(${column + 1}) a`).first();
    const count = Number(await figure.innerText());
    // The first two columns are the day and the sum.
    const named = heads.slice(2, column);
    await figure.click();
    await page.waitForURL(/\/leads\?sourceNot=[^&]+&from=/);
    const { one, many } = t.leads.count;
    await page
      .getByRole('status')
      .getByText(count === 1 ? one : fill(many, { count }))
      .waitFor();
    const left = new URL(page.url()).searchParams.get('sourceNot')?.split(',') ?? [];
    const { direct } = words.leads;
    expect(left.map((name) => (name === 'direct' ? direct : name))).toEqual(named);
  });

  it('shows the counts of page views and of openings by page and day', async () => {
    const page = await openAdmin(site, '/dashboard?days=7', { viewport });
    const funnel = page.getByRole('region', { name: words.funnel.title });
    const number = (text: string) => Number(text.replaceAll(/\s/g, ''));
    const openings = number(await funnel.getByRole('listitem').nth(1).locator('.funnel-count').innerText());
    expect(openings).toBeGreaterThan(0);
    await funnel.getByText(words.funnel.pages.title).click();
    await funnel.getByRole('link', { name: '/youtube-ads' }).waitFor();
    await funnel.getByText(words.funnel.stepDays.days).click();
    await funnel.getByRole('group', { name: words.funnel.stepDays.table }).waitFor();
    await expectAccessible(page, 'counts of visits');
    const days = funnel.getByRole('group', { name: words.funnel.stepDays.table }).locator('tbody tr');
    const counts = await days.locator('td:nth-child(2)').allInnerTexts();
    expect(counts.reduce((sum, count) => sum + number(count), 0)).toBe(openings);
  });

  it('changes the period, and links a count of the chart to as many leads', async () => {
    const page = await openAdmin(site, '/dashboard', { viewport });
    const choice = page.getByRole('radiogroup', { name: words.period });
    // Until the counts of the new period are loaded, those of the former period are shown.
    const loaded = page.waitForResponse((response) => response.url().endsWith('/api/dashboard?days=90'));
    await choice.getByText('90').click();
    await page.waitForURL('**/admin/dashboard?days=90');
    await (await loaded).finished();
    const band = page
      .getByRole('region', { name: words.simulations.title })
      .getByRole('cell')
      .getByRole('link')
      .first();
    await band.waitFor();
    await expectAccessible(page, 'ninety days');
    const count = Number(await band.innerText());
    expect(count).toBeGreaterThan(0);
    await band.click();
    await page.waitForURL(/\/leads\?kind=simulation&platform=\w+&budgetFrom=\d+/);
    const { one, many } = t.leads.count;
    await page
      .getByRole('status')
      .getByText(count === 1 ? one : fill(many, { count }))
      .waitFor();
  });
});
