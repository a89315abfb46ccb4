import { describe, expect, it } from 'vitest';
import { localizePath } from '../../src/domain/locale/locale.ts';
import { SPEND_PATH } from '../../src/domain/spend/spend-request.ts';
import { spend } from '../../src/i18n/dictionaries/spend/index.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { campaign, simulatorOn } from '../../tests/e2e/simulator.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { homeOf, locales } from '../../tests/e2e/texts.ts';

const site = await siteOfFile();

it('the result links to the budgets of its campaign, with the same views', async () => {
  const page = await openPage(site, homeOf('fr'), { viewport: phone });
  const simulator = simulatorOn(page, 'fr');
  await simulator.open();
  await simulator.fillIn(
    campaign({ platform: 'meta', campaignType: 'engagement', budget: 1000, country: 'usa' }),
  );
  await simulator.compute();
  const { result } = simulator.t;
  const low = await simulator.dialog.getByText(result.low).locator('b').textContent();
  const high = await simulator.dialog.getByText(result.high).locator('b').textContent();
  await simulator.dialog.getByRole('link', { name: result.budgets }).click();
  await page.waitForURL(/\/budget\?/);
  const own = page.locator('.spend-budget').filter({ hasText: spend.fr.budgets.own });
  const views = await own.locator('dd').first().textContent();
  expect([low, high].every((end) => end && views?.includes(end))).toBe(true);
});

describe.each(locales)('the page of budgets in %s', (locale) => {
  it.each([phone, desktop])('is accessible, and fits, at %j', async (viewport) => {
    const page = await openPage(site, localizePath(locale, SPEND_PATH), { viewport });
    await expectAccessible(page, `budgets in ${locale}`);
    expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
  });
});

it('answers without JavaScript, and compares two ads', async () => {
  const page = await openPage(site, SPEND_PATH, { javaScriptEnabled: false });
  const t = spend.fr;
  await page.getByLabel(t.campaign.platform).selectOption('tiktok');
  await page.getByRole('button', { name: t.campaign.show }).click();
  await page.getByRole('heading', { name: /^TikTok, / }).waitFor();
  const focused = page.locator(':focus');
  expect(await focused.textContent()).toMatch(/^TikTok, /);
  for (const [ad, units] of [
    [t.ads.names.a, '10000'],
    [t.ads.names.b, '15000'],
  ] as const) {
    const group = page.getByRole('group', { name: ad });
    await group.getByLabel(t.ads.days).fill('7');
    await group.getByLabel(t.ads.cost).fill('350');
    await group.getByLabel(t.ads.impressions).fill(units);
  }
  await page.getByRole('button', { name: t.ads.judge, exact: true }).click();
  await page.locator('.spend-verdict').waitFor();
  expect(await focused.textContent()).toMatch(/^L’annonce B coûte/);
  await page.getByRole('heading', { name: /^TikTok, / }).waitFor();
});
