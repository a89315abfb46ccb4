import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const token = await tokenOf(site);
const t = adminTexts('fr');
for (const name of ['Ana', 'Bea', 'Cléo', 'Dora', 'Ève']) {
  const review = { rating: 5, name, message: 'Une équipe à l’écoute, des chiffres clairs chaque semaine.' };
  const answer = await site.post('/api/reviews', {
    ...{ locale: 'fr', page: '/', utm: {}, filledInMs: 5000, form_ref: '' },
    ...review,
  });
  expect(answer.status).toBe(201);
}

const lists = {
  leads: { path: '/dashboard/leads', row: '.leads-records .record', words: t.leads.work.bulk },
  reviews: { path: '/dashboard/reviews', row: '.review', words: t.reviews.bulk },
} as const;

/** Where the heading and each row are on the page: a click may scroll to its box. */
const places = (page: Page, row: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`h1, ${selector}`)].map((one) =>
        Math.round(one.getBoundingClientRect().top + scrollY),
      ),
    row,
  );
/** Returns how much of the focused element's height the bar covers, in CSS pixels. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.list-bulk')?.getBoundingClientRect();
    const active = document.activeElement;
    if (!bar || !active?.closest('main') || active.closest('.list-bulk')) return 0;
    const focused = active.getBoundingClientRect();
    return Math.max(0, Math.min(bar.bottom, focused.bottom) - Math.max(bar.top, focused.top));
  });

const cases = (['leads', 'reviews'] as const).flatMap((list) =>
  (['desktop', 'phone'] as const).map((screen) => [list, screen] as const),
);

it.each(cases)(
  'ticking a row of the %s on a %s moves no row, and every row can be scrolled out from under the bar',
  async (list, screen) => {
    const { path, row, words } = lists[list];
    const page = await openAdmin(site, path, {
      token,
      ...(screen === 'phone' ? { viewport: phone, hasTouch: true, isMobile: true } : { viewport: desktop }),
    });
    const ticks = page.locator(`${row} input[type=checkbox]`);
    // The first page of a server that has just started, on a busy machine.
    await ticks.first().waitFor({ timeout: 30_000 });
    const before = await places(page, row);
    await ticks.first().click();
    const bar = page.getByRole('region', { name: words.label });
    await bar.waitFor();
    expect(await places(page, row)).toEqual(before);
    await ticks.nth(1).click();
    expect(await places(page, row)).toEqual(before);
    // The bar is visible at every scroll position of the list.
    const height = page.viewportSize()?.height ?? 0;
    const box = await bar.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);

    // Tab moves through the last rows, and the bar never covers the focus.
    await ticks.nth(2).focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await covered(page)).toBe(0);
    }

    // At the end of the page the last row is above the bar, and clearing the selection moves nothing.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.locator(row).last().boundingBox();
    const end = await bar.boundingBox();
    expect(last && end && last.y + last.height <= end.y).toBe(true);
    const scrolled = () => page.evaluate(() => scrollY);
    const low = await scrolled();
    await bar.getByRole('button', { name: words.clear }).click();
    await bar.waitFor({ state: 'detached' });
    expect([await scrolled(), await places(page, row)]).toEqual([low, before]);
  },
);
