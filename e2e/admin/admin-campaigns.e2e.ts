import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
const words = t.campaigns;

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'a campaign is created, started, finished, counted on the dashboard and deleted on %s',
  async (where, viewport) => {
    const artist = `Nova sur ${where}`;
    const page = await openAdmin(site, '/dashboard/campaigns', { viewport });
    await page.getByText(words.empty.title).waitFor();
    await expectAccessible(page, 'no campaign');
    await page.getByRole('link', { name: words.create }).first().click();
    const form = page.getByRole('dialog');
    const field = (label: string) => form.getByLabel(label);
    await field(words.form.artist).fill(artist);
    await field(words.form.platform).selectOption('youtube');
    await field(words.form.campaignType).selectOption('awareness');
    await field(words.form.country).selectOption('europe');
    await field(words.form.budget).fill('1000');
    await field(words.form.startsOn).fill('2026-10-01');
    await field(words.form.endsOn).fill('2026-10-31');
    await form.getByRole('button', { name: words.form.create }).click();
    await page.getByText(fill(words.form.created, { artist })).waitFor();

    const name = page.getByRole('link', { name: artist });
    await page.getByLabel(fill(words.statusOf, { artist })).selectOption('active');
    const running = page.getByRole('button', { name: new RegExp(words.counts.active) });
    await expect.poll(() => running.textContent()).toContain('1');

    await name.click();
    await field(words.form.status).selectOption('finished');
    await field(words.form.actualViews).fill('40000');
    await field(words.form.actualCost).fill('1000');
    await expectAccessible(page, 'results');
    await form.getByRole('button', { name: t.common.save }).click();
    await page.getByText(fill(words.form.saved, { artist })).waitFor();
    await page.getByText(words.range.yes, { exact: true }).waitFor();
    await expectAccessible(page, 'a campaign inside the range');

    await page.goto('/admin/dashboard');
    const share = page.getByRole('region', { name: t.dashboard.range.title }).getByRole('link');
    await share.getByText(fill(t.dashboard.range.share, { inside: 1, judged: 1 })).waitFor();
    await share.click();
    await page.waitForURL('**/admin/dashboard/campaigns?judged=yes');

    await name.click();
    await form.getByRole('button', { name: words.delete.action, exact: true }).click();
    await form.getByRole('button', { name: words.delete.confirm }).click();
    await page.getByText(fill(words.delete.done, { artist })).waitFor();
    await expect.poll(() => name.count()).toBe(0);
  },
);
