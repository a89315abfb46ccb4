import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { localizePath } from '../../src/domain/locale/locale.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { homeOf, locales } from '../../tests/e2e/texts.ts';
import { feedsOn, longReviews, namesFrom, startVendors, untilBoth } from '../../tests/e2e/vendors.ts';
import { answerV1 } from '../../tests/vendors/reviews-widget.ts';

/** The pages of reviews after the first, which are loaded on demand. */

const COUNT = 100;
const vendors = await startVendors({ widget: { json: answerV1(longReviews(COUNT)) } });
const site = await siteOfFile(vendors.env);
beforeAll(() => untilBoth(site, 'loaded'));

/** Collects the queries that a page sends to the API for reviews. */
function asked(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/reviews') calls.push(search);
  });
  return calls;
}

it('the pager loads many pages with one request, and no page before a visitor reaches for the arrows', async () => {
  let calls: string[] = [];
  const page = await openPage(site, '/en', {
    before: async (opened) => {
      calls = asked(opened);
    },
  });
  const { next, previous, names, articles } = feedsOn(page, 'en');
  await articles.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await next.click();
  await expect.poll(names).toEqual(namesFrom(6));
  await next.click();
  await expect.poll(names).toEqual(namesFrom(12));
  expect(calls).toEqual(['?lang=en&limit=96&page=1&order=lowest']);
  // Back past the first page to the end of the stored list, which is in the second part.
  for (const _ of [1, 2]) await previous.click();
  await previous.click();
  await expect.poll(names).toEqual(namesFrom(96, 4));
  expect(calls).toEqual(['?lang=en&limit=96&page=1&order=lowest', '?lang=en&limit=96&page=2&order=lowest']);
});

it.each(locales)(
  'the pager renders cards as the server does, and they are accessible (%s)',
  async (locale) => {
    const page = await openPage(site, homeOf(locale), { viewport: phone });
    const { names, next } = feedsOn(page, locale);
    await next.click();
    await expect.poll(names).toEqual(namesFrom(6));
    const differing = await page.evaluate(
      async (all) => {
        // Without the styles of that page, which this page's policy does not permit.
        const html = (await (await fetch(all)).text()).replaceAll(/<style.*?<\/style>/gs, '');
        const fresh = new DOMParser().parseFromString(html, 'text/html');
        /**
         * The content of a card, without the comments with which React's server separates two texts, and without the link that
         * reports it, which the home page has no room for.
         */
        const insideOf = (card: Element | null | undefined) => {
          const inside = document.createElement('div');
          inside.innerHTML = card?.innerHTML.replaceAll('<!-- -->', '') ?? '';
          inside.querySelector('a[href*="/signaler?"]')?.remove();
          return inside;
        };
        const drawn = [...document.querySelectorAll('[data-review-page="1"] > .review-card')];
        return drawn.flatMap((card) => {
          const id = card.querySelector<HTMLElement>('[data-helpful]')?.dataset['helpful'];
          const [own, other] = [
            card,
            fresh.querySelector(`[data-helpful="${id}"]`)?.closest('.review-card'),
          ].map(insideOf);
          return own?.isEqualNode(other ?? null) ? [] : [[own?.innerHTML, other?.innerHTML]];
        });
      },
      localizePath(locale, '/all-reviews'),
    );
    expect(differing).toEqual([]);
    await expectAccessible(page, 'second page');
  },
);

describe('pages of reviews that fail to load', () => {
  it.each(locales)(
    'leave the current page in place, with the reason and a retry button (%s)',
    async (locale) => {
      const page = await openPage(site, homeOf(locale), {
        viewport: phone,
        expected: [/request failed: GET .*\/api\/reviews/, /console error: .*ERR_FAILED/],
      });
      const { t, names, next, position, reviews: section, retry } = feedsOn(page, locale);
      await page.route('**/api/reviews?*', (route) => route.abort());
      const before = await position.textContent();
      await next.click();
      await section.getByText(t.feeds.reviews.unavailable).waitFor();
      await section.getByText(t.feeds.reasons.unreachable).waitFor();
      expect([await names(), await position.textContent()]).toEqual([namesFrom(0), before]);
      await expectAccessible(page, 'no second page');
      // It fails again, and can be retried once more.
      const failed = page.waitForEvent('requestfailed');
      await retry('reviews').click();
      // The button has the focus since the press, so only the failed request shows that the response has arrived.
      await failed;
      await expect
        .poll(() => retry('reviews').evaluate((button) => button === document.activeElement))
        .toBe(true);
      await page.unroute('**/api/reviews?*');
      await retry('reviews').click();
      await expect.poll(names).toEqual(namesFrom(6));
      expect(await section.getByText(t.feeds.reviews.unavailable).count()).toBe(0);
      expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );
});

/** The top of the shown page of reviews and the bottom of the header, from the top of the window. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[data-review-page]:not([hidden])')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return { top: list?.top ?? Number.NaN, header: header?.bottom ?? Number.NaN };
  });

describe.each([320, 390, 768])('a page of reviews turned at %i px', (width) => {
  it.each(['none', 'auto'])('starts with its first card below the header (anchoring: %s)', async (anchor) => {
    const page = await openPage(site, '/', { viewport: { width, height: 844 } });
    const { names, next, previous } = feedsOn(page);
    await page.evaluate((value) => {
      document.documentElement.style.setProperty('overflow-anchor', value);
    }, anchor);
    for (const [arrow, first] of [
      [next, 6],
      [next, 12],
      [previous, 6],
      [previous, 0],
    ] as const) {
      await arrow.scrollIntoViewIfNeeded();
      await arrow.click();
      await expect.poll(names).toEqual(namesFrom(first));
      // Two frames later the browser's own scroll correction is done.
      await page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
      );
      const { top, header } = await placeOf(page);
      expect(top).toBeGreaterThanOrEqual(header);
      expect(top).toBeLessThan(844 / 2);
    }
  });
});
