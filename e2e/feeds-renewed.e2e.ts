import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { fill } from '../src/i18n/format.ts';
import { openPage } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { feedsOn, namesFrom, posts, reviews, startVendors, untilBoth } from '../tests/e2e/vendors.ts';
import { answerV1 } from '../tests/vendors/reviews-widget.ts';

/** Feeds that change while a page stays open. */

const all = reviews(20);
const vendors = await startVendors({ widget: { json: answerV1(all.slice(1)) } });
const site = await siteOfFile(vendors.env);
beforeAll(() => untilBoth(site, 'loaded'));

const openWithClock = (expected: RegExp[] = []) =>
  openPage(site, '/', { expected, before: (page) => page.clock.install() });

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);

it("changed reviews and articles are renewed, and the reader's position and page of reviews stay", async () => {
  const page = await openWithClock();
  const { t, articles, names, next, position, titles } = feedsOn(page);
  const asked: (string | undefined)[] = [];
  page.on('request', async (request) => {
    if (request.url().includes('/api/reviews?lang=fr&limit=6'))
      asked.push((await request.allHeaders())['if-none-match']);
  });
  await next.click();
  await expect.poll(names).toEqual(namesFrom(7));
  await page.locator('#faq').evaluate((faq) => faq.scrollIntoView({ behavior: 'instant' }));
  const before = await topOf(page, 'faq');

  // Nothing changed: the page sends a request, and keeps its section.
  await page.locator('#reviews').evaluate((section) => Reflect.set(section, 'untouched', true));
  await page.clock.fastForward(6 * 60_000);
  await expect.poll(() => asked).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  const untouched = () => page.locator('#reviews').evaluate((section) => Reflect.has(section, 'untouched'));
  expect(await untouched()).toBe(true);

  // A new review, and an article with a new title.
  vendors.widget.answer = { json: answerV1(all) };
  vendors.blog.answer = {
    json: posts.map((one, index) => (index ? one : { ...one, title: { rendered: 'Du neuf' } })),
  };
  await site.stop();
  await site.start();
  await expect.poll(async () => (await http(site, '/')).body).toMatch(/Du neuf.*Ana1 Z\./s);
  await page.clock.fastForward(6 * 60_000);
  await expect.poll(names).toEqual(namesFrom(6));
  await expect.poll(() => titles.first().textContent()).toContain('Du neuf');
  expect(asked).toEqual([undefined, expect.stringMatching(/^(W\/)?".+"$/)]);
  expect(await untouched()).toBe(false);
  expect(await position.textContent()).toBe(fill(t.home.reviews.pager.position, { page: 2, pages: 4 }));
  expect(Math.abs((await topOf(page, 'faq')) - before)).toBeLessThan(2);
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  // A list that was inserted later works like one in the first HTML.
  await next.click();
  await expect.poll(names).toEqual(namesFrom(12));
  expect(await articles.locator('li').count()).toBe(3);
});

it('reviews and articles stay on the page, without a message, when they cannot be loaded again', async () => {
  const page = await openWithClock([/request failed: GET .*\/api\//, /console error: .*ERR_FAILED/]);
  const { t, names } = feedsOn(page);
  let tried = 0;
  await page.route('**/api/reviews?*', (route) => {
    tried += 1;
    return route.abort();
  });
  const before = await names();
  await page.mouse.move(100, 100);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(6 * 60_000);
  await expect.poll(() => tried).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await names()).toEqual(before);
  expect(await page.getByText(t.feeds.reviews.unavailable).count()).toBe(0);
});
