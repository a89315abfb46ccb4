import { describe, expect, it } from 'vitest';
import { CONSENT_TEXT_VERSION } from '../../src/domain/consent/text-versions.ts';
import { hasFocus, openPage } from '../../tests/e2e/browser.ts';
import {
  AFTER_BANNER_MS,
  consentOn,
  everything,
  nothing,
  proofsOf,
  record,
  whoChose,
} from '../../tests/e2e/consent.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile();

describe('a cookie choice', () => {
  it.each([
    ['accept', everything],
    ['refuse', nothing],
  ] as const)('is stored as documented on "%s", proved, and not asked for again', async (name, choice) => {
    const before = await proofsOf(site);
    const page = await openPage(site, '/en');
    const { banner, choose, stored } = consentOn(page, 'en');
    await choose(name);
    await banner.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(record(choice));
    await expect.poll(async () => (await proofsOf(site)).length).toBe(before.length + 1);
    const proof = (await proofsOf(site)).at(-1);
    expect(proof).toMatchObject({ text_version: CONSENT_TEXT_VERSION, locale: 'en' });
    expect(JSON.parse(proof?.record ?? '')).toEqual(await stored());
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('consentReceipt') ?? 'null'));
    expect(await kept()).toEqual({ id: proof?.public_id, at: (await stored()).timestamp });
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, document.cookie]))).not.toContain(
      proof?.public_id,
    );
    await page.reload();
    await page.waitForTimeout(AFTER_BANNER_MS);
    expect(await banner.isVisible()).toBe(false);
    expect(await proofsOf(site)).toHaveLength(before.length + 1);
  });

  it('is made by keyboard alone from the footer, and the focus returns there', async () => {
    const page = await openPage(site, '/', { before: whoChose(everything) });
    const { dialog, manage, toggle, stored } = consentOn(page);
    await manage.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await hasFocus(page, 'dialog *')).toBe(true);
    // The close button, then the switches that are not locked.
    while (!(await hasFocus(page, '[name=marketing]'))) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await toggle('marketing').isChecked()).toBe(false);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(record({ ...everything, marketing: false }));
    expect(await hasFocus(page, '[data-manage-cookies]')).toBe(true);
  });

  it('is kept when its proof is lost, and the next page sends the proof again', async () => {
    const before = await proofsOf(site);
    const page = await openPage(site, '/', {
      expected: [/request failed: POST .*\/api\/consents/, /console error: .*ERR_FAILED/],
      before: (p) => p.route('**/api/consents', (route) => route.abort()),
    });
    const { banner, answer, stored } = consentOn(page);
    await Promise.all([
      page.waitForEvent('requestfailed'),
      page.waitForEvent('console'),
      answer('refuse').click(),
    ]);
    await banner.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(record(nothing));
    expect(await proofsOf(site)).toHaveLength(before.length);
    await page.unroute('**/api/consents');
    await page.goto('/en/faq');
    await expect.poll(async () => (await proofsOf(site)).length).toBe(before.length + 1);
    expect(JSON.parse((await proofsOf(site)).at(-1)?.record ?? '')).toEqual(await stored());
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('consentProof');
  });

  const months = (count: number, days: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() - count);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString();
  };
  it.each([
    ['is asked for again after six months', { timestamp: months(6, -1) }, true],
    ['stands until then', { timestamp: months(6, 1) }, false],
    ['is asked for again for a new version', { version: '0.9' }, true],
  ])('%s', async (_name, changes, asked) => {
    const page = await openPage(site, '/', { before: whoChose(everything, changes) });
    const { banner } = consentOn(page);
    await page.waitForTimeout(AFTER_BANNER_MS);
    expect(await banner.isVisible()).toBe(asked);
  });

  it('in another tab applies to this tab', async () => {
    const page = await openPage(site);
    const { banner } = consentOn(page);
    await banner.waitFor();
    const other = await page.context().newPage();
    await other.goto('/en');
    await consentOn(other, 'en').choose('refuse');
    await banner.waitFor({ state: 'hidden' });
  });
});
