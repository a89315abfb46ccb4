import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calculators as en } from '../src/i18n/dictionaries/calculators/en.ts';
import { calculators as fr } from '../src/i18n/dictionaries/calculators/fr.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { openPage, phone } from '../tests/e2e/browser.ts';
import { siteOfFile } from '../tests/e2e/site.ts';

const site = await siteOfFile();
const guides = [
  'guide-budget-youtube-ads',
  'guide-budget-meta-ads',
  'guide-budget-tiktok-ads',
  'roi-marketing-musical',
  'kpi-marketing-musical',
];
const card = (page: Page) => page.locator('[data-calculator]');
/** Loads the calculator as for a reader who has scrolled down to it. */
async function openCalculator(page: Page): Promise<void> {
  await page.locator('#calc-title').scrollIntoViewIfNeeded();
  await page.locator('[data-calculator][data-state="open"]').waitFor();
}
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(guides)('the calculator of %s', (slug) => {
  it('shows a finished example first, then updates at every key', async () => {
    const page = await openPage(site, `/${slug}`, { viewport: phone });
    const result = page.locator('.calculator-figure').first();
    const example = await result.innerText();
    expect(example).toMatch(/\d/);
    await openCalculator(page);
    expect(await result.innerText()).toBe(example);
    await expectAccessible(page, `${slug}, calculator open`);
    const field = card(page).locator('input[type="text"]').first();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('77');
    await page.waitForFunction(
      (before) => document.querySelector('.calculator-figure')?.textContent !== before,
      example,
    );
    expect(await card(page).innerText()).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('shows the error of an input, and keeps the text', async () => {
    const page = await openPage(site, `/${slug}`);
    await openCalculator(page);
    const field = card(page).locator('input[type="text"]').first();
    for (const [typed, problem] of [
      ['-5', fr.problems.negative],
      ['douze', fr.problems['not-a-number']],
      ['', fr.problems.missing],
    ] as const) {
      await field.fill(typed);
      await card(page).getByText(problem).first().waitFor();
      expect(await field.inputValue()).toBe(typed);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    await expectAccessible(page, `${slug}, wrong input`);
  });

  it('can be read without script', async () => {
    const page = await openPage(site, `/${slug}`, { javaScriptEnabled: false });
    expect(await page.locator('.calculator-figure').first().innerText()).toMatch(/\d/);
    expect(await card(page).locator('input').first().isDisabled()).toBe(true);
    expect(await page.getByText(fr.static).isVisible()).toBe(false);
    // Playwright's search by text ignores this element.
    const scriptless = card(page).locator('noscript p');
    expect(await scriptless.isVisible()).toBe(true);
    expect(await scriptless.textContent()).toBe(fr.scriptless);
  });
});

it('the calculator of YouTube computes the documented formula', async () => {
  const page = await openPage(site, '/guide-budget-youtube-ads');
  await openCalculator(page);
  await page.getByLabel(fr.youtube.fields.views).fill('50 000');
  await page.getByLabel(fr.youtube.fields.genre, { exact: true }).selectOption('rockMetal');
  await page.getByLabel(fr.youtube.fields.audience, { exact: true }).selectOption('wide');
  // 50 000 × 0,035 × 1,3 × 1,2
  await page.locator('.calculator-figure', { hasText: seen('2 730 €') }).waitFor();
});

it('a copied link restores the inputs, in another language too', async () => {
  const page = await openPage(site, '/guide-budget-youtube-ads');
  await openCalculator(page);
  await page.getByLabel(fr.youtube.fields.views).fill('250 000');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: fr.share }).click();
  await page.getByText(fr.shared).first().waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.search).toBe('');
  await page.goto(`/en${link.pathname}${link.hash}`);
  await page.locator('[data-calculator][data-state="open"]').waitFor();
  expect(await page.getByLabel(en.youtube.fields.views).inputValue()).toBe('250,000');
});

it('a calculator that fails to load shows a message, and works after a retry', async () => {
  const page = await openPage(site, '/guide-budget-youtube-ads', {
    expected: [/request failed/, /console error/],
    before: (visit) => visit.route(/youtube-calculator/, (route) => route.abort()),
  });
  await page.locator('#calc-title').scrollIntoViewIfNeeded();
  const retry = card(page).getByRole('button', { name: fr.retry });
  await retry.waitFor();
  expect(await page.locator('.calculator-figure').first().innerText()).toMatch(/\d/);
  await page.unroute(/youtube-calculator/);
  await retry.click();
  await openCalculator(page);
});

it.each(['guide-budget-tiktok-ads', 'kpi-marketing-musical', 'comparatif-plateformes-streaming'])(
  'every cell of the tables of %s is visible on a phone',
  async (slug) => {
    const page = await openPage(site, `/${slug}`, { viewport: { width: 360, height: 740 } });
    const boxes = await page.locator('.figure-table td').evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && cell.scrollWidth <= cell.clientWidth + 1;
      }),
    );
    expect(boxes.length).toBeGreaterThan(5);
    expect(boxes).not.toContain(false);
    // The cards are still a table for assistive technology.
    const table = page.getByRole('table').first();
    expect(await table.getByRole('row').count()).toBeGreaterThan(1);
    expect(await table.getByRole('columnheader').count()).toBeGreaterThan(1);
  },
);
