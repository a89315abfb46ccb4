import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerV1 } from '../tests/vendors/reviews-widget.ts';
import { expectAccessible } from './axe.ts';
import { moving, openPage, phone } from './browser.ts';
import { http } from './http.ts';
import { type Site, siteOfFile, startSite } from './site.ts';
import { homeOf, locales, textsOf } from './texts.ts';
import { feedsOn, held, namesFrom, posts, reviews, startVendors, untilBoth } from './vendors.ts';

/** Articles and reviews of vendors that are slow, away, back, or never say a word. */

const heldPosts = held(posts);
const heldReviews = held(answerV1(reviews(8)));
const closed = { hostile: 'a closed door' } as const;
const silent = { hostile: 'twenty seconds' } as const;

const slow = await startVendors({ blog: heldPosts.answer, widget: heldReviews.answer });
const away = await startVendors({ blog: closed, widget: closed });
const mute = await startVendors({ blog: silent, widget: silent });
const [site, muteSite] = await Promise.all([siteOfFile(away.env), siteOfFile(mute.env)]);
const noScript = { javaScriptEnabled: false };

describe('lists that are on their way', () => {
  /**
   * A vendor may take fifteen seconds: each test has them all, on a site that knows nothing yet. It ends after the pages
   * that were opened on it, which ask it for the lists until they are closed.
   */
  async function startSlowSite(): Promise<Site> {
    const slowSite = await startSite(slow.env);
    onTestFinished(async () => {
      await slowSite.kill();
      slowSite.remove();
    });
    return slowSite;
  }

  it.each(locales)('have as many skeletons as documented, and are accessible (%s)', async (locale) => {
    const page = await openPage(await startSlowSite(), homeOf(locale), { viewport: phone });
    const { t, articles, reviews: section } = feedsOn(page, locale);
    const waiting = [
      articles.getByRole('status', { name: t.feeds.articles.loading }),
      section.getByRole('status', { name: t.feeds.reviews.loading }),
    ];
    expect(await Promise.all(waiting.map((status) => status.locator('.skeleton').count()))).toEqual([3, 6]);
    await expectAccessible(page, 'loading');
  });

  it('are announced in words, with a way to ask again, where no script puts them in', async () => {
    // With scripts switched off, the tests' browser does not draw a `noscript`: what the page carries is read here.
    const { body } = await http(await startSlowSite(), '/');
    const announced = [...body.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside);
    const { articles, reviews: texts } = textsOf('fr').feeds;
    expect(announced).toEqual([
      expect.stringMatching(new RegExp(`${articles.loading}.*data-reload.*${texts.retry}`, 's')),
      expect.stringMatching(new RegExp(`${texts.loading}.*data-reload.*${texts.retry}`, 's')),
    ]);
  });

  it('take the place of the skeletons without a reload, and nothing above or before the reader moves', async () => {
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
    // A reader touches the page first: from then on every height is known.
    await page.mouse.move(100, 100);
    await page.locator('html:not(.fresh)').waitFor();
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
    // What came later works like what is there from the beginning.
    await next.click();
    await expect.poll(names).toEqual(namesFrom(6, 2));
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  it('give way to an error without a reload, and its retry works', async () => {
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

describe('vendors that are down', () => {
  beforeAll(() => untilBoth(site, 'error'));

  it.each(locales)(
    'at the first start: the message, the reason, a retry; accessible (%s)',
    async (locale) => {
      const page = await openPage(site, homeOf(locale), { viewport: phone });
      const { t, articles, reviews: section, retry } = feedsOn(page, locale);
      await articles.getByText(t.feeds.articles.unavailable).waitFor();
      await section.getByText(t.feeds.reviews.unavailable).waitFor();
      await section.getByText(t.feeds.reasons.unreachable).waitFor();
      expect([await retry('articles').count(), await retry('reviews').count()]).toEqual([1, 1]);
      await expectAccessible(page, 'error');
    },
  );

  it('and came back: the retry shows the lists, with or without JavaScript', async () => {
    // The next attempt follows five seconds after the first failure.
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

  it('again: what is stored is still there', async () => {
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

it('vendors that say nothing for fifteen seconds are an error with its reason', async () => {
  await untilBoth(muteSite, 'error');
  const page = await openPage(muteSite);
  const { t, articles, reviews: section } = feedsOn(page);
  await articles.getByText(t.feeds.articles.unavailable).waitFor();
  await section.getByText(t.feeds.reasons.timeout).waitFor();
});
