import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import { fetchedReview, NOON } from '../../tests/factories.ts';
import { openModeration } from '../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { erasePerson } from '../app/privacy/erase-person.ts';
import { readEnv } from '../config/env.ts';
import { createPageCache } from '../http-front/page-cache.ts';
import { storeResponse } from '../http-front/stored-response.ts';
import { type Composition, compose } from './compose.ts';
import { onPageChange } from './page-changes.ts';

/**
 * Caches the home page as a process does: rendered once, purged when the watch notices a change. Returns a
 * function that returns the reviews that a visitor reads.
 */
async function keepPages(site: Composition) {
  const { pageFeeds, revisions } = site;
  const pages = createPageCache({
    render: async () => storeResponse({}, Buffer.from(JSON.stringify(await pageFeeds.reviews('fr'))), 1),
    now: Date.now,
    maxAgeMs: 60_000,
    trueUntil: () => Number.POSITIVE_INFINITY,
    maxBytes: 1e7,
    onError: (error) => {
      throw error;
    },
  });
  onPageChange(site, { reviews: pages.purge, articles() {}, home() {}, landings: vi.fn(), all: pages.purge });
  revisions.start();
  return async () => JSON.parse((await pages.get('/'))?.identity.toString() ?? 'null');
}

/** Composes a second site on the same database, in place of a second process. */
const another = (site: TestSite) => compose(readEnv({ ...site.variables, LOG_LEVEL: 'silent' }));

eachEngine('a page that shows reviews', (engine) => {
  it('gives a page the requested part of the reviews, with the statistics of all reviews', async () => {
    const site = await openTestSite(engine);
    const reviews = Array.from({ length: 5 }, (_, index) =>
      fetchedReview({ externalId: `r${index}`, publishedAt: NOON - index }),
    );
    await site.feeds.reviews.replace('vendor', reviews, NOON);
    const { items, stats } = await site.pageFeeds.reviews('fr', { size: 2, page: 2 });
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      [2, 3].map((index) => new Date(NOON - index).toISOString()),
    );
    expect(stats.totalReviews).toBe(5);
    await site.close();
  });

  it('purges the page at once after a decision and its undo, without a vendor, and shows no e-mail address', async () => {
    const site = await openTestSite(engine, {}, { DEMO_DATA: 'off' });
    await site.feeds.refresher.refresh('reviews');
    const { write, decide } = await openModeration(site);
    const page = await keepPages(site);
    const id = await write();
    expect(await page()).toMatchObject({ state: 'loaded', items: [] });
    await decide(id, { status: 'approved' });
    const shown = await page();
    expect(shown).toMatchObject({
      state: 'loaded',
      items: [{ id, timeAgo: 'aujourd’hui' }],
    });
    expect(JSON.stringify(shown)).not.toContain('lea@');
    await decide(id, { status: 'pending', from: 'approved' });
    expect(await page()).toMatchObject({ state: 'loaded', items: [] });
    await site.close();
  });

  it('removes the samples from the page within a second of the command that deletes them', async () => {
    const site = await openTestSite(engine);
    const command = await another(site);
    await site.feeds.reviews.replace('demo', [fetchedReview()], NOON);
    const page = await keepPages(site);
    expect(await page()).toMatchObject({ items: [{ name: fetchedReview().name }] });
    expect(await command.feeds.reviews.removeDemo()).toBe(1);
    await expect.poll(async () => (await page()).items, { timeout: 1000, interval: 50 }).toEqual([]);
    await command.close();
    await site.close();
  });

  it('purges the page in every process within a second of a decision, a vote, an erasure and a refresh', async () => {
    const site = await openTestSite(engine);
    const { write, decide } = await openModeration(site);
    const other = await another(site);
    const pages = [await keepPages(site), await keepPages(other)];
    const id = await write();
    const seen = async () =>
      Promise.all(
        pages.map(async (page) => (await page()).items.map(({ helpful }: { helpful: number }) => helpful)),
      );
    const soon = (expected: unknown) => expect.poll(seen, { timeout: 1000, interval: 50 }).toEqual(expected);
    expect(await seen()).toEqual([[], []]);
    await decide(id, { status: 'approved' });
    await soon([[0], [0]]);
    await site.post(`/api/reviews/${id}/helpful`, { voter: randomUUID() });
    await soon([[1], [1]]);
    await erasePerson(
      other.ports,
      { email: 'lea@example.com' },
      { who: { sessionId: '', account: { id: 'a' } as never }, requestId: 'r' },
    );
    await soon([[], []]);
    await site.feeds.reviews.replace('vendor', [fetchedReview()], NOON);
    await soon([[expect.any(Number)], [expect.any(Number)]]);
    await other.close();
    await site.close();
  });
});
