import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { createReviewStore } from '../../src/adapters/db/reviews/review-store.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { locales, textsOf } from '../../tests/e2e/texts.ts';

const site = await siteOfFile();
/** Twelve reviews with five votes each, so that the home page has two pages of reviews. */
const planted = Array.from({ length: 12 }, (_, id) => ({
  externalId: `planted-${id}`,
  platform: 'google',
  name: `Nom ${id}`,
  rating: 4 as const,
  comment: `Commentaire ${id}`,
  lang: null,
  publishedAt: Date.UTC(2026, 9, 1) - id * 60_000,
  avatar: null,
  company: null,
  verified: id === 0,
  experience: null,
  campaignPlatform: null,
  reward: null,
}));
const database = await openDatabase({ dataDir: site.dataDir });
let lastId = 0;
const store = createReviewStore(database, { next: () => `r${++lastId}` });
await store.replace('vendor', planted, Date.now());
await database.db.updateTable('reviews').set({ helpful: 5 }).execute();
await database.close();

const t = textsOf('fr');

describe.each(['/', '/all-reviews'])('the votes on %s', (path) => {
  const name = path === '/' ? 'Nom 2.' : 'Nom 3.';
  const open = async (options = {}) => {
    const page = await openPage(site, path, options);
    const card = page.locator('.review-card', { has: page.getByText(name, { exact: true }) });
    const button = card.getByRole('button', { name: /^Utile/ });
    return {
      page,
      card,
      button,
      seen: async () => [
        await button.getAttribute('aria-pressed'),
        await button.locator('[data-count-text]').textContent(),
      ],
    };
  };

  it('are undone with a message when they fail, and stay visible when they are stored', async () => {
    const { page, card, button, seen } = await open({
      viewport: phone,
      expected: [/request failed: POST/, /console error: .*ERR_FAILED/],
    });
    expect(await seen()).toEqual(['false', '(5)']);
    await page.route('**/helpful', (route) => route.abort());
    await button.click();
    await card.getByText(t.home.reviews.helpful.failed).waitFor();
    expect(await seen()).toEqual(['false', '(5)']);
    expect(await page.evaluate(() => localStorage.getItem('helpfulVotes'))).toBeNull();
    await expectAccessible(page, 'failed');
    await page.unroute('**/helpful');
    await button.press('Enter');
    await expect.poll(seen).toEqual(['true', '(6)']);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('helpfulVotes'))).not.toBeNull();
    await button.click();
    expect(await seen()).toEqual(['true', '(6)']);
    await expectAccessible(page, 'given');
    // The server renders the new number, and the browser marks the vote as its own.
    await expect
      .poll(async () => (await fetch(site.url + path, { headers: { 'accept-language': 'fr' } })).text())
      .toMatch(new RegExp(`${name}</span><span[^>]*data-count-text="">\\(6\\)`));
    await page.reload();
    // The script that detects the first use of the page starts after the first paint, and may miss one movement.
    const moveAndSee = async () => {
      await page.mouse.move(1, 1);
      await card.hover();
      return seen();
    };
    await expect.poll(moveAndSee).toEqual(['true', '(6)']);
  });

  it('are shown as a number without JavaScript', async () => {
    const { card } = await open({ javaScriptEnabled: false });
    expect(await card.getByRole('button').count()).toBe(0);
    expect(await card.locator('.helpful-people').innerText()).toMatch(/^Utile à [56] personnes$/);
  });

  it('load no script before the page is first used', async () => {
    const page = await openPage(site, path);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts.filter((address) => address.includes('helpful'))).toEqual([]);
  });
});

it('the mark of a verified review explains its meaning as text', async () => {
  const page = await openPage(site, '/all-reviews', { javaScriptEnabled: false });
  await page.getByText('Google confirme que l’auteur a été client').waitFor();
});

it.each(locales)('the cookie policy in %s lists the record of the votes', async (locale) => {
  const page = await openPage(site, locale === 'fr' ? '/cookies' : `/${locale}/cookies`, {
    javaScriptEnabled: false,
  });
  expect(await page.locator('table', { hasText: 'helpfulVotes' }).count()).toBe(1);
});
