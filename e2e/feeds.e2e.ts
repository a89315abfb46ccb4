import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fill } from '../src/i18n/format.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { desktop, laidOut, moving, openPage, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { homeOf, locales } from '../tests/e2e/texts.ts';
import { feedsOn, nameOf, namesFrom, startVendors, untilBoth } from '../tests/e2e/vendors.ts';
import { answerV1 } from '../tests/vendors/reviews-widget.ts';

/** Articles and reviews of vendors that respond correctly. For others see `feeds-late` and `feeds-hostile`. */

const working = await startVendors();
const empty = await startVendors({ blog: { json: [] }, widget: { json: answerV1([]) } });
const [site, emptySite] = await Promise.all([siteOfFile(working.env), siteOfFile(empty.env)]);

const noScript = { javaScriptEnabled: false };

/** Records the reviews whose animation starts inside the window; one that starts below it is animated again later. */
const noteArrivals = (page: Page) =>
  page.addInitScript(() => {
    const names: string[] = [];
    Reflect.set(window, 'arrivals', names);
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'card-in' || !(target instanceof HTMLElement)) return;
      const { top, bottom } = target.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) names.push(target.querySelector('bdi')?.textContent ?? '');
    });
  });
const arrivals = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'arrivals'));

/** The animation delay of each card, by its styles. */
const delays = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const { animationName, animationDelay } = getComputedStyle(card);
      return animationName === 'none' ? 'still' : animationDelay;
    }),
  );
const oneByOne = ['0s', '0.06s', '0.12s', '0.18s', '0.24s', '0.3s'];

describe('feeds that are loaded', () => {
  beforeAll(() => untilBoth(site, 'loaded'));

  it.each(locales)(
    'are accessible on a phone, with texts cut to their documented lengths (%s)',
    async (locale) => {
      const page = await openPage(site, homeOf(locale), { viewport: phone });
      const { articles, reviews: section } = feedsOn(page, locale);
      await expectAccessible(page, 'loaded');
      // The blog is French on every page.
      expect(await articles.locator('li [lang="fr"]').count()).toBe(6);
      const excerpts = await articles.locator('li p:last-child').allTextContents();
      const comment = (await section.getByRole('blockquote').first().textContent()) ?? '';
      for (const [text, limit] of [
        ...excerpts.map((excerpt) => [excerpt, 150] as const),
        [comment, 300] as const,
      ]) {
        expect(text).toMatch(/\p{L}\d+…$/u);
        expect(text.length).toBeLessThanOrEqual(limit + 1);
        // Not much shorter either: at most one word is left out.
        expect(text.length).toBeGreaterThan(limit - 20);
      }
    },
  );

  it('are in the first HTML, and complete without JavaScript', async () => {
    const { body } = await http(site, '/');
    for (const words of ['Premier article', 'Deuxième article', 'Troisième article', ...namesFrom(0)]) {
      expect(body).toContain(words);
    }
    expect(body).not.toContain(nameOf(6));
    const page = await openPage(site, '/', noScript);
    const { t, titles, names: shown, reviews: section } = feedsOn(page);
    expect(await titles.count()).toBe(3);
    expect(await shown()).toEqual(namesFrom(0));
    // The other reviews have their own page.
    await section.getByRole('link', { name: t.home.reviews.all }).click();
    await expect.poll(() => page.locator('.review-card').count()).toBe(32);
  });

  it.each(['mouse', 'keyboard'] as const)(
    'turn pages of six reviews in both directions, from the last to the first, by %s',
    async (how) => {
      const page = await openPage(site);
      const { t, next, previous, position, names: shown } = feedsOn(page);
      const press = async (button: typeof next) => {
        if (how === 'mouse') return button.click();
        await button.focus();
        await page.keyboard.press(button === next ? 'Enter' : 'Space');
      };
      const isAt = async (number: number) => {
        await expect.poll(shown).toEqual(namesFrom((number - 1) * 6, number === 6 ? 2 : 6));
        // A live region: a screen reader announces each change.
        expect(await position.textContent()).toBe(
          fill(t.home.reviews.pager.position, { page: number, pages: 6 }),
        );
      };
      await next.waitFor();
      await isAt(1);
      for (const number of [2, 3, 4, 5, 6, 1]) {
        await press(next);
        await isAt(number);
      }
      for (const number of [6, 5]) {
        await press(previous);
        await isAt(number);
      }
      expect(await previous.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );

  it('animate card by card, and not at all with prefers-reduced-motion', async () => {
    for (const [options, expected] of [
      [moving, oneByOne],
      [{}, Array(6).fill('still')],
    ] as const) {
      const { cards, names, next } = feedsOn(await openPage(site, '/', options));
      await next.click();
      await expect.poll(names).toEqual(namesFrom(6));
      expect(await delays(cards)).toEqual(expected);
    }
  });

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('animate cards only when they are scrolled into view (%s)', async (_name, viewport) => {
    const page = await openPage(site, '/', { ...moving, viewport, before: noteArrivals });
    const { articles, cards, names, next, previous } = feedsOn(page);
    await page.mouse.move(100, 100);
    await laidOut(page);
    await articles.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => page.locator('.review-card[data-unseen]').count()).toBe(6);
    expect(await arrivals(page)).toEqual([]);
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 120);
          return arrivals(page);
        },
        { interval: 100 },
      )
      .toEqual(namesFrom(0));
    const opacities = () => cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity));
    await expect.poll(opacities).toEqual(Array(6).fill('1'));
    // The cards are animated one after another again when their page is turned back to.
    await next.click();
    await expect.poll(names).toEqual(namesFrom(6));
    await previous.click();
    expect(await delays(cards)).toEqual(oneByOne);
  });

  it('are visible from the beginning with prefers-reduced-motion, and in print', async () => {
    const still = await openPage(site);
    const printed = await openPage(site, '/', moving);
    await printed.mouse.move(100, 100);
    await printed.locator('.review-card[data-unseen]').first().waitFor({ state: 'attached' });
    await printed.emulateMedia({ media: 'print' });
    for (const page of [still, printed]) {
      const opacities = feedsOn(page).cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card).opacity),
      );
      expect(await opacities).toEqual(Array(6).fill('1'));
    }
  });

  it("are the same bytes for every visitor, without another visitor's data", async () => {
    const before = await http(site, '/en');
    const page = await openPage(site, '/en?utm_source=secret-query', {
      ...noScript,
      expected: [/console error: .*422/],
      extraHTTPHeaders: { cookie: 'session=secret-cookie' },
    });
    const form = page.locator('#contact form');
    await form.locator('[name=name]').fill('Secret Name');
    await form.locator('[name=message]').fill('A secret message');
    await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await form.locator('button[type=submit]').click();
    await page.locator('#contact [aria-invalid]').first().waitFor();
    // The page of this visitor contains the typed values and both lists.
    expect(await form.locator('[name=message]').inputValue()).toBe('A secret message');
    expect(await feedsOn(page, 'en').cards.count()).toBe(6);
    for (const [path, cookie] of [
      ['/en', 'a=1'],
      ['/en?name=Eve', 'lang=en; session=2'],
    ] as const) {
      const { body, headers } = await http(site, path, { cookie, 'accept-language': 'en' });
      expect(body).toBe(before.body);
      expect(headers['etag']).toBe(before.headers['etag']);
    }
    expect(before.body).not.toMatch(/secret/i);
  });
});

describe('feeds without items', () => {
  beforeAll(() => untilBoth(emptySite, 'loaded'));

  it.each(locales)('have no section and no link to one, and the page is accessible (%s)', async (locale) => {
    const page = await openPage(emptySite, homeOf(locale), { viewport: phone });
    const { articles, reviews } = feedsOn(page, locale);
    expect([await articles.count(), await reviews.count()]).toEqual([0, 0]);
    const links = page.locator('a[href$="#articles"], a[href$="#reviews"], a[href$="/all-reviews"]');
    expect(await links.count()).toBe(0);
    await expectAccessible(page, 'empty');
  });
});
