import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { laidOut, moving, openPage, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { type Site, siteOfFile, startSite } from '../tests/e2e/site.ts';
import { textsOf } from '../tests/e2e/texts.ts';
import { feedsOn, held, namesFrom, posts, reviews, startVendors, untilBoth } from '../tests/e2e/vendors.ts';
import { answerV1 } from '../tests/vendors/reviews-widget.ts';

/** Articles and reviews of vendors that are slow, down, back again, or that never respond. */

const heldPosts = held(posts);
const heldReviews = held(answerV1(reviews(8)));
const closed = { hostile: 'a closed door' } as const;
const silent = { hostile: 'twenty seconds' } as const;

const slow = await startVendors({ blog: heldPosts.answer, widget: heldReviews.answer });
const away = await startVendors({ blog: closed, widget: closed });
const mute = await startVendors({ blog: silent, widget: silent });
const [site, muteSite] = await Promise.all([siteOfFile(away.env), siteOfFile(mute.env)]);
const noScript = { javaScriptEnabled: false };

describe('feeds that are still loading', () => {
  /**
   * Starts a site without stored feeds for one test, since a vendor may take fifteen seconds. It stops after the pages
   * of the test are closed, which request the feeds until then.
   */
  async function startSlowSite(): Promise<Site> {
    const slowSite = await startSite(slow.env);
    onTestFinished(async () => {
      await slowSite.kill();
      slowSite.remove();
    });
    return slowSite;
  }

  it('have the documented number of skeletons, and are accessible', async () => {
    const page = await openPage(await startSlowSite(), '/', { viewport: phone });
    const { t, articles, reviews: section } = feedsOn(page);
    const waiting = [
      articles.getByRole('status', { name: t.feeds.articles.loading }),
      section.getByRole('status', { name: t.feeds.reviews.loading }),
    ];
    expect(await Promise.all(waiting.map((status) => status.locator('.skeleton').count()))).toEqual([3, 6]);
    await expectAccessible(page, 'loading');
  });

  it('are announced in a text with a retry button, where no script runs', async () => {
    // The browser of the tests does not render `noscript` when scripts are off, so the test reads the HTML.
    const { body } = await http(await startSlowSite(), '/');
    const announced = [...body.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside);
    const { articles, reviews: texts } = textsOf('fr').feeds;
    expect(announced).toEqual([
      expect.stringMatching(new RegExp(`${articles.loading}.*data-reload.*${texts.retry}`, 's')),
      expect.stringMatching(new RegExp(`${texts.loading}.*data-reload.*${texts.retry}`, 's')),
    ]);
  });

  it('replace the skeletons without a reload or a visible layout shift', async () => {
    const page = await openPage(await startSlowSite(), '/', moving);
    const { articles, reviews: section, is, names, next } = feedsOn(page);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    const topOf = (id: string) =>
      page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 0, id);
    const above = () =>
      page.evaluate(() =>
        ['services', 'about', 'articles'].map(
          (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) + scrollY,
        ),
      );
    // Afterwards, every section has its final height.
    await laidOut(page);
    await page.locator('#faq').evaluate((faq) => faq.scrollIntoView({ behavior: 'instant' }));
    const before = { above: await above(), faq: await topOf('faq') };
    expect(await section.locator('.skeleton').count()).toBe(6);
    await Promise.all([heldPosts.letGo(), heldReviews.letGo()]);
    await is('articles', 'loaded');
    await is('reviews', 'loaded');
    expect(await articles.getByRole('heading', { level: 3 }).count()).toBe(3);
    expect(await names()).toEqual(namesFrom(0));
    expect(await above()).toEqual(before.above);
    expect(Math.abs((await topOf('faq')) - before.faq)).toBeLessThan(2);
    // A list that was inserted later works like one in the first HTML.
    await next.click();
    await expect.poll(names).toEqual(namesFrom(6, 2));
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  it('become an error without a reload, with a retry button that works', async () => {
    const page = await openPage(await startSlowSite());
    const { t, reviews: section, is, retry } = feedsOn(page);
    await heldPosts.letGo();
    await heldReviews.letGo('<!doctype html><title>Maintenance</title>');
    await is('reviews', 'error');
    await section.getByText(t.feeds.reasons.invalid).waitFor();
    await is('articles', 'loaded');
    await Promise.all([page.waitForEvent('load'), retry('reviews').click()]);
    await is('reviews', 'error');
  });
});

describe('feeds of vendors that are down', () => {
  beforeAll(() => untilBoth(site, 'error'));

  it('are a message with its reason and a retry button at the first start, and accessible', async () => {
    const page = await openPage(site, '/es', { viewport: phone });
    const { t, articles, reviews: section, retry } = feedsOn(page, 'es');
    await articles.getByText(t.feeds.articles.unavailable).waitFor();
    await section.getByText(t.feeds.reviews.unavailable).waitFor();
    await section.getByText(t.feeds.reasons.unreachable).waitFor();
    expect([await retry('articles').count(), await retry('reviews').count()]).toEqual([1, 1]);
    await expectAccessible(page, 'error');
  });

  it('are shown by the retry button once the vendors are back, with or without JavaScript', async () => {
    // A new start: the next attempt then follows five seconds after the first failure.
    await site.stop();
    await site.start();
    await untilBoth(site, 'error');
    const scripted = await openPage(site, '/en');
    const plain = await openPage(site, '/es', noScript);
    const pages = [
      [scripted, feedsOn(scripted, 'en')],
      [plain, feedsOn(plain, 'es')],
    ] as const;
    const press = (page: Page, feeds: ReturnType<typeof feedsOn>) =>
      Promise.all([page.waitForEvent('load'), feeds.retry('reviews').click()]);
    for (const [page, feeds] of pages) {
      await press(page, feeds);
      await feeds.is('reviews', 'error');
    }
    away.blog.answer = { json: posts };
    away.widget.answer = { json: answerV1(reviews(3)) };
    await untilBoth(site, 'loaded');
    for (const [page, feeds] of pages) {
      await press(page, feeds);
      await feeds.is('reviews', 'loaded');
      expect(await feeds.titles.count()).toBe(3);
      expect(await feeds.names()).toEqual(namesFrom(0, 3));
    }
    expect([new URL(scripted.url()).pathname, new URL(plain.url()).pathname]).toEqual(['/en', '/es']);
  });

  it('are shown from the database when the vendors are down again', async () => {
    await Promise.all([away.blog.close(), away.widget.close()]);
    await site.stop();
    const earlier = site.log().length;
    await site.start();
    const failures = () =>
      site
        .log()
        .slice(earlier)
        .match(/"connection refused".*feed not refreshed/g) ?? [];
    await expect.poll(failures).toHaveLength(2);
    const page = await openPage(site);
    const { titles, names, retry } = feedsOn(page);
    expect(await titles.count()).toBe(3);
    expect(await names()).toEqual(namesFrom(0, 3));
    expect(await retry('reviews').count()).toBe(0);
  });
});

it('the feeds of vendors that do not respond for fifteen seconds are an error with its reason', async () => {
  await untilBoth(muteSite, 'error');
  const page = await openPage(muteSite);
  const { t, articles, reviews: section } = feedsOn(page);
  await articles.getByText(t.feeds.articles.unavailable).waitFor();
  await section.getByText(t.feeds.reasons.timeout).waitFor();
});
