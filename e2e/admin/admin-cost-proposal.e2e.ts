import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { campaignDraft } from '../../tests/factories.ts';

/** The proposal of costs that finished campaigns make, by keyboard. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const t = adminTexts('fr');
const words = t.settings.costs.proposal;

async function finish(count: number, unitCost: number, place: object) {
  for (let index = 0; index < count; index += 1) {
    const response = await site.post(
      '/api/campaigns',
      {
        ...campaignDraft,
        ...{ startsOn: '2026-10-01', endsOn: '2026-10-31', status: 'finished', ...place },
        ...{ actualCost: 1000, actualViews: Math.round(1000 / (unitCost * (1 + index / 50))) },
      },
      { authorization: `Bearer ${token}` },
    );
    expect(response.status).toBe(201);
  }
}
const europe = { country: 'europe', campaignType: 'awareness' };
const nameOf = (country: 'europe' | 'asia', type: 'awareness' | 'engagement') =>
  fill(words.pick, { cell: `${t.leads.regions[country]}, ${t.leads.campaignTypes[type]}` });

it('ticks what moves a little, leaves what moves far to a tick of its own, and refuses until two more campaigns', async () => {
  await finish(5, 0.0125, europe);
  await finish(6, 0.07, { country: 'asia', campaignType: 'engagement' });
  const page = await openAdmin(site, '/dashboard/settings/costs', { viewport: desktop, token });
  await page.getByRole('heading', { name: fill(words.title.other, { count: 2 }) }).waitFor();
  const near = page.getByRole('checkbox', { name: nameOf('europe', 'awareness') });
  const far = page.getByRole('checkbox', { name: nameOf('asia', 'engagement') });
  expect([await near.isChecked(), await far.isChecked()]).toEqual([true, false]);
  await page.getByText(fill(words.ticked, { chosen: 1, all: 2 })).waitFor();
  await expectAccessible(page, 'a proposal');

  const show = (cell: string) => page.getByRole('button', { name: fill(words.show, { cell }) });
  await show(`${t.leads.regions.asia}, ${t.leads.campaignTypes.engagement}`).press('Enter');
  await page.getByText(words.far).waitFor();
  await far.press('Space');
  await page.getByText(fill(words.ticked, { chosen: 2, all: 2 })).waitFor();

  await show(`${t.leads.regions.europe}, ${t.leads.campaignTypes.awareness}`).press('Enter');
  await page.getByRole('button', { name: words.refuse }).press('Enter');
  await page.getByText(words.refused).waitFor();
  await page.getByRole('heading', { name: fill(words.title.one, { count: 1 }) }).waitFor();
  for (const [more, open] of [
    [1, words.title.one],
    [1, words.title.other],
  ] as const) {
    await finish(more, 0.0125, europe);
    await page.reload();
    const count = open === words.title.one ? 1 : 2;
    await page.getByRole('heading', { name: fill(open, { count }) }).waitFor();
  }

  // What moves far is not ticked again after the reload: only the other cell is published.
  await page.getByRole('button', { name: fill(words.publish, { version: 2 }) }).press('Enter');
  await page.getByText(fill(words.published, { version: 2 })).waitFor();
  const costs = await (
    await fetch(`${site.url}/api/settings/costs`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  expect(JSON.stringify(costs.data)).toContain('learned');
  await expectAccessible(page, 'after the publication');
}, 120_000);
